import type { Log } from "../context";

const OF_RIGHTS = new Set(["EACCES", "EPERM", "EROFS"]);
const OF_SPACE = new Set(["ENOSPC", "EDQUOT"]);

/** Logs a failure of the watched folder with what an operator can do; it is tried again and nothing is lost meanwhile. */
export function logFolderFailure(
  log: Log,
  event: "watched_folder_away" | "watched_photo_failed",
  error: unknown,
  fields: Record<string, unknown> = {},
): void {
  const code = error instanceof Error && "code" in error ? String(error.code) : null;
  log("warn", event, {
    ...fields,
    error,
    remedy:
      code === null
        ? "It is tried again every minute."
        : OF_RIGHTS.has(code)
          ? "Let the server's user read and write the folder and the files in it."
          : OF_SPACE.has(code)
            ? "Make room on the disk of the folder."
            : "Check that the folder's share is mounted and its network works. It is tried again every minute.",
  });
}
