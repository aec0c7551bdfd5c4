import { z } from "zod";

const readySchema = z.object({
  underWay: z.number().int().nonnegative(),
  waiting: z.number().int().nonnegative(),
});

/** One address that photos may be sent to. */
export interface KnownReader {
  readonly address: string;
  /** What its last `/ready` said; an address that was not asked yet is tried. */
  ready: boolean;
  load: number;
  /** Photos that this process has sent there and that are not answered. */
  inFlight: number;
  /** Until when it is sent no photo, because it said that it is full; on the clock of `performance.now()`. */
  notBefore: number;
  /** When it last failed, on the same clock: answers to questions asked before then are ignored. */
  failedAt: number;
  /** A number that grows: among equals, the one chosen longest ago is next. */
  chosen: number;
}

/** The address of one of a reader's calls; an address may have a path, behind a proxy. */
export const callOf = (address: string, call: string): string =>
  address.endsWith("/") ? `${address}${call}` : `${address}/${call}`;

/** Readers by their address, asked regularly how they are; photos go where fewest are in hand (reading-48). */
export class KnownReaders {
  private readonly readers: readonly KnownReader[];
  private readonly looking: NodeJS.Timeout;
  private choices = 0;

  /** @param lookEveryMs milliseconds between two questions, and that an answer may take */
  constructor(
    addresses: readonly string[],
    private readonly lookEveryMs: number,
  ) {
    this.readers = addresses.map((address) => ({
      address,
      ready: true,
      load: 0,
      inFlight: 0,
      notBefore: 0,
      failedAt: 0,
      chosen: 0,
    }));
    this.looking = setInterval(() => void this.look(), lookEveryMs).unref();
    void this.look();
  }

  /** Whether at least one reader is ready. */
  get anyReady(): boolean {
    return this.readers.some(({ ready }) => ready);
  }

  /** The reader for the next photo, one that is not `avoided` where there is another; `null`: none is free. */
  choose(avoided: KnownReader | null): KnownReader | null {
    const now = performance.now();
    const free = this.readers.filter(({ ready, notBefore }) => ready && now >= notBefore);
    const burden = (reader: KnownReader) => Math.max(reader.load, reader.inFlight);
    const [best] = free.sort(
      (one, other) =>
        Number(one === avoided) - Number(other === avoided) ||
        burden(one) - burden(other) ||
        one.chosen - other.chosen,
    );
    if (!best) return null;
    this.choices += 1;
    best.chosen = this.choices;
    return best;
  }

  /** A reader that failed is not chosen again until it says that it is ready. */
  failed(reader: KnownReader): void {
    reader.ready = false;
    reader.failedAt = performance.now();
  }

  close(): void {
    clearInterval(this.looking);
  }

  private async look(): Promise<void> {
    await Promise.all(this.readers.map((reader) => this.ask(reader)));
  }

  private async ask(reader: KnownReader): Promise<void> {
    const asked = performance.now();
    try {
      const response = await fetch(callOf(reader.address, "ready"), {
        signal: AbortSignal.timeout(this.lookEveryMs),
        redirect: "error",
      });
      const { underWay, waiting } = readySchema.parse(await response.json());
      if (asked < reader.failedAt) return;
      reader.load = underWay + waiting;
      reader.ready = response.ok;
    } catch {
      reader.ready = false;
    }
  }
}
