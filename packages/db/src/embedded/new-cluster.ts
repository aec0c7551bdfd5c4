import { existsSync } from "node:fs";
import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

const BEING_MADE = "cluster.new-";

/** Removes half-made clusters of killed starts. What cannot be removed yet waits for the next start. */
async function clearHalfMade(root: string): Promise<void> {
  const names = (await readdir(root)).filter((name) => name.startsWith(BEING_MADE));
  const options = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 };
  for (const name of names) await rm(join(root, name), options).catch(() => {});
}

/** A cluster that no server ever ran on: it holds nobody's data, and may have been left half made. */
function isNeverStarted(directory: string): boolean {
  const has = (name: string) => existsSync(join(directory, name));
  return existsSync(directory) && !has("postmaster.opts") && !has("backup_label");
}

/**
 * Makes a database cluster at `directory`, unless a server already ran on the one there. It is made in a
 * folder beside it and then renamed, so a kill leaves all of it or nothing. One that never ran is set aside.
 * @param initialise makes a cluster in the empty folder it is given.
 */
export async function ensureCluster(
  directory: string,
  initialise: (folder: string) => Promise<void>,
): Promise<void> {
  const root = dirname(directory);
  await clearHalfMade(root);
  if (isNeverStarted(directory)) {
    const aside = `${directory}.never-started`;
    await rm(aside, { recursive: true, force: true });
    await rename(directory, aside);
  }
  if (existsSync(directory)) return;
  const folder = await mkdtemp(join(root, BEING_MADE));
  await initialise(folder);
  await rename(folder, directory);
}
