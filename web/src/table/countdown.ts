/** The time a seat has left, from the moments that the server tells. */

import type { ClockSeat } from "../lib/protocol";

export interface TimeLeft {
  /** All that is left, the bank included. */
  all: number;
  /** What of it is in the bank. */
  bank: number;
}

/** Whole seconds, rounded up: zero is when nothing is left. `now` is by the server's clock. */
export function timeLeft(seat: ClockSeat, now: number): TimeLeft | null {
  if (seat.deadline === null || seat.bank_from === null) return null;
  return { all: whole(seat.deadline - now), bank: whole(seat.deadline - Math.max(now, seat.bank_from)) };
}

function whole(seconds: number): number {
  return Math.max(0, Math.ceil(seconds));
}

export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
