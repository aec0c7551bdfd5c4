import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { LONGEST_ANSWER_MS } from "@gf-ledger/photo-folder/answered-in-time";
import { writtenToTheEnd } from "@gf-ledger/photo-folder/photos-in";
import type { Services } from "../context";
import { contextOfActor } from "../context-of-actor";
import { actorOfFolder } from "../gate/folder-gate";
import { FolderRound } from "./folder-round";
import { logFolderFailure } from "./log-folder-failure";

/** A file that stood still for so long is looked at: a copy that stalls longer is known by its missing end. */
const BETWEEN_LOOKS_MS = 2_000;

/** Whether a round of this process still runs: on a share that lost its connection it may hang for ever. */
let isLooking = false;

/**
 * Takes the photos and PDFs that lie in the watched folder, the oldest first, until none is left or ten minutes are
 * over (operating-27). A file that is still being written waits; links are left alone; nothing is deleted. A folder
 * that is missing, full or not writable, or an account that does not exist, is logged and tried again a minute later,
 * and so is one that hangs, which is not looked at twice at once.
 * @param betweenLooks waits until the folder may be looked at again
 * @param answerMs after that a photo that the share does not hand out is one that fails
 */
export async function watchFolder(
  services: Services,
  betweenLooks = (): Promise<unknown> => sleep(BETWEEN_LOOKS_MS),
  answerMs = LONGEST_ANSWER_MS,
): Promise<void> {
  const { watched } = services.settings;
  if (!watched) return;
  if (isLooking)
    return logFolderFailure(
      services.log,
      "watched_folder_away",
      Object.assign(new Error("It does not answer."), { code: "ETIMEDOUT" }),
    );
  isLooking = true;
  try {
    await lookInto(services, watched, betweenLooks, answerMs);
  } finally {
    isLooking = false;
  }
}

async function lookInto(
  services: Services,
  watched: NonNullable<Services["settings"]["watched"]>,
  betweenLooks: () => Promise<unknown>,
  answerMs: number,
): Promise<void> {
  const actor = await actorOfFolder(services.database, watched.account);
  if (!actor) return services.log("warn", "watched_folder_without_account");
  const round = new FolderRound(contextOfActor(services, actor, "folder"), answerMs);
  try {
    await access(watched.directory, constants.R_OK | constants.W_OK);
    let before = await round.photosIn(watched.directory);
    while (before.length > 0 && !round.isOver()) {
      await betweenLooks();
      const now = await round.photosIn(watched.directory);
      if (!(await round.take(writtenToTheEnd(before, now)))) return;
      before = await round.photosIn(watched.directory);
    }
  } catch (error) {
    logFolderFailure(services.log, "watched_folder_away", error);
  } finally {
    round.logFailures();
  }
}
