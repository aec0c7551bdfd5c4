import { FairSlots, type Slot } from "@gf-ledger/domain/turns/fair-slots";
import { slotGiven } from "@gf-ledger/domain/turns/slot-given";
import type pg from "pg";
import { currentCall } from "./call";

/** Everybody's calls have connections left while one owner's are slow. */
const shareOf = (connections: number) => Math.ceil(connections / 2);
/** As the driver says it, which callers get as 503. */
const NONE_FREE = "timeout exceeded when trying to connect";
/** What belongs to no call: the product's own work. */
const PRODUCT = "the product";

type Connected = (error: unknown, client?: pg.PoolClient, release?: unknown) => void;

/**
 * Lets a pool's callers take its connections in turn (api-44): each owner has half of them at most, so that one
 * account's slow statements leave connections for the others, and who waits is served between the owners in turn.
 * @param waitMs how long a caller waits for a connection at most
 * @returns how many wait
 */
export function takeConnectionsInTurn(pool: pg.Pool, connections: number, waitMs: number): () => number {
  const slots = new FairSlots({ atOnce: connections, ofOwner: shareOf(connections) });
  const held = new WeakMap<pg.PoolClient, Slot>();
  const connectOnce = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;

  async function connect(): Promise<pg.PoolClient> {
    const slot = slots.enter(currentCall()?.owner ?? PRODUCT);
    if (!slot) throw new Error(NONE_FREE);
    try {
      if (!(await slotGiven(slot, { waitMs }))) throw new Error(NONE_FREE);
      const client = await connectOnce();
      held.set(client, slot);
      return client;
    } catch (error) {
      slot.leave();
      throw error;
    }
  }

  pool.on("release", (_error, client) => held.get(client)?.leave());
  pool.connect = ((callback?: Connected) => {
    if (!callback) return connect();
    connect().then((client) => callback(undefined, client, client.release), callback);
  }) as pg.Pool["connect"];
  return () => slots.waiting;
}
