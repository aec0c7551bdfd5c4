import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { failing, saying } from "@gf-ledger/vendor-stand-ins/openai/openai-answers";
import { OPENAI_ORIGIN, standInOpenAi } from "@gf-ledger/vendor-stand-ins/openai/stand-in-openai";
import { serveVendor } from "@gf-ledger/vendor-stand-ins/serve-vendor";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { renderSampleReceipt } from "../generator/sample-receipt";
import { renderSmallReceipt, SMALL_TRUTH } from "../generator/small-receipt";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));

/** Runs one of the package's scripts as its users do. */
function run(script: string, args: readonly string[], environment: Record<string, string> = {}) {
  const command = ["--import", "tsx", path.join(PACKAGE, "scripts", script), ...args];
  const options = { cwd: PACKAGE, env: { ...process.env, ...environment } };
  return new Promise<{ code: number; lines: string[]; errors: string }>((resolve) => {
    execFile(process.execPath, command, options, (error, stdout, stderr) => {
      const code = typeof error?.code === "number" ? error.code : 0;
      resolve({ code, lines: stdout.split("\n").filter(Boolean), errors: stderr });
    });
  });
}

let folder: string;
let sample: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "commands-"));
  sample = path.join(folder, "sample.jpg");
  await writeFile(sample, (await renderSampleReceipt("ca")).image);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe("read-receipt", () => {
  test("prints one JSON object a line and nothing else, goes on after a bad file and ends with code 1", async () => {
    const text = path.join(folder, "note.txt");
    await writeFile(text, "milk, bread");
    const half = path.join(folder, "half.heic");
    await writeFile(
      half,
      (await readFile(path.join(PACKAGE, "test/fixtures/phone-photo.heic"))).subarray(0, 9000),
    );
    const none = path.join(folder, "none.jpg");
    const { code, lines } = await run("read-receipt.ts", [text, none, folder, half, sample]);
    const printed = lines.map((line) => JSON.parse(line));
    expect(code).toBe(1);
    expect(printed).toEqual([
      { file: text, error: expect.stringMatching(/not a photo/) },
      { file: none, error: "There is no such file." },
      { file: folder, error: "This file could not be read." },
      { file: half, error: expect.stringMatching(/missing or damaged/) },
      expect.objectContaining({
        file: sample,
        store: "NORTHERN PANTRY",
        date: "2025-03-14",
        subtotal: 58.4,
        total: 59.48,
        currency: "CAD",
        reader: { name: "local", version: expect.any(String) },
      }),
    ]);
    expect(printed[4].items).toHaveLength(10);
  });

  test("without a file, or with a reader that has no key, says how it is used", async () => {
    expect(await run("read-receipt.ts", [])).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/^Usage/),
    });
    const keyless = await run("read-receipt.ts", ["--reader", "openai", sample], {
      OPENAI_API_KEY: "",
      OPENAI_BASE_URL: "",
    });
    expect(keyless).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^--reader openai needs OPENAI_API_KEY/),
    });
  });
});

describe("bench:reader", () => {
  let set: string;
  beforeAll(async () => {
    set = await mkdtemp(path.join(folder, "set-"));
    const truth = { ...SMALL_TRUTH, file: "images/small.jpg" };
    await mkdir(path.join(set, "images"));
    await writeFile(path.join(set, truth.file), await renderSmallReceipt());
    await writeFile(path.join(set, "truth.json"), JSON.stringify([truth]));
  });

  test("prints one table for the local reader", async () => {
    const { code, lines } = await run("bench.ts", [set]);
    expect(code).toBe(0);
    expect(lines.join("\n")).toMatch(
      /item F1 +\| +\d+\.\d \|[\s\S]*processor seconds a photo, p95 +\| +\d+\.\d\d s[\s\S]*peak memory +\| +\d+ MB[\s\S]*event loop held up, at most +\| +\d+ ms/,
    );
  });

  test("measures the vision model with --reader openai and prints a machine-readable line with --json", async () => {
    for (const [answering, key] of [
      [saying({ content: "{}" }), "k"],
      [failing(500), ""],
    ] as const) {
      const { handlers, calls } = standInOpenAi(answering);
      const server = await serveVendor(OPENAI_ORIGIN, handlers);
      const environment = { OPENAI_API_KEY: key, OPENAI_BASE_URL: `${server.url}/v1` };
      const { code, lines } = await run("bench.ts", [set, "--reader", "openai", "--json"], environment);
      await server.close();
      expect([code, lines.length, calls.length]).toEqual([0, 1, 1]);
      const line = JSON.parse(lines[0] ?? "");
      expect(line).toMatchObject({
        images: 1,
        failed: 1,
        recall: 0,
        total: { right: 0, of: 1 },
        eventLoopMaxMs: expect.any(Number),
      });
    }
  });

  test("reading-58 measures several readers on one folder side by side, a model with its tokens", async () => {
    const { handlers } = standInOpenAi(saying({ content: "{}" }));
    const server = await serveVendor(OPENAI_ORIGIN, handlers);
    const environment = { OPENAI_API_KEY: "", OPENAI_BASE_URL: `${server.url}/v1` };
    const args = ["--reader", "local", "--reader", "local+openai", "--reliability"];
    const { code, lines } = await run("bench.ts", [set, ...args], environment);
    await server.close();
    expect(code).toBe(0);
    const table = lines.join("\n");
    expect(table).toMatch(/\| +local \| +local\+openai \|/);
    expect(table).toMatch(/item F1 +\| +\d+\.\d \| +\d+\.\d \|/);
    for (const what of ["items", "store", "date", "total"])
      expect(lines.filter((line) => line.startsWith(`| said | ${what} |`))).toHaveLength(2);
  });

  test("a folder without a truth.json is one clear sentence", async () => {
    const { code, errors } = await run("bench.ts", [tmpdir()]);
    expect([code, errors]).toEqual([1, expect.stringMatching(/^truth.json was not found/)]);
  });
});
