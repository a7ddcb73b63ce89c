"""The Big Game live: halls, each with its game in a process of its own."""
