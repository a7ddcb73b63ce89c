"""Rule modules: one file or folder each. They meet only in the composed rules."""
