"""Long work beside the node: what a stranger can make long is done in a process that can be stopped."""
