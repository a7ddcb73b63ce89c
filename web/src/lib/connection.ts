/** The live connection: it comes back by itself, and no command is lost or doubled on the way. */

import type { Action, FromServer } from "./protocol";

type Listener = (message: FromServer) => void;

interface Waiting {
  text: string;
  settle: (answer: FromServer) => void;
}

const FIRST_DELAY = 400;
const LONGEST_DELAY = 8000;
const HEARTBEAT = 15000;
/** How long a line that slept may take to answer. */
const PATIENCE = 4000;
const AWAKE = ["pageshow", "visibilitychange"] as const;
/** In the place of the code of a reason, when a connection is over for good and the server gives none. */
const CLOSED = "closed";

/** Pages from plain http, as in a home network, have no `randomUUID`. */
function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private delay = FIRST_DELAY;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private lastHeard = 0;
  private commands = 0;
  private reopening: ReturnType<typeof setTimeout> | undefined;
  private listening: ReturnType<typeof setTimeout> | undefined;
  private readonly name = randomName();

  constructor(
    private readonly game: string,
    private readonly listen: Listener,
    private readonly onState: (connected: boolean, why: string | null) => void,
  ) {
    this.open();
    for (const sign of AWAKE) addEventListener(sign, this.wake);
    addEventListener("offline", this.fall);
    addEventListener("online", this.rise);
  }

  private open(): void {
    clearTimeout(this.reopening);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/games/${encodeURIComponent(this.game)}/live`);
    this.socket = socket;
    socket.onopen = () => {
      this.lastHeard = Date.now();
      this.onState(true, null);
      // What was not answered is sent again under its old id, so that it counts once.
      for (const { text } of this.waiting.values()) socket.send(text);
      this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
    };
    socket.onmessage = (message) => {
      this.lastHeard = Date.now();
      // Only now: a server that is too busy takes connections and hangs up again.
      this.delay = FIRST_DELAY;
      this.receive(JSON.parse(String(message.data)) as FromServer);
    };
    socket.onclose = (event) => {
      const final = event.code >= 4400 && event.code < 4500;
      this.lose(final ? event.reason || CLOSED : null, final);
    };
  }

  /** This socket is over, whether it knows it already or not; another one follows unless the server means it. */
  private lose(why: string | null, final = false): void {
    clearInterval(this.heartbeat);
    clearTimeout(this.listening);
    this.drop();
    this.onState(false, why);
    if (final) {
      this.leave();
      return;
    }
    clearTimeout(this.reopening);
    this.reopening = setTimeout(() => this.open(), this.delay);
    this.delay = Math.min(LONGEST_DELAY, this.delay * 1.7);
  }

  private drop(): void {
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  private beat(): void {
    if (Date.now() - this.lastHeard > 2.5 * HEARTBEAT) this.lose(null);
    else if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: "ping", id: "beat" }));
  }

  /** The laptop was opened, the phone is back in the network: find out at once whether the line still works. */
  private readonly wake = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.socket === null) this.open();
    else if (this.socket.readyState === WebSocket.OPEN) {
      const asked = Date.now();
      this.beat();
      clearTimeout(this.listening);
      this.listening = setTimeout(() => {
        if (this.lastHeard < asked) this.lose(null);
      }, PATIENCE);
    }
  };

  /** The network is gone: a line that only seems to be there is not waited for. A server on this device answers anew. */
  private readonly fall = (): void => {
    if (this.socket !== null) this.lose(null);
  };

  /** The network is back. What was begun without it may hang for minutes, so it is begun again. */
  private readonly rise = (): void => {
    this.delay = FIRST_DELAY;
    if (this.socket?.readyState === WebSocket.CONNECTING) this.drop();
    if (this.socket === null) this.open();
    else this.wake();
  };

  private receive(message: FromServer): void {
    if ((message.type === "done" || message.type === "refused") && message.id !== null) {
      this.waiting.get(message.id)?.settle(message);
      this.waiting.delete(message.id);
    }
    this.listen(message);
  }

  private command(message: Record<string, unknown>): Promise<FromServer> {
    const id = `${this.name}-${(this.commands += 1)}`;
    const text = JSON.stringify({ ...message, id });
    return new Promise((settle) => {
      this.waiting.set(id, { text, settle });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  act(number: number, action: Action): Promise<FromServer> {
    return this.command({ type: "act", number, action });
  }

  undo(number: number): Promise<FromServer> {
    return this.command({ type: "undo", number });
  }

  say(text: string): Promise<FromServer> {
    return this.command({ type: "chat", text });
  }

  tell(type: "pause" | "play" | "back"): Promise<FromServer> {
    return this.command({ type });
  }

  callBot(seat: number): Promise<FromServer> {
    return this.command({ type: "call_bot", seat });
  }

  resync(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: "resync" }));
  }

  close(): void {
    this.leave();
    clearInterval(this.heartbeat);
    this.drop();
  }

  private leave(): void {
    clearTimeout(this.reopening);
    clearTimeout(this.listening);
    for (const sign of AWAKE) removeEventListener(sign, this.wake);
    removeEventListener("offline", this.fall);
    removeEventListener("online", this.rise);
  }
}
