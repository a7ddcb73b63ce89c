"""The 54 progress cards: data in `table`, what each does in the file of its deck."""
