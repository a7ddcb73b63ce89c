"""An independent referee of the Big Game: books kept by the digest, from what is said and shown alone."""
