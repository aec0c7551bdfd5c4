const OF_RIGHTS = "Let the server's user read and write the folder and the files in it.";
const OF_SPACE = "Make room on the disk of the folder.";
const OF_SHARE =
  "Check that the folder's share is mounted and its network works. It is tried again every minute.";
const REMEDIES: Readonly<Record<string, string>> = {
  EACCES: OF_RIGHTS,
  EPERM: OF_RIGHTS,
  EROFS: OF_RIGHTS,
  ENOSPC: OF_SPACE,
  EDQUOT: OF_SPACE,
};

/** What an operator can do about a failure of the watched folder, for the log; nothing is lost meanwhile. */
export function remedyOf(error: unknown): string {
  if (!(error instanceof Error && "code" in error)) return "It is tried again every minute.";
  return REMEDIES[String(error.code)] ?? OF_SHARE;
}
