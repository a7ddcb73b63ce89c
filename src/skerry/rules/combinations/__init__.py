"""Where two modules touch one thing, the answer lives here; neither of them knows the other."""
