"""What stands between the network and the application: how long, how many, how much at a time."""
