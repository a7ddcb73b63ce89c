/** How a game is called by the modules it is played with. */

/** The modules worth naming: what every game has is left out when there is something else to say. */
export function telling(modules: string[]): string[] {
  const others = modules.filter((name) => name !== "base");
  const special = others.filter((name) => name !== "seafarers");
  if (special.some((name) => !COMPANIONS.has(name))) return special;
  return others.length > 0 && others.some((name) => !VARIANTS.has(name)) ? others : ["base", ...others];
}

/** Modules that can be added to a map without changing which map it is. */
const VARIANTS = new Set(["friendly_robber", "event_cards", "harbormaster", "two_player"]);
const COMPANIONS = new Set([...VARIANTS, "cities_and_knights"]);
