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
/** Why a connection is over for good when the server gives no reason. */
export const CLOSED = "closed";

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private delay = FIRST_DELAY;
  private closed = false;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private lastHeard = 0;
  private commands = 0;
  private readonly name = crypto.randomUUID();

  constructor(
    private readonly game: string,
    private readonly listen: Listener,
    private readonly onState: (connected: boolean, why: string | null) => void,
  ) {
    this.open();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/games/${encodeURIComponent(this.game)}/live`);
    this.socket = socket;
    socket.onopen = () => {
      this.delay = FIRST_DELAY;
      this.lastHeard = Date.now();
      this.onState(true, null);
      // What was not answered is sent again under its old id, so that it counts once.
      for (const { text } of this.waiting.values()) socket.send(text);
      clearInterval(this.heartbeat);
      this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
    };
    socket.onmessage = (message) => {
      this.lastHeard = Date.now();
      this.receive(JSON.parse(String(message.data)) as FromServer);
    };
    socket.onclose = (event) => {
      clearInterval(this.heartbeat);
      if (this.closed) return;
      const final = event.code >= 4400 && event.code < 4500;
      this.onState(false, final ? event.reason || CLOSED : null);
      if (final) return;
      setTimeout(() => this.open(), this.delay);
      this.delay = Math.min(LONGEST_DELAY, this.delay * 1.7);
    };
  }

  private beat(): void {
    if (Date.now() - this.lastHeard > 2.5 * HEARTBEAT) this.socket?.close();
    else if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: "ping", id: "beat" }));
  }

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

  resync(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: "resync" }));
  }

  close(): void {
    this.closed = true;
    clearInterval(this.heartbeat);
    this.socket?.close();
  }
}
