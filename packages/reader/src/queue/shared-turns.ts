/** A photo that a web server holds: it waits for its turn, or is being read. */
export interface HeldPhoto {
  /** A UUID. */
  readonly id: string;
  /** The account whose photo it is. */
  readonly owner: string;
  readonly isRead: boolean;
}

/** A photo that asks for one of its account's waiting places. */
export interface Newcomer {
  readonly id: string;
  readonly owner: string;
  /** How many photos of the account may wait at once, at all web servers together. */
  readonly places: number;
}

/** What a web server learns of the turns over all web servers. */
export interface Turn {
  /** Those of its photos that may begin now. */
  readonly begin: readonly string[];
  /** The places of its photos that wait on: 1 is the next of all web servers. */
  readonly places: ReadonlyMap<string, number>;
  /** How long each photo that is being read has been read, in milliseconds, at any web server. */
  readonly elapsedMs: readonly number[];
  /** How many photos the web servers that had one in the last minute may have at the readers at the same time. */
  readonly atOnce: number;
  /** The place of the account's first photo where the newcomer was refused: the account's places are taken. */
  readonly refusedBehind: number | null;
}

/**
 * The turns of photos over all web servers (reading-53), for readers that they share. A web server tells all photos
 * that it holds whenever that changes, and every few seconds while it holds any; what it no longer tells has ended.
 */
export interface SharedTurns {
  /** @throws when the turns can't be reached */
  agree(held: readonly HeldPhoto[], newcomer?: Newcomer): Promise<Turn>;
}
