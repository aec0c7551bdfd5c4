import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** On Linux, whether the process really is a PostgreSQL of this folder and not a reused number. */
async function isPostgresOf(pid: number, databaseDir: string): Promise<boolean> {
  if (process.platform !== "linux") return true;
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  return command.includes("postgres") && command.includes(databaseDir);
}

/**
 * Ends a PostgreSQL that a killed launcher left behind on this folder: a fast shutdown (SIGINT), which
 * loses nothing that was acknowledged. Removes the lock file of one that is already gone.
 */
export async function endStalePostmaster(databaseDir: string): Promise<void> {
  const lock = join(databaseDir, "postmaster.pid");
  const pid = Number((await readFile(lock, "utf8").catch(() => "")).split("\n")[0]);
  if (!Number.isInteger(pid) || pid <= 0) return;
  if (isAlive(pid) && (await isPostgresOf(pid, databaseDir))) {
    process.kill(pid, "SIGINT");
    for (let waited = 0; waited < 15_000 && isAlive(pid); waited += 100) await sleep(100);
    if (isAlive(pid)) process.kill(pid, "SIGKILL");
  }
  await rm(lock, { force: true });
}
