import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Duplex } from "node:stream";

const KEPT = 5;
const WITHIN_MS = 4_000;
const NAME = /^hang-.*\.json$/;

/** Resolves with the first line, or `null` when none comes in time or the other end is gone. */
function nextLine(pipe: Duplex): Promise<string | null> {
  return new Promise((resolve) => {
    let text = "";
    const finish = (line: string | null) => {
      clearTimeout(overdue);
      pipe.removeAllListeners();
      // A pipe that breaks later no longer matters.
      pipe.on("error", () => {});
      resolve(line);
    };
    const overdue = setTimeout(() => finish(null), WITHIN_MS);
    pipe.on("data", (part) => {
      text += String(part);
      if (text.includes("\n")) finish(text.slice(0, text.indexOf("\n")));
    });
    pipe.on("error", () => finish(null));
    pipe.on("close", () => finish(null));
  });
}

async function keepNewest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  for (const name of names.slice(0, -KEPT)) await rm(join(folder, name), { force: true });
}

/**
 * Asks the witness inside a hung web server, over its pipe, what the server is doing and writes that down:
 * where its main thread is, its memory and its use of the machine, but nobody's data. Keeps the newest five.
 * @returns the file's path, readable by its owner alone; `null` when nothing was told or could be written.
 */
export async function takeDiagnostic(witness: Duplex, dataFolder: string, now: Date): Promise<string | null> {
  const answer = nextLine(witness);
  witness.write("what are you doing?\n");
  const notice = await answer;
  if (notice === null) return null;
  const folder = join(dataFolder, "diagnostics");
  const file = join(folder, `hang-${now.toISOString().replaceAll(":", "-")}.json`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const text = JSON.stringify({ at: now.toISOString(), ...JSON.parse(notice) }, null, 2);
    await writeFile(`${file}.new`, `${text}\n`, { mode: 0o600 });
    await rename(`${file}.new`, file);
    await keepNewest(folder);
    return file;
  } catch {
    // A full disk must not keep the server from being started again.
    return null;
  }
}
