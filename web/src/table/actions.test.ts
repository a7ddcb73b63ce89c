import { render } from "svelte/server";
import { expect, test } from "vitest";

import { Pointing } from "../lib/pointing.svelte";
import type { Action, ActionFact } from "../lib/protocol";
import type { Session } from "../lib/session.svelte";
import Actions from "./Actions.svelte";

const fact = (group: string, place: string | null = null): ActionFact => ({ group, place }) as unknown as ActionFact;

/** What is to be seen of a question with these answers. */
function seen(decision: string, actions: Record<string, ActionFact>, legal: Action[]): string {
  const facts = { actions, decisions: { [decision]: Object.keys(actions) }, cards: [], card_words: {}, development_cards: [], things: [] };
  const table = { seats: [{ name: "Ann" }, { name: "Ben" }, { name: "Cleo" }] };
  const view = { decision, players: 3, turn: 4, board: { edges: {}, vertices: {} } };
  const session = { facts, table, view, legal, free: [], whyNot: {}, prices: [], busy: false, number: 1, isMyMove: true } as unknown as Session;
  return render(Actions, { props: { session, pointing: new Pointing(session), onTrade: () => undefined } }).body;
}

const victims = [1, 2].map((seat) => ({ kind: "rob_anybody", seat }));

test("whom to choose lies open although one may choose nobody", () => {
  const body = seen("rob_anybody", { rob_anybody: fact("special"), rob_nobody: fact("special") }, [...victims, { kind: "rob_nobody" }]);
  expect(body).toContain("Ben");
  expect(body).toContain("Cleo");
  expect(body).toContain("Take nothing");
  expect(body).not.toContain("…");
});

test("what is one of many things to do keeps its choices to itself, and says that there are some", () => {
  const body = seen("action", { rob_anybody: fact("special"), end_turn: fact("end") }, [...victims, { kind: "end_turn" }]);
  expect(body).not.toContain("Cleo");
  expect(body).toContain("Take a card from …");
});

test("places that glow already need no button", () => {
  const edges = [3, 5].map((edge) => ({ kind: "name_edge", edge }));
  const body = seen("name_edge", { name_edge: fact("answer", "edge"), name_no_edge: fact("answer") }, [...edges, { kind: "name_no_edge" }]);
  expect(body).toContain("Choose one of the glowing places");
  expect(body).not.toContain('data-kind="name_edge"');
  expect(body).toContain("No edge");
});

test("a question that is hard to guess is explained", () => {
  const tokens = ["one_fish", "two_fish"].map((token) => ({ kind: "exchange_fish", token }));
  const body = seen("exchange_fish", { exchange_fish: fact("answer"), keep_fish: fact("answer") }, [...tokens, { kind: "keep_fish" }]);
  expect(body).toContain("You hold seven fish tokens");
  expect(body).toContain("2 fish");
});
