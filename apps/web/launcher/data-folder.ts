import { randomBytes } from "node:crypto";
import { access, constants, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { holdLock } from "./folder-lock";
import { StartRefused } from "./steps";

export interface DataFolder {
  readonly path: string;
  release(): Promise<void>;
}

/** Names the holder for people and tools; the lock beside it is what holds the folder. */
const HOLDER_FILE = "running.pid";
const LOCK_FILE = "running.lock";

/**
 * Makes the folder and holds it, so that two starts never share one database.
 * @param onLost called when another start took the folder over, for example after this process was suspended.
 * @throws StartRefused when the folder can't be written or another start holds it.
 */
export async function holdDataFolder(directory: string, onLost: () => void): Promise<DataFolder> {
  const path = resolve(directory);
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.W_OK);
  } catch (error) {
    throw new StartRefused(
      `The folder ${path} can't be written (${(error as Error).message}). Set DATA_DIR to a folder you may write.`,
    );
  }
  const holder = join(path, HOLDER_FILE);
  const release = await holdLock(join(path, LOCK_FILE), onLost);
  if (!release) {
    const pid = await readFile(holder, "utf8").catch(() => "unknown");
    throw new StartRefused(
      `GF Ledger is already running on ${path} (process ${pid}). Stop it, or set DATA_DIR to another folder.`,
    );
  }
  await writeFile(holder, String(process.pid));
  return {
    path,
    release: async () => {
      await rm(holder, { force: true });
      await release();
    },
  };
}

/** The secret that signs this folder's sessions, made once (operating-6: production brings its own). */
export async function authSecretOf(folder: string): Promise<string> {
  const file = join(folder, "auth-secret");
  const known = await readFile(file, "utf8").catch(() => null);
  if (known) return known.trim();
  const secret = randomBytes(48).toString("base64url");
  // Whole or not at all: a start that is killed must not leave half a secret.
  await writeFile(`${file}.new`, secret, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secret;
}
