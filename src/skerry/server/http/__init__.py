"""Everything that is not live, as HTTP routes."""
