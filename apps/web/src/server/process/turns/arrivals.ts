import type { Server } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";

/** As many as the system lets wait at once: after so many turns all are taken that waited at the beginning. */
const MAX_TURNS = 512;

let arrived = 0;
let settledAt = 0;
let settling: Promise<void> | null = null;

/** Counts the connections that a server takes. */
export function countArrivals(server: Server): void {
  server.on("connection", () => {
    arrived += 1;
  });
}

async function settle(): Promise<void> {
  // The rest of this turn takes none.
  await nextTurn();
  for (let turns = 0; turns < MAX_TURNS; turns += 1) {
    const before = arrived;
    await nextTurn();
    if (arrived === before) break;
  }
  settledAt = arrived;
  settling = null;
}

/**
 * Resolves when the connections that wait are taken. The event loop takes one in each turn, and a turn in which calls
 * are worked on is long: whoever connects behind four hundred others would wait for four hundred of them (api-53).
 */
export async function arrivalsTaken(): Promise<void> {
  if (arrived === settledAt) return;
  settling ??= settle();
  await settling;
}
