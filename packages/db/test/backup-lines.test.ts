import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { backupLines } from "../src/backup/backup-lines";

const ROWS = ["a\u2028b", "c\u2029d", "e\u0085f", "g\vh\fi", "\u{1F35E} pâté", ""].map((sheet) =>
  JSON.stringify({ sheet }),
);

async function linesIn(text: string, size: number): Promise<string[]> {
  const bytes = Buffer.from(text);
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const lines: string[] = [];
  for await (const line of backupLines(pieces())) lines.push(line);
  return lines;
}

test.each([1, 2, 3, 7, 65_536])(
  "operating-10 a row holds every sign but a line feed, in pieces of %i bytes",
  async (size) => {
    expect(ROWS.join("")).toMatch(/\u2028.*\u2029.*\u0085/su);
    expect(await linesIn(`${ROWS.join("\n")}\n`, size)).toEqual(ROWS);
    expect(await linesIn(ROWS.join("\n"), size)).toEqual(ROWS);
  },
);

test("operating-10 a backup whose lines end in CRLF is read as the same rows", async () => {
  const lines = await linesIn(`${ROWS.join("\r\n")}\r\n`, 5);
  expect(lines.map((line) => JSON.stringify(JSON.parse(line)))).toEqual(ROWS);
});

test("operating-10 a line is told before the file ends", async () => {
  async function* pieces() {
    yield Buffer.from("first\nsec");
    throw new Error("The rest was asked for.");
  }
  expect(await backupLines(pieces()).next()).toEqual({ value: "first", done: false });
});
