import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { authSecretOf, holdDataFolder } from "../../launcher/data-folder";
import { holdLock } from "../../launcher/folder-lock";
import { assertPortFree } from "../../launcher/port";

const folder = () => mkdtemp(join(tmpdir(), "launcher-"));

test("A port that is taken is told in one sentence with what to do", async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, resolve));
  const address = taken.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await expect(assertPortFree(port, {})).rejects.toThrow(
    `Port ${port} is in use by another program. Choose another with PORT=3001 npm start.`,
  );
  await new Promise((resolve) => taken.close(resolve));
  await expect(assertPortFree(port, {})).resolves.toBeUndefined();
});

test("A data folder that can't be written is told in one sentence with what to do", async () => {
  const file = join(await folder(), "a-file");
  await writeFile(file, "");
  await expect(holdDataFolder(join(file, "data"), () => {})).rejects.toThrow(
    "Set DATA_DIR to a folder you may write.",
  );
});

const HOLDER = `
  setInterval(() => {}, 1000);
  import { holdDataFolder } from ${JSON.stringify(new URL("../../launcher/data-folder.ts", import.meta.url).href)};
  holdDataFolder(process.argv.at(-1), () => process.stdout.write("lost"))
    .then(() => process.stdout.write("held"), (error) => process.stdout.write(error.message));
`;

const others: ChildProcess[] = [];
afterEach(() => {
  for (const child of others.splice(0)) child.kill("SIGKILL");
});

/** Starts another process that tries to hold the folder; resolves with the process and its first words. */
async function otherStart(path: string) {
  const args = ["--import", "tsx", "--input-type=module", "-e", HOLDER, path];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  others.push(child);
  const [stated] = await once(child.stdout, "data");
  return { child, output: String(stated) };
}

test("Two starts never share a data folder, whatever the number in its file says", async () => {
  const path = await folder();
  const { child, output: wording } = await otherStart(path);
  expect(wording).toBe("held");
  // As in another container, in which the holder may have the same process number.
  await writeFile(join(path, "running.pid"), String(process.pid));
  await expect(holdDataFolder(path, () => {})).rejects.toThrow("GF Ledger is already running");
  child.kill("SIGKILL");
  await once(child, "exit");

  const since = performance.now();
  const held = await holdDataFolder(path, () => {});
  expect(performance.now() - since).toBeLessThan(10_000);
  expect(await readFile(join(path, "running.pid"), "utf8")).toBe(String(process.pid));
  expect((await otherStart(path)).output).toContain("GF Ledger is already running");
  await held.release();
});

test("The number of a running program in a dead start's file holds nothing", async () => {
  const path = await folder();
  await writeFile(join(path, "running.pid"), String(process.ppid));
  const held = await holdDataFolder(path, () => {});
  await held.release();
  expect(await readdir(path)).toEqual([]);
});

test("A dead start's hold is taken over although the clock was set back since", async () => {
  const path = await folder();
  await mkdir(join(path, "running.lock"));
  const tomorrow = Date.now() / 1000 + 86_400;
  await utimes(join(path, "running.lock"), tomorrow, tomorrow);
  const held = await holdDataFolder(path, () => {});
  await held.release();
  expect(await readdir(path)).toEqual([]);
});

test.each([
  ["long ago", -86_400],
  ["by a clock that was set back since", 86_400],
])(
  "operating-23 of two starts that take over the hold of one that died %s, one gives way before it begins",
  async (_when, seconds) => {
    const file = join(await folder(), "running.lock");
    const died = Math.round(Date.now() / 1000) + seconds;
    await mkdir(file);
    await utimes(file, died, died);
    let lost = 0;
    const holding = holdLock(file, () => (lost += 1));
    const taken = async () => (await stat(file).catch(() => null))?.mtimeMs !== died * 1000;
    while (!(await taken())) await sleep(20);
    // Does what the other start does, which saw the same dead hold a moment ago.
    await sleep(200);
    await rm(file, { recursive: true, force: true });
    await mkdir(file);
    expect(await holding).toBeNull();
    await sleep(1_500);
    expect(lost).toBe(0);
  },
  20_000,
);

test("operating-6 The session secret of a folder is made once and kept", async () => {
  const path = await folder();
  const secret = await authSecretOf(path);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await authSecretOf(path)).toBe(secret);
});
