/** The live connection to a table. */

import { Line } from "./line";
import type { Action, FromServer } from "./protocol";

export class Connection extends Line<FromServer> {
  constructor(game: string, listen: (message: FromServer) => void, onState: (connected: boolean, why: string | null) => void) {
    super(`/api/games/${encodeURIComponent(game)}/live`, listen, onState);
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
}
