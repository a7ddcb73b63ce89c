/** Who may dispose of the seat of somebody who is away, and from when on. */

import type { Seat, Table } from "../lib/protocol";

/** The seconds until a seat may be disposed of by another, counted from when the table was told; null: not at all now. */
export function untilReplaceable(table: Table, seat: Seat, me: number | null): number | null {
  if (me === null || me === seat.seat || seat.kind !== "person" || seat.present || seat.bot !== null || seat.away === null) return null;
  return me === table.host ? 0 : Math.max(0, table.away_after - seat.away);
}
