/** Which sections the rules of a module have; their words are in the catalogue under rules.MODULE.SECTION. */

/** Cards that a module brings, told in a table: the name, how many there are, and in which deck. */
export interface CardRow {
  name: string;
  count: number;
  deck?: string;
}

export interface Section {
  name: string;
  cards?: CardRow[];
  costs?: { piece: string; cost: Record<string, number> }[];
}

export interface Chapter {
  module: string;
  /** Points to win where nothing else is in play, for texts with a {target}. */
  target?: number;
  sections: Section[];
}

const plain = (...names: string[]): Section[] => names.map((name) => ({ name }));

const progress = (deck: string, counts: Record<string, number>): CardRow[] =>
  Object.entries(counts).map(([name, count]) => ({ name, count, deck }));

const SCENARIO = plain("start", "special", "win");

export const CHAPTERS: Chapter[] = [
  {
    module: "base",
    target: 10,
    sections: [
      ...plain("aim", "start", "turn", "desert", "seven", "trade"),
      {
        name: "build",
        costs: [
          { piece: "piece.road", cost: { brick: 1, wood: 1 } },
          { piece: "piece.settlement", cost: { brick: 1, wood: 1, wool: 1, grain: 1 } },
          { piece: "piece.city", cost: { grain: 2, ore: 3 } },
        ],
      },
      {
        name: "cards",
        costs: [{ piece: "rules.development_card", cost: { wool: 1, grain: 1, ore: 1 } }],
        cards: [
          { name: "knight", count: 14 },
          { name: "road_building", count: 2 },
          { name: "year_of_plenty", count: 2 },
          { name: "monopoly", count: 2 },
          { name: "victory_point", count: 5 },
        ],
      },
      ...plain("longest_road", "largest_army", "end", "five_six"),
    ],
  },
  {
    module: "seafarers",
    sections: [
      { name: "ships", costs: [{ piece: "piece.ship", cost: { wood: 1, wool: 1 } }] },
      ...plain("move", "gold", "pirate", "fog", "special"),
    ],
  },
  { module: "new_shores", target: 14, sections: SCENARIO },
  { module: "four_islands", target: 13, sections: SCENARIO },
  { module: "fog_islands", target: 12, sections: SCENARIO },
  { module: "through_the_desert", target: 14, sections: SCENARIO },
  { module: "forgotten_tribe", target: 13, sections: SCENARIO },
  { module: "cloth_for_catan", target: 14, sections: SCENARIO },
  { module: "pirate_islands", target: 10, sections: plain("start", "line", "fleet", "fortress", "win") },
  { module: "wonders", target: 10, sections: SCENARIO },
  { module: "new_world", target: 12, sections: SCENARIO },
  { module: "greater_catan", target: 18, sections: SCENARIO },
  {
    module: "desert_dragons",
    target: 13,
    sections: plain("start", "gather", "attack", "curse", "knights", "seven", "win"),
  },
  { module: "enchanted_land", sections: plain("start", "building", "transfer", "walking", "fight", "win") },
  { module: "fishermen", target: 10, sections: plain("start", "catch", "spend", "boot", "win") },
  {
    module: "rivers",
    target: 10,
    sections: [
      ...plain("start", "gold"),
      { name: "bridges", costs: [{ piece: "piece.bridge", cost: { brick: 1, wood: 2 } }] },
      ...plain("tiles", "win"),
    ],
  },
  { module: "caravans", target: 12, sections: plain("start", "camels", "vote", "benefit", "win") },
  {
    module: "traders_and_barbarians",
    target: 13,
    sections: [
      ...plain("start", "wagon", "goods", "barbarians", "gold"),
      {
        name: "cards",
        costs: [{ piece: "rules.development_card", cost: { wool: 1, grain: 1, ore: 1 } }],
        cards: [
          { name: "knight", count: 16 },
          { name: "road_building", count: 3 },
          { name: "swift_journey", count: 3 },
          { name: "victory_point", count: 3 },
        ],
      },
      ...plain("win"),
    ],
  },
  {
    module: "barbarian_attack",
    target: 12,
    sections: [
      ...plain("start", "attack", "conquered"),
      {
        name: "cards",
        costs: [{ piece: "rules.development_card", cost: { wool: 1, grain: 1, ore: 1 } }],
        cards: [
          { name: "knighthood", count: 14 },
          { name: "black_knight", count: 4 },
          { name: "treason", count: 4 },
          { name: "intrigue", count: 4 },
        ],
      },
      ...plain("knights", "expel", "gold", "seven", "win"),
    ],
  },
  { module: "treasure_islands", target: 14, sections: plain("start", "special", "treasures", "win") },
  { module: "into_the_unknown", target: 12, sections: plain("start", "special", "kept", "win") },
  { module: "great_canal", sections: plain("start", "canal", "islands", "water", "win") },
  {
    module: "cities_and_knights",
    target: 13,
    sections: [
      ...plain("aim", "start", "turn", "commodities", "improvements", "metropolis"),
      {
        name: "knights",
        costs: [
          { piece: "rules.recruit", cost: { wool: 1, ore: 1 } },
          { piece: "rules.promote", cost: { wool: 1, ore: 1 } },
          { piece: "rules.activate", cost: { grain: 1 } },
        ],
      },
      ...plain("barbarians"),
      { name: "seven", costs: [{ piece: "piece.wall", cost: { brick: 2 } }] },
      {
        name: "progress",
        cards: [
          ...progress("science", {
            alchemist: 2,
            crane: 2,
            engineer: 1,
            inventor: 2,
            irrigation: 2,
            medicine: 2,
            mining: 2,
            printer: 1,
            road_building: 2,
            smith: 2,
          }),
          ...progress("politics", {
            bishop: 2,
            constitution: 1,
            deserter: 2,
            diplomat: 2,
            intrigue: 2,
            saboteur: 2,
            spy: 3,
            warlord: 2,
            wedding: 2,
          }),
          ...progress("trade", {
            commercial_harbor: 2,
            master_merchant: 2,
            merchant: 6,
            merchant_fleet: 2,
            resource_monopoly: 4,
            trade_monopoly: 2,
          }),
        ],
      },
    ],
  },
  { module: "friendly_robber", sections: plain("rule") },
  {
    module: "event_cards",
    sections: [
      ...plain("deck"),
      {
        name: "events",
        cards: [
          { name: "robber_attack", count: 6 },
          { name: "epidemic", count: 2 },
          { name: "earthquake", count: 1 },
          { name: "good_neighbors", count: 1 },
          { name: "tournament", count: 1 },
          { name: "trade_advantage", count: 1 },
          { name: "calm_sea", count: 2 },
          { name: "robber_flees", count: 2 },
          { name: "neighborly_assistance", count: 2 },
          { name: "conflict", count: 1 },
          { name: "plentiful_year", count: 1 },
          { name: "none", count: 16 },
        ],
      },
    ],
  },
  { module: "harbormaster", sections: plain("rule") },
  { module: "two_player", sections: plain("start", "turn", "neutral", "tokens") },
];

export function chapterOf(module: string): Chapter | undefined {
  return CHAPTERS.find((chapter) => chapter.module === module);
}

/** The modules an address names, such as "base+seafarers+new_shores", in the order of the chapters; nothing else is let in. */
export function modulesIn(address: string | null): string[] {
  const named = new Set((address ?? "").split(/[+,]/).filter((name) => /^[a-z_]+$/.test(name)));
  const known = CHAPTERS.map((chapter) => chapter.module).filter((module) => named.has(module));
  return [...known, ...[...named].filter((name) => !known.includes(name))];
}
