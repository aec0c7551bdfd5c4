import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { readFailure } from "../image/image-problem";
import type { ReadOptions, ReadOutcome } from "../receipt-reader";
import { type FairReader, MAX_WAITING_BYTES, sizeFault, tooManyWaiting } from "./fair-reader";
import { ReadingTimes } from "./reading-times";
import type { Newcomer, SharedTurns, Turn } from "./shared-turns";

export interface SharedReaderSettings {
  readonly turns: SharedTurns;
  /** The turns could not be reached; they are asked again. */
  readonly onTrouble?: (error: unknown) => void;
  readonly maxWaitingBytes?: number;
  /** Milliseconds between two looks at the turns while a photo waits, and while photos are only being read. */
  readonly lookEveryMs?: number;
  readonly aliveEveryMs?: number;
  /** Milliseconds that photos wait for turns which can't be reached; then their owners are told to send them again. */
  readonly awayMs?: number;
}

const LOOK_EVERY_MS = 250;
const ALIVE_EVERY_MS = 3_000;
const AWAY_MS = 30_000;
/** Told to the person when the turns can't be reached. */
const RETRY_AFTER_SECONDS = 10;
const AWAY: ReadOutcome = { ...readFailure("busy"), retryAfterSeconds: RETRY_AFTER_SECONDS };

/** A photo that is held: it asks for a place, waits for its turn, or is being read. */
interface Photo {
  readonly id: string;
  readonly owner: string;
  readonly image: Uint8Array;
  readonly options: ReadOptions;
  readonly answer: (outcome: ReadOutcome) => void;
  state: "asks" | "waits" | "is read";
  /** The place as the caller was last told. */
  position: number;
}

/**
 * Puts the queue of all web servers in front of readers that they share (reading-53): accounts are served in turn, and
 * have their waiting places, whichever server holds their photos. A photo stays in the memory of its web server.
 * @param inner reads as many photos at once as it is given
 */
export function createSharedReader(inner: FairReader, settings: SharedReaderSettings): FairReader {
  const { turns, onTrouble = () => {}, maxWaitingBytes = MAX_WAITING_BYTES } = settings;
  const { lookEveryMs = LOOK_EVERY_MS, aliveEveryMs = ALIVE_EVERY_MS, awayMs = AWAY_MS } = settings;
  const photos = new Map<string, Photo>();
  const times = new ReadingTimes();
  /** The questions to the turns, one after the other: each tells what is held when it is asked. */
  let asking: Promise<unknown> = Promise.resolve();
  let agreedAt = performance.now();
  let isLookDue = false;
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;

  const photosIn = (...states: Photo["state"][]) =>
    [...photos.values()].filter(({ state }) => states.includes(state));
  const waitSeconds = (position: number, { elapsedMs, atOnce }: Turn) =>
    times.waitSeconds(position, elapsedMs, atOnce);

  function ask(newcomer?: Newcomer): Promise<Turn> {
    const asked = asking.then(async () => {
      const held = photosIn("waits", "is read").map(({ id, owner, state }) => ({
        id,
        owner,
        isRead: state === "is read",
      }));
      const turn = await turns.agree(held, newcomer);
      agreedAt = performance.now();
      return turn;
    });
    asking = asked.catch(() => {});
    return asked;
  }

  /** Answers a photo that is not read, if it is still held. */
  function leave(photo: Photo, outcome: ReadOutcome): void {
    if (photos.delete(photo.id)) photo.answer(outcome);
  }

  async function begin(photo: Photo): Promise<void> {
    photo.state = "is read";
    const since = performance.now();
    const outcome = await inner.read(photo.image, photo.options);
    if (outcome.ok) times.add(performance.now() - since);
    leave(photo, outcome);
    void look();
  }

  function follow(turn: Turn): void {
    for (const photo of turn.begin.flatMap((id) => photos.get(id) ?? [])) {
      if (photo.state === "waits") void begin(photo);
    }
    for (const photo of photosIn("waits")) {
      const position = turn.places.get(photo.id);
      // The account is gone, and its photos with it.
      if (position === undefined) leave(photo, readFailure("busy"));
      if (position === undefined || position === photo.position) continue;
      photo.position = position;
      photo.options.onStage?.("queued", { position, waitSeconds: waitSeconds(position, turn) });
    }
    lookLater(photosIn("waits").length > 0 ? lookEveryMs : aliveEveryMs);
  }

  /** Tells the turns what is held now, and follows them. */
  async function look(): Promise<void> {
    if (isLookDue) return;
    isLookDue = true;
    try {
      await asking;
      isLookDue = false;
      follow(await ask());
    } catch (error) {
      onTrouble(error);
      if (performance.now() - agreedAt > awayMs) for (const photo of photosIn("waits")) leave(photo, AWAY);
      lookLater(aliveEveryMs);
    }
  }

  function lookLater(ms: number): void {
    clearTimeout(timer);
    if (photos.size > 0) timer = setTimeout(look, ms);
  }

  async function enter(photo: Photo, places: number): Promise<void> {
    photos.set(photo.id, photo);
    try {
      const turn = await ask({ id: photo.id, owner: photo.owner, places });
      if (turn.refusedBehind !== null) {
        leave(photo, tooManyWaiting(places, waitSeconds(turn.refusedBehind + 1, turn)));
      } else if (photos.has(photo.id)) photo.state = "waits";
      follow(turn);
      // Whoever left while the place was given is told with the next look.
      if (!photos.has(photo.id)) void look();
    } catch (error) {
      onTrouble(error);
      leave(photo, AWAY);
    }
  }

  function refusal(image: Uint8Array, { signal }: ReadOptions): ReadOutcome | null {
    const fault = sizeFault(image);
    if (fault) return fault;
    if (stopping) return readFailure("stopping");
    const bytes = photosIn("asks", "waits").reduce((sum, photo) => sum + photo.image.length, image.length);
    return signal?.aborted || bytes > maxWaitingBytes ? readFailure("busy") : null;
  }

  function stopTaking(): void {
    if (stopping) return;
    stopping = true;
    for (const photo of photosIn("asks", "waits")) leave(photo, readFailure("stopping"));
    inner.stopTaking();
    void look();
  }

  return {
    name: inner.name,
    version: inner.version,
    read(image, options = {}) {
      const refused = refusal(image, options);
      if (refused) return Promise.resolve(refused);
      const { owner: account } = options;
      // Only a command line has photos without an account.
      if (!account) return inner.read(image, options);
      return new Promise((resolve) => {
        const onAbort = () => {
          if (photo.state === "is read") return;
          leave(photo, readFailure("busy"));
          void look();
        };
        const answer = (outcome: ReadOutcome) => {
          options.signal?.removeEventListener("abort", onAbort);
          resolve(outcome);
        };
        const given = { id: randomUUID(), owner: account.id, image, options, answer };
        const photo: Photo = { ...given, state: "asks", position: 0 };
        options.signal?.addEventListener("abort", onAbort, { once: true });
        void enter(photo, account.places);
      });
    },
    stopTaking,
    async close() {
      stopTaking();
      await inner.close();
      clearTimeout(timer);
      for (let seen: unknown; seen !== asking; ) {
        seen = asking;
        await asking;
        await setImmediate();
      }
    },
  };
}
