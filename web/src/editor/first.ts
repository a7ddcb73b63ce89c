/** What one begins with: an island to change, in the words of the map format. */
export const FIRST = `name my_island
title My island
players 3 4
row 0 offset 2: mountain:10 pasture:2 forest:9
row 1 offset 1: field:12 hill:6 pasture:4 hill:10
row 2 offset 0: field:9 forest:11 desert forest:3 mountain:8
row 3 offset 1: forest:8 mountain:3 field:4 pasture:5
row 4 offset 2: hill:5 field:6 pasture:11
harbour 3:1 at (0,0) side NW
harbour grain at (0,1) side NE
harbour ore at (1,3) side NE
harbour 3:1 at (2,4) side E
harbour wool at (3,3) side SE
harbour 3:1 at (4,1) side SE
harbour 3:1 at (4,0) side SW
harbour brick at (3,0) side W
harbour wood at (1,0) side W
`;
