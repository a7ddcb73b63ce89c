"""The maps that come with the game, one text file each; docs/maps.md describes the format."""

from skerry.board.maps.loading import list_maps, load_map

__all__ = ["list_maps", "load_map"]
