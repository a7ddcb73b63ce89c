/** What waits for a referee: claims first, then calls, then what the game itself noticed; of each the oldest first. */

import type { Alert, Claimant } from "../protocol";

export type Waiting = { key: string; kind: "claim"; claim: Claimant } | { key: string; kind: Alert["kind"]; alert: Alert };

const ORDER: Record<Alert["kind"], number> = { called: 0, false_claims: 1, absent: 2 };

export function queueOf(claimants: readonly Claimant[], alerts: readonly Alert[], handled: ReadonlySet<number>): Waiting[] {
  const claims = claimants.filter(({ judged }) => judged == null).map((claim): Waiting => ({ key: `c${claim.seat}`, kind: "claim", claim }));
  const others = alerts
    .filter(({ number }) => !handled.has(number))
    .sort((one, other) => ORDER[one.kind] - ORDER[other.kind] || one.number - other.number)
    .map((alert): Waiting => ({ key: `a${alert.number}`, kind: alert.kind, alert }));
  return [...claims, ...others];
}
