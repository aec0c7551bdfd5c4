import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new folder for a bench's databases and servers. */
export function workFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "gf-ledger-bench-"));
  // Under root the database runs as another user, who must be able to enter this folder.
  chmodSync(folder, 0o711);
  return folder;
}
