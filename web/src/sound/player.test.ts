import { describe, expect, it } from "vitest";

import { ROLLING } from "../motion/flights";
import { Player } from "./player";
import { SOUNDS } from "./sounds";

interface Set {
  value: number;
  at: number;
}

class Param {
  value = 0;
  sets: Set[] = [];
  private note(value: number, at: number): void {
    this.sets.push({ value, at });
  }
  setValueAtTime = this.note.bind(this);
  linearRampToValueAtTime = this.note.bind(this);
  exponentialRampToValueAtTime = this.note.bind(this);
}

class FakeNode {
  gain = new Param();
  frequency = new Param();
  Q = new Param();
  type = "";
  buffer: unknown = null;
  next: FakeNode | null = null;
  begun: number | null = null;
  ended: number | null = null;
  connect(next: FakeNode): FakeNode {
    return (this.next = next);
  }
  start(at: number): void {
    this.begun = at;
  }
  stop(at: number): void {
    this.ended = at;
  }
}

class FakeContext {
  state: AudioContextState = "suspended";
  currentTime = 5;
  sampleRate = 100;
  destination = new FakeNode();
  nodes: FakeNode[] = [];
  private make(): FakeNode {
    const node = new FakeNode();
    this.nodes.push(node);
    return node;
  }
  createGain = this.make.bind(this);
  createOscillator = this.make.bind(this);
  createBufferSource = this.make.bind(this);
  createBiquadFilter = this.make.bind(this);
  createBuffer(_: number, length: number): unknown {
    return { getChannelData: () => new Float32Array(length) };
  }
  resume(): Promise<void> {
    this.state = "running";
    return Promise.resolve();
  }
  suspend(): Promise<void> {
    this.state = "suspended";
    return Promise.resolve();
  }
  get sources(): FakeNode[] {
    return this.nodes.filter(({ begun }) => begun !== null);
  }
}

function playing(): { player: Player; context: FakeContext; made: () => number } {
  const context = new FakeContext();
  let made = 0;
  const player = new Player(0.4, () => ((made += 1), context as unknown as AudioContext));
  return { player, context, made: () => made };
}

describe("sounds", () => {
  it("makes nothing at all before somebody has touched the page", () => {
    const { player, context, made } = playing();
    player.play(SOUNDS.dice);
    expect([made(), context.nodes.length]).toEqual([0, 0]);
  });

  it("schedules every voice at its time, after what it waits for, and ends each", () => {
    const { player, context } = playing();
    player.wake();
    player.play([{ pitch: 440, at: 0.1, long: 0.2 }, { wave: "noise", pitch: 900, to: 1800, at: 0.3, long: 0.05 }], 0.5);
    expect(context.sources.map(({ begun, ended }) => [begun, ended].map((time) => Number(time?.toFixed(3))))).toEqual([
      [5.6, 5.8],
      [5.8, 5.85],
    ]);
    const [tone, noise] = context.sources;
    expect(tone?.frequency.sets).toEqual([{ value: 440, at: 5.6 }]);
    expect(noise?.next?.frequency.sets.map(({ value }) => value)).toEqual([900, 1800]);
  });

  it("begins and ends every voice in silence, and sends it through one volume", () => {
    const { player, context } = playing();
    player.wake();
    for (const voices of Object.values(SOUNDS)) player.play(voices);
    const out = context.nodes[0];
    expect(out?.gain.value).toBe(0.4);
    expect(out?.next).toBe(context.destination);
    const envelopes = context.nodes.filter((node) => node.gain.sets.length > 0);
    expect(envelopes.length).toBe(Object.values(SOUNDS).flat().length);
    for (const { gain, next } of envelopes) {
      expect(gain.sets[0]?.value).toBe(0);
      expect(gain.sets.at(-1)?.value).toBeLessThan(0.01);
      expect(next).toBe(out);
    }
  });

  it("is silent at once while it rests, and is heard again when it wakes", () => {
    const { player, context, made } = playing();
    player.wake();
    player.rest();
    expect(context.state).toBe("suspended");
    player.play(SOUNDS.turn);
    expect(context.sources).toEqual([]);
    player.wake();
    player.play(SOUNDS.turn);
    expect([context.sources.length, made()]).toEqual([SOUNDS.turn.length, 1]);
  });

  it("keeps the volume that was chosen before and changes it while it sounds", () => {
    const { player, context } = playing();
    player.volume = 0.1;
    player.wake();
    expect(context.nodes[0]?.gain.value).toBe(0.1);
    player.volume = 0.3;
    expect(context.nodes[0]?.gain.value).toBe(0.3);
  });

  it("are short, and dice are heard as long as they roll", () => {
    const ends = Object.entries(SOUNDS).map(([name, voices]) => [name, Math.max(...voices.map(({ at, long }) => at + long))] as const);
    for (const [name, end] of ends) expect(end, name).toBeLessThan(name === "win" ? 2 : 1);
    expect(1000 * (new Map(ends).get("dice") ?? Infinity)).toBeCloseTo(ROLLING, -2);
  });
});
