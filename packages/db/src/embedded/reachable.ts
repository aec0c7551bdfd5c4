import { chmod, stat } from "node:fs/promises";
import { dirname } from "node:path";

const OTHERS_MAY_ENTER = 0o001;

/**
 * As root, PostgreSQL runs as a user of its own, which must be able to enter the data folder and the folders
 * above it. Opens the data folder itself. @throws for a closed folder above, which its owner has to open.
 */
export async function assertReachable(directory: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  await chmod(directory, 0o711);
  for (let folder = dirname(directory); folder !== dirname(folder); folder = dirname(folder)) {
    const { mode } = await stat(folder);
    if (mode & OTHERS_MAY_ENTER) continue;
    throw new Error(
      `As root, the database runs as the user "postgres", who may not enter ${folder}. ` +
        "Start as an ordinary user, move the project out of that folder, or set DATA_DIR to a folder elsewhere.",
    );
  }
}
