import { execFileSync } from "node:child_process";
import { closeSync, openSync, writeSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Mounts a small volume in memory, so that it can be filled; `null` without the right to mount one. */
export async function mountSmallVolume(megabytes: number) {
  const folder = await mkdtemp(join(tmpdir(), "gf-ledger-volume-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=711`, "tmpfs", folder], {
      stdio: "ignore",
    });
  } catch {
    await rm(folder, { recursive: true });
    return null;
  }
  const ballast = join(folder, "ballast");
  return {
    folder,
    /** Writes until the volume takes not one byte more. */
    async fill(): Promise<void> {
      const file = openSync(ballast, "a");
      for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 4)) {
        const block = Buffer.alloc(size);
        try {
          for (;;) writeSync(file, block);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
        }
      }
      closeSync(file);
    },
    free: () => rm(ballast, { force: true }),
    async unmount() {
      execFileSync("umount", ["--lazy", folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
