import type * as files from "node:fs/promises";
import { basename } from "node:path";

type Files = typeof files;

/** How long a call waits for the fault to end. */
const POLL_MS = 20;

/**
 * The file system, which answers for files and folders of these names with an error of that code while it stands there;
 * with `hang` it answers once the fault is gone.
 */
export function failingFiles(real: Files, faults: ReadonlyMap<string, string>): Files {
  async function fail(path: unknown): Promise<void> {
    const name = basename(String(path));
    const code = faults.get(name);
    if (code === undefined) return;
    if (code !== "hang") throw Object.assign(new Error(`${code}: injected`), { code });
    while (faults.has(name)) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const after =
    <Call extends (...given: never[]) => Promise<unknown>>(call: Call) =>
    async (...given: Parameters<Call>) => {
      await fail(given[0]);
      return call(...given);
    };
  return {
    ...real,
    readFile: after(real.readFile) as Files["readFile"],
    readdir: after(real.readdir) as Files["readdir"],
    access: after(real.access) as Files["access"],
  };
}
