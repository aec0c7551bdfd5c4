import { setTimeout as sleep } from "node:timers/promises";
import { isGone, isSamePhoto, photosIn, type SeenPhoto, seenPhoto } from "@gf-ledger/photo-folder/photos-in";
import { settleFile } from "@gf-ledger/photo-folder/settle-file";
import type { SignedInContext } from "../context";
import { logFolderFailure } from "./log-folder-failure";
import { type TakenPhoto, takePhoto } from "./take-photo";

/** After that the next round goes on: the job queue gives a job a quarter of an hour. */
const LONGEST_ROUND_MS = 10 * 60_000;
/** Longer waits are left to the next round, a minute later. */
const LONGEST_WAIT_SECONDS = 60;

/** What was judged and could not be moved yet, by path: it is not read again, and counts once among the hour's readings. */
const judged = new Map<string, { readonly photo: SeenPhoto; readonly taken: TakenPhoto }>();
const MAX_JUDGED = 1000;

type Left = "settled" | "waits" | "stays" | "gives-up";

/** The photos of a round, without those that could not be taken in it: no photo holds up the ones behind it. */
export class FolderRound {
  private readonly left = new Set<string>();
  private readonly failures: unknown[] = [];
  private readonly end = performance.now() + LONGEST_ROUND_MS;

  constructor(
    private readonly ctx: SignedInContext,
    private readonly answerMs: number,
  ) {}

  isOver(): boolean {
    return performance.now() > this.end;
  }

  async photosIn(directory: string): Promise<SeenPhoto[]> {
    return (await photosIn(directory)).filter(({ path }) => !this.left.has(path));
  }

  /** Takes the photos that stood still; whether the round goes on. */
  async take(photos: readonly SeenPhoto[]): Promise<boolean> {
    for (const photo of photos) {
      if (this.isOver()) return false;
      const left = await this.settle(photo);
      if (left === "gives-up") return false;
      if (left === "waits") return true;
      if (left === "stays") this.left.add(photo.path);
    }
    return true;
  }

  /** Logs the photos that failed in this round in one line: a share that goes away fails hundreds. */
  logFailures(): void {
    const [error] = this.failures;
    if (error === undefined) return;
    const photos = this.failures.length;
    logFolderFailure(this.ctx.log, "watched_photo_failed", error, { photos });
  }

  /** Reads one photo and moves it. One that can't be opened or moved stays; if it was read, it is known next time. */
  private async settle(photo: SeenPhoto): Promise<Left> {
    try {
      const earlier = judged.get(photo.path);
      const taken =
        earlier && isSamePhoto(earlier.photo, photo)
          ? earlier.taken
          : await takePhoto(this.ctx, photo, this.answerMs);
      if (taken.outcome === "incomplete") return "stays";
      if (taken.outcome === "later") {
        if (taken.retryAfterSeconds > LONGEST_WAIT_SECONDS) return "gives-up";
        await sleep(taken.retryAfterSeconds * 1000);
        return "waits";
      }
      // A scanner may have put its next page there meanwhile, under the same name: that one was not read.
      if (!isSamePhoto(await seenPhoto(photo.path), photo)) return "stays";
      if (judged.size < MAX_JUDGED) judged.set(photo.path, { photo, taken });
      await settleFile(photo.path, taken.outcome, taken.note);
      judged.delete(photo.path);
      return "settled";
    } catch (error) {
      // Whoever put the photo there took it away again, or let nobody else read it, or the share or disk fails.
      if (!isGone(error)) this.failures.push(error);
      return "stays";
    }
  }
}
