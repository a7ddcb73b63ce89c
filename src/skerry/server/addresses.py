"""Who counts as one caller, and who is at home here."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Network, ip_address, ip_network
from typing import Final

# Bits of an IPv6 address that a provider gives out together.
HOUSEHOLD: Final = 64
# Addresses that are only valid in one's own house or machine.
AT_HOME: Final = tuple(
    ip_network(each)
    for each in (
        "127.0.0.0/8",
        "10.0.0.0/8",
        "172.16.0.0/12",
        "192.168.0.0/16",
        "169.254.0.0/16",
        "::/64",
        "fc00::/7",
        "fe80::/10",
    )
)


def household(host: str) -> str:
    """An address, or the network that one household gets of the newer kind."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), HOUSEHOLD), strict=False))


def is_at_home(caller: str) -> bool:
    """Whether a caller is on this machine or in its network: nobody far away has such an address."""
    try:
        place = ip_network(caller)
    except ValueError:
        return True  # not even an address: a socket of this machine
    return any(place.version == each.version and place.subnet_of(each) for each in AT_HOME)  # type: ignore[arg-type]
