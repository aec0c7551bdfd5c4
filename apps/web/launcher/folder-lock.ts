import { rm, stat } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { lock } from "proper-lockfile";

/** How often a holder gives a sign of life, and how long its silence lasts before it counts as dead. */
const BEAT_MS = 1_000;
const SILENT_MS = 5_000;
const LOOK_EVERY_MS = 250;

const isHeld = (error: unknown) => (error as NodeJS.ErrnoException).code === "ELOCKED";

async function lastBeat(file: string): Promise<number | null> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
}

/**
 * Whether the lock's holder gives a sign of life within five seconds. Only its beats count: process numbers
 * are reused and mean nothing from one container to the next, and a clock may have been set back.
 */
async function isAlive(file: string): Promise<boolean> {
  const first = await lastBeat(file);
  for (const since = performance.now(); performance.now() - since < SILENT_MS; ) {
    await sleep(LOOK_EVERY_MS);
    const beat = await lastBeat(file);
    if (beat === null) return false;
    if (beat !== first) return true;
  }
  return false;
}

/**
 * Holds `file` across processes, containers and machines until released; takes over a dead one's hold after
 * seconds. `onLost` is called when another took this hold over, as after this process was suspended.
 * @returns a function that releases it, or `null` when another process holds it.
 */
export async function holdLock(file: string, onLost: () => void): Promise<(() => Promise<void>) | null> {
  let lost = false;
  let held = false;
  const onCompromised = () => {
    lost = true;
    if (held) onLost();
  };
  const settings = {
    lockfilePath: file,
    realpath: false,
    stale: SILENT_MS,
    update: BEAT_MS,
    onCompromised,
  };
  const take = () =>
    lock(file, settings).catch((error: unknown) => {
      if (isHeld(error)) return null;
      throw error;
    });
  const stood = (await lastBeat(file)) !== null;
  let release = await take();
  if (!release) {
    if (await isAlive(file)) return null;
    await rm(file, { recursive: true, force: true });
    release = await take();
  }
  // Two that waited for the same dead holder may both have taken over: the first notices at its next beat
  // that its hold is gone (operating-23).
  if (release && stood) await sleep(2 * BEAT_MS);
  if (lost) return null;
  held = true;
  return release;
}
