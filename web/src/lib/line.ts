/** A live line to the server: it comes back by itself, and no command is lost or doubled on the way. */

/** What every line hears, whatever else is said on it. */
export interface Heard {
  type: string;
  id?: string | null;
}

interface Waiting<Message> {
  text: string;
  settle: (answer: Message) => void;
}

const FIRST_DELAY = 400;
const LONGEST_DELAY = 8000;
const HEARTBEAT = 15000;
/** How long a line that slept may take to answer. */
const PATIENCE = 4000;
const AWAKE = ["pageshow", "visibilitychange"] as const;
/** In the place of the code of a reason, when a connection is over for good and the server gives none. */
const CLOSED = "closed";
/** How long what could not be judged waits until it is said again. */
const PUT_OFF = 1000;
/** What settles a command. */
const ANSWERS = new Set(["done", "refused"]);

/** Pages from plain http, as in a home network, have no `randomUUID`. */
function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export abstract class Line<Message extends Heard> {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting<Message>>();
  private delay = FIRST_DELAY;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private lastHeard = 0;
  private commands = 0;
  private reopening: ReturnType<typeof setTimeout> | undefined;
  private listening: ReturnType<typeof setTimeout> | undefined;
  private readonly name = randomName();

  constructor(
    private readonly address: string,
    private readonly listen: (message: Message) => void,
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
    const socket = new WebSocket(`${scheme}://${location.host}${this.address}`);
    this.socket = socket;
    socket.onopen = () => {
      this.lastHeard = Date.now();
      this.onState(true, null);
      // What was not answered is sent again under its old id, so that it counts once.
      for (const { text } of this.waiting.values()) socket.send(text);
      this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
      this.opened();
    };
    socket.onmessage = (message) => {
      this.lastHeard = Date.now();
      // Only now: a server that is too busy takes connections and hangs up again.
      this.delay = FIRST_DELAY;
      this.receive(JSON.parse(String(message.data)) as Message);
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
    else this.ping("beat");
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

  /** There is a line again. */
  protected opened(): void {}

  protected ping(id: string): void {
    this.send({ type: "ping", id });
  }

  private receive(message: Message): void {
    const id = ANSWERS.has(message.type) ? (message.id ?? null) : null;
    if (id !== null && this.waiting.has(id)) {
      if (this.isPutOff(message)) {
        setTimeout(() => this.sendAgain(id), PUT_OFF);
        return;
      }
      this.waiting.get(id)?.settle(message);
      this.waiting.delete(id);
    }
    this.listen(message);
  }

  /** Whether an answer only says that it could not be judged now: then the same is sent again. */
  protected isPutOff(_: Message): boolean {
    return false;
  }

  private sendAgain(id: string): void {
    const waiting = this.waiting.get(id);
    if (waiting && this.socket?.readyState === WebSocket.OPEN) this.socket.send(waiting.text);
  }

  /** What has to reach the server, however often the line breaks. */
  protected command(message: Record<string, unknown>): Promise<Message> {
    const id = `${this.name}-${(this.commands += 1)}`;
    const text = JSON.stringify({ ...message, id });
    return new Promise((settle) => {
      this.waiting.set(id, { text, settle });
      this.sendAgain(id);
    });
  }

  /** What is worth nothing later. */
  protected send(message: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  resync(): void {
    this.send({ type: "resync" });
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
