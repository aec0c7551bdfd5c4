import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { buildSync } from "esbuild";
import { afterEach, expect, test } from "vitest";
import { takeDiagnostic } from "../../launcher/process/diagnostic";

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

const dataFolder = () => mkdtemp(join(tmpdir(), "diagnostic-"));

/** A process with the product's own witness whose main thread loops for ever, and the pipe to the witness. */
async function hungProcess(): Promise<{ child: ChildProcess; witness: Duplex }> {
  const folder = await dataFolder();
  const worker = join(folder, "hang-witness.mjs");
  const entry = join(import.meta.dirname, "../../src/server/process/hang-witness.ts");
  buildSync({ entryPoints: [entry], outfile: worker, platform: "node", format: "esm" });
  const code = `const { Worker } = require("node:worker_threads");
    const { writeSync } = require("node:fs");
    function turningRound(secret) { writeSync(1, "hangs"); for (;;); }
    new Worker(${JSON.stringify(worker)}).on("online", () => {
      setTimeout(() => turningRound("a-secret-of-somebody"), 300);
    });`;
  const child = spawn(process.execPath, ["-e", code], {
    env: { ...process.env, AUTH_SECRET: "a-secret-of-the-operator" },
    stdio: ["ignore", "pipe", "inherit", "ignore", "pipe"],
  });
  children.push(child);
  await once(child.stdout as NodeJS.EventEmitter, "data");
  return { child, witness: child.stdio[4] as Duplex };
}

const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test("A hung process tells what it was doing, in a file that is its owner's alone and holds no secret", async () => {
  const folder = await dataFolder();
  const { witness } = await hungProcess();
  const file = await takeDiagnostic(witness, folder, new Date("2026-03-14T15:09:26Z"));
  expect(file).toBe(join(folder, "diagnostics/hang-2026-03-14T15-09-26.000Z.json"));
  const text = await readFile(file ?? "", "utf8");
  expect(JSON.parse(text)).toMatchObject({
    at: "2026-03-14T15:09:26.000Z",
    residentBytes: expect.any(Number),
    stack: expect.arrayContaining([expect.stringContaining("turningRound")]),
  });
  expect(text).not.toContain("a-secret");
  expect([await mode(file ?? ""), await mode(join(folder, "diagnostics"))]).toEqual(["600", "700"]);
});

test("The newest five are kept, and nothing half written", async () => {
  const folder = await dataFolder();
  await mkdir(join(folder, "diagnostics"));
  for (let day = 1; day <= 6; day += 1) {
    await writeFile(join(folder, `diagnostics/hang-2026-01-0${day}T00-00-00.000Z.json`), "{}");
  }
  const { witness } = await hungProcess();
  await takeDiagnostic(witness, folder, new Date("2026-03-14T00:00:00Z"));
  expect((await readdir(join(folder, "diagnostics"))).sort()).toEqual([
    ...[3, 4, 5, 6].map((day) => `hang-2026-01-0${day}T00-00-00.000Z.json`),
    "hang-2026-03-14T00-00-00.000Z.json",
  ]);
});

test("A process that is stopped or gone, or a folder that can't be written, gives none and is not a failure", async () => {
  const folder = await dataFolder();
  const stopped = await hungProcess();
  stopped.child.kill("SIGSTOP");
  expect(await takeDiagnostic(stopped.witness, folder, new Date(0))).toBeNull();
  const gone = await hungProcess();
  gone.child.kill("SIGKILL");
  expect(await takeDiagnostic(gone.witness, folder, new Date(0))).toBeNull();
  await writeFile(join(folder, "a-file"), "");
  const { witness } = await hungProcess();
  expect(await takeDiagnostic(witness, join(folder, "a-file"), new Date(0))).toBeNull();
});
