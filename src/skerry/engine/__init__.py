"""The engine: state, actions, decisions, events, randomness, views and the kernel that ties them."""
