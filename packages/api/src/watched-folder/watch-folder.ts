import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { photosIn, type SeenPhoto, writtenToTheEnd } from "@gf-ledger/photo-folder/photos-in";
import { settleFile } from "@gf-ledger/photo-folder/settle-file";
import type { Services, SignedInContext } from "../context";
import { contextOfActor } from "../context-of-actor";
import { actorOfFolder } from "../gate/folder-gate";
import { takePhoto } from "./take-photo";

/** A file that stood still for so long was written to its end. */
const BETWEEN_LOOKS_MS = 2_000;
/** After that the next round goes on: the job queue gives a job a quarter of an hour. */
const LONGEST_ROUND_MS = 10 * 60_000;
/** Longer waits are left to the next round, a minute later. */
const LONGEST_WAIT_SECONDS = 60;

type Left = "settled" | "waits" | "gives-up";

/** Reads one photo and moves it. One that can't be moved stays, and is known the next time. */
async function settle(ctx: SignedInContext, photo: SeenPhoto): Promise<Left> {
  try {
    const taken = await takePhoto(ctx, photo);
    if (taken.outcome === "later") {
      if (taken.retryAfterSeconds > LONGEST_WAIT_SECONDS) return "gives-up";
      await sleep(taken.retryAfterSeconds * 1000);
      return "waits";
    }
    await settleFile(photo.path, taken.outcome, taken.note);
    return "settled";
  } catch (error) {
    // Whoever put the photo there took it away again, or the disk is full.
    ctx.log("warn", "watched_photo_failed", { error });
    return "gives-up";
  }
}

/** Takes the photos that stood still; whether the round goes on. */
async function takeWhole(
  ctx: SignedInContext,
  photos: readonly SeenPhoto[],
  isOver: () => boolean,
): Promise<boolean> {
  for (const photo of photos) {
    if (isOver()) return false;
    const left = await settle(ctx, photo);
    if (left === "gives-up") return false;
    if (left === "waits") return true;
  }
  return true;
}

/**
 * Takes the photos and PDFs that lie in the watched folder, the oldest first, until none is left or ten minutes are
 * over (operating-27). A file that is still written waits; links are left alone; nothing is deleted. A folder that is
 * away, full or not to be written to, and an account that there is not, are logged, and looked for again a minute later.
 */
export async function watchFolder(services: Services, betweenLooksMs = BETWEEN_LOOKS_MS): Promise<void> {
  const { watched } = services.settings;
  if (!watched) return;
  const actor = await actorOfFolder(services.database, watched.account);
  if (!actor) return services.log("warn", "watched_folder_without_account");
  const ctx = contextOfActor(services, actor, "folder");
  const end = performance.now() + LONGEST_ROUND_MS;
  const isOver = () => performance.now() > end;
  try {
    await access(watched.directory, constants.R_OK | constants.W_OK);
    let before = await photosIn(watched.directory);
    while (before.length > 0 && !isOver()) {
      await sleep(betweenLooksMs);
      const now = await photosIn(watched.directory);
      if (!(await takeWhole(ctx, writtenToTheEnd(before, now), isOver))) return;
      before = await photosIn(watched.directory);
    }
  } catch (error) {
    services.log("warn", "watched_folder_away", { error });
  }
}
