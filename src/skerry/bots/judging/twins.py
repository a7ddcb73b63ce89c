"""Positions to try things out in."""

from __future__ import annotations

from skerry.engine.kernel import Kernel
from skerry.engine.network import Network


def twin_of(kernel: Kernel) -> Kernel:
    """A copy that tells nobody what happens in it."""
    twin = kernel.copy()
    twin.log.is_silent = True
    hand_on_networks(kernel, twin)
    return twin


def hand_on_networks(kernel: Kernel, twin: Kernel) -> None:
    """What is known of the networks of a position holds for one with the same pieces on its board: looking for them
    takes ten times as long as copying them."""
    if len(kernel.networks) == 0:
        return
    networks = kernel.networks[:]
    for colour in range(len(networks)):
        known = networks[colour]
        if known is not None:
            network = Network()
            network.edges = known.edges[:]
            network.ends = known.ends[:]
            network.buildings = known.buildings[:]
            network.beside = known.beside[:]
            network.watched = known.watched[:]
            networks[colour] = network
    twin.networks = networks
