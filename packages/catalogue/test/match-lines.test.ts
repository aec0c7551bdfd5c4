import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CATALOGUE } from "../src/products";

const SCRIPT = fileURLToPath(new URL("../scripts/match-lines.ts", import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "match-lines-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = promisify(execFile);

/** Runs the command and returns its exit code and both output streams. */
async function matchLines(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  try {
    return { code: 0, ...(await run(process.execPath, ["--import", "tsx", SCRIPT, ...args])) };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, stdout, stderr };
  }
}

async function linesOf(text: string, ...flags: string[]) {
  const file = join(folder, `${Math.random()}.txt`);
  await writeFile(file, text);
  const { stdout } = await matchLines(file, ...flags);
  return stdout
    .trim()
    .split("\n")
    .map((row): Record<string, unknown> => JSON.parse(row));
}

describe("the command match-lines", () => {
  it("prints one JSON object a line, in this shape and order, and skips blank lines and CRLF", async () => {
    const rows = await linesOf("GF WHITE BREAD 675G\t$6.99\r\n\r\n   \r\nBANANAS\r\nGF XYZZY\t3.36");
    const bread = CATALOGUE.find(({ id }) => id === "white-bread-675-g");
    expect(rows).toEqual([
      {
        line: "GF WHITE BREAD 675G",
        glutenFree: true,
        reason: "sentences.saysGf",
        category: "Bread and Bakery",
        match: {
          id: "white-bread-675-g",
          name: "White Bread",
          category: "Bread and Bakery",
          price: (bread?.price.ca ?? 0) / 100,
          score: expect.any(Number),
          confidence: expect.any(Number),
        },
        regularPrice: (bread?.price.ca ?? 0) / 100,
        priceSource: "catalogue",
      },
      expect.objectContaining({ line: "BANANAS", glutenFree: false, reason: null }),
      {
        line: "GF XYZZY",
        glutenFree: true,
        reason: "sentences.saysGf",
        category: "Miscellaneous Grocery Items",
        match: null,
        regularPrice: 2,
        priceSource: "estimate",
      },
    ]);
    expect(Object.keys(rows[0] ?? {})).toEqual([
      "line",
      "glutenFree",
      "reason",
      "category",
      "match",
      "regularPrice",
      "priceSource",
    ]);
  });

  it("prices in the edition's currency, Canada's without a flag", async () => {
    const [ca] = await linesOf("GF WHITE BREAD 675G");
    const [us] = await linesOf("GF WHITE BREAD 675G", "--edition", "us");
    const priceOf = (id: string, country: "ca" | "us") =>
      CATALOGUE.find((product) => product.id === id)?.price[country] ?? 0;
    // Each country's average was measured for a package of its own; the American one is brought to 675 g.
    expect([ca?.regularPrice, us?.regularPrice]).toEqual([
      priceOf("white-bread-675-g", "ca") / 100,
      Math.round((priceOf("white-bread-454-g", "us") * 675) / 454) / 100,
    ]);
  });

  it("without a price and without a match there is no regular price to name", async () => {
    expect(await linesOf("GF XYZZY")).toMatchObject([{ match: null, regularPrice: null, priceSource: null }]);
  });

  it("a file that is not there is one clear sentence and exit code 1", async () => {
    const missing = join(folder, "missing.txt");
    const { code, stdout, stderr } = await matchLines(missing);
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: "",
      stderr: `Could not read ${missing}: there is no such file.\n`,
    });
  });

  it.each([[[]], [["x.txt", "--edition", "uk"]]])("%j gets the usage and exit code 2", async (args) => {
    const { code, stderr } = await matchLines(...args);
    expect({ code, stderr }).toEqual({ code: 2, stderr: "Usage: match-lines FILE [--edition ca|us]\n" });
  });
});
