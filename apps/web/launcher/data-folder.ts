import { randomBytes } from "node:crypto";
import { access, constants, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { StartRefused } from "./steps";

export interface DataFolder {
  readonly path: string;
  release(): Promise<void>;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Makes the folder and holds it, so that two starts never share one database. */
export async function holdDataFolder(directory: string): Promise<DataFolder> {
  const path = resolve(directory);
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.W_OK);
  } catch (error) {
    throw new StartRefused(
      `The folder ${path} can't be written (${(error as Error).message}). Set DATA_DIR to a folder you may write.`,
    );
  }
  const lock = join(path, "running.pid");
  const holder = Number(await readFile(lock, "utf8").catch(() => ""));
  if (holder > 0 && holder !== process.pid && isRunning(holder)) {
    throw new StartRefused(
      `GF Ledger is already running on ${path} (process ${holder}). Stop it, or set DATA_DIR to another folder.`,
    );
  }
  await writeFile(lock, String(process.pid));
  return { path, release: () => rm(lock, { force: true }) };
}

/** The secret of this folder's sessions, made once (D41: production brings its own). */
export async function authSecretOf(folder: string): Promise<string> {
  const file = join(folder, "auth-secret");
  const known = await readFile(file, "utf8").catch(() => null);
  if (known) return known.trim();
  const secret = randomBytes(48).toString("base64url");
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}
