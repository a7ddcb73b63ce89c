"""What everybody at the table can see of a scenario, and so every view tells."""

from __future__ import annotations

from skerry import Game


def told(scenario: str, seat: int | None = None) -> dict[str, object]:
    return Game.new(["seafarers", scenario], players=3, seed="view").view(seat).parts[scenario]


def test_the_view_tells_the_areas_and_what_a_first_settlement_there_earns() -> None:
    areas = told("new_shores")["areas"]
    assert isinstance(areas, list)
    assert [area["points"] for area in areas] == [2, 2, 2]
    assert sum(len(area["hexes"]) for area in areas) == 8
    assert all(area["settled_by"] == [] for area in areas)


def test_the_view_tells_which_land_is_closed_to_building() -> None:
    for scenario, hexes in (("forgotten_tribe", 12), ("cloth_for_catan", 4), ("pirate_islands", 13)):
        closed = told(scenario)["closed_hexes"]
        assert isinstance(closed, list)
        assert len(closed) == hexes


def test_the_view_tells_where_the_villages_stand() -> None:
    villages = told("cloth_for_catan")["villages"]
    assert isinstance(villages, dict)
    assert len({village["vertex"] for village in villages.values()}) == 8


def test_the_view_tells_a_seat_where_its_line_to_the_fortress_may_go_on() -> None:
    ahead = told("pirate_islands", 0)["line_ahead"]
    assert isinstance(ahead, list)
    assert len(ahead) >= 6 + 3 - 1
    assert "line_ahead" not in told("pirate_islands")


def test_the_view_tells_what_levels_of_wonders_cost_and_where_two_of_them_stand() -> None:
    part = told("wonders")
    costs, sites = part["level_costs"], part["sites"]
    assert isinstance(costs, dict)
    assert isinstance(sites, dict)
    assert [sum(cost.values()) for cost in costs.values()] == [5] * 5
    assert {name: len(places) for name, places in sites.items()} == {"great_wall": 5, "great_bridge": 2}
