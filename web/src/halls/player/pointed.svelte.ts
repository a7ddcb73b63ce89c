/** What a player could point at on the boards, as the places of the map that is drawn. No rules: the server says it all. */

import type { Pointed } from "../../lib/pointing.svelte";
import type { Action, ActionFact, Cards, Price } from "../../lib/protocol";
import { nameOf, type Ground } from "../geometry";
import type { Command, EdgeWord, HallBoard, HalfWord, VertexWord } from "../protocol";
import type { HallSession } from "../session.svelte";

type Place = ActionFact["place"];

function fact(place: Place, preview: string): ActionFact {
  return { place, group: "build", order: 0, preview, free_form: false };
}

/** How commands are pointed at; a command that asks for more is shown under the name of what it asks for. */
export const POINTED: Record<string, ActionFact> = {
  build_road: fact("edge", "road"),
  build_ship: fact("edge", "ship"),
  build_settlement: fact("vertex", "settlement"),
  build_city: fact("vertex", "city"),
  move_ship: fact("edge", ""),
  sail_ship: fact("edge", "ship"),
  place_road: fact("edge", "road"),
  place_ship: fact("edge", "ship"),
  chase_robber: fact("hex", ""),
};
const FACTS = { actions: POINTED, decisions: {} };

/** Commands that are said piece by piece. */
const BEGUN_BY = new Set(["move_ship", "play_card"]);

export class HallPointed implements Pointed {
  readonly facts = FACTS;
  readonly view = null;
  readonly prices: Price[] = [];
  /** A command that still asks for something. */
  begun = $state.raw<Command | null>(null);
  /** What it asks for, each as the command with that choice. */
  choices = $state.raw<Command[]>([]);
  asking = $state(false);
  /** What the last thing said has cost. */
  paid = $state.raw<Cards | null>(null);

  constructor(
    readonly hall: HallSession,
    private readonly ground: () => Ground | null,
  ) {}

  get busy(): boolean {
    return this.hall.busy || this.asking;
  }

  get legal(): Action[] {
    const ground = this.ground();
    if (!ground) return [];
    const said = this.begun ? this.choices : (this.hall.possible ?? []);
    const places = said.flatMap((command) => shown(ground, Object.values(this.hall.known.boards), command) ?? []);
    // Nothing lights up until it is wanted: one can always do nothing.
    return this.begun ? places : [...places, { kind: "done" }];
  }

  /** Choices that no place shows: cards to take. */
  get cardChoices(): { card: string; command: Command }[] {
    return this.choices.flatMap((command) => {
      const cards = command.cards;
      const card = command.resource ?? (Array.isArray(cards) ? (cards as unknown[]).at(-1) : undefined);
      return typeof card === "string" ? [{ card, command }] : [];
    });
  }

  may(kind: string): boolean {
    return (this.hall.possible ?? []).some((command) => command.kind === kind);
  }

  async act(action: Action): Promise<boolean> {
    return this.follow(action.command as Command);
  }

  /** Say a command, or ask what it still needs. */
  async follow(command: Command): Promise<boolean> {
    if (!BEGUN_BY.has(command.kind)) return this.say(command);
    this.asking = true;
    this.begun = command;
    this.choices = [];
    const next = await this.hall.choicesAfter(command);
    this.asking = false;
    if (this.begun !== command) return false;
    if (next.length > 0) {
      this.choices = next;
      return true;
    }
    this.stop();
    return this.say(command);
  }

  stop(): void {
    this.begun = null;
    this.choices = [];
    this.asking = false;
  }

  private async say(command: Command): Promise<boolean> {
    return (await this.hall.say(command)) !== null;
  }
}

/** Where a command is shown on the map; null where it is no place. */
function shown(ground: Ground, boards: readonly HallBoard[], command: Command): Action | null {
  const piece = lastPiece(command);
  if (piece) return on(ground.edgeIds, `place_${piece[0]}`, "edge", piece[1], command);
  if (command.to) return on(ground.edgeIds, "sail_ship", "edge", command.to as EdgeWord, command);
  if (command.edge) return on(ground.edgeIds, command.kind, "edge", command.edge as EdgeWord, command);
  if (command.vertex) return on(ground.vertexIds, command.kind, "vertex", command.vertex as VertexWord, command);
  if (command.robber) {
    const [board, side] = command.robber as HalfWord;
    const robbers = boards.find((one) => one.board === board)?.robbers;
    const hex = robbers?.[side === "sun" ? 0 : 1];
    return hex ? on(ground.hexIds, "chase_robber", "hex", hex, command) : null;
  }
  return null;
}

function lastPiece(command: Command): [string, EdgeWord] | null {
  const pieces = command.pieces as [string, EdgeWord][] | undefined;
  return pieces?.at(-1) ?? null;
}

function on(ids: Map<string, number>, kind: string, place: string, word: readonly (string | number)[], command: Command): Action | null {
  const id = ids.get(nameOf(word));
  return id === undefined ? null : { kind, [place]: id, command };
}
