"""Where bots think: in processes beside the node, so that nobody waits for it."""
