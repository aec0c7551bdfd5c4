import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { translateWords } from "@gf-ledger/messages/keyed-message";
import { buildWorkers } from "../src/command/build-workers";
import { printedReading } from "../src/command/printed-reading";
import { chosenReader } from "../src/command/reader-choice";
import type { ReceiptReader } from "../src/receipt-reader";

/**
 * `read-receipt [--reader local|openai] FILE…`: one JSON object a line for each file; exit code 1 if one
 * failed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { reader: { type: "string", default: "local" } },
});
if (positionals.length === 0) {
  process.stderr.write("Usage: read-receipt [--reader local|openai] FILE…\n");
  process.exit(2);
}

const LOCALE = "en-CA";

const inWords = (printed: ReturnType<typeof printedReading>) => ({
  ...printed,
  issues: printed.issues.map((issue) => ({ ...issue, message: translateWords(issue.message, LOCALE) })),
});

const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

async function readOne(reader: ReceiptReader, file: string): Promise<boolean> {
  const started = performance.now();
  try {
    const outcome = await reader.read(await readFile(file));
    if (outcome.ok) print(inWords(printedReading(file, outcome.reading, performance.now() - started)));
    else print({ file, error: translateWords(outcome.message, LOCALE) });
    return outcome.ok;
  } catch (error) {
    const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
    print({ file, error: missing ? "There is no such file." : "This file could not be read." });
    return false;
  }
}

try {
  await buildWorkers();
  const reader = chosenReader(values.reader, process.env);
  for (const file of positionals) if (!(await readOne(reader, file))) process.exitCode = 1;
  await reader.close();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
