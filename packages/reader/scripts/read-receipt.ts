import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { buildWorkers } from "../src/command/build-workers";
import { printedReading } from "../src/command/printed-reading";
import { chosenReader } from "../src/command/reader-choice";

/** `read-receipt [--reader local|openai] FILE…`: one JSON object a line for each file; exit code 1 if one failed. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { reader: { type: "string", default: "local" } },
});
if (positionals.length === 0) {
  process.stderr.write("Usage: read-receipt [--reader local|openai] FILE…\n");
  process.exit(2);
}

const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
await buildWorkers();
const reader = chosenReader(values.reader, process.env);
let failures = 0;

async function readOne(file: string): Promise<void> {
  const started = performance.now();
  const outcome = await reader.read(await readFile(file));
  if (!outcome.ok) throw new Error(outcome.message);
  print(printedReading(file, outcome.reading, performance.now() - started));
}

for (const file of positionals) {
  try {
    await readOne(file);
  } catch (error) {
    failures += 1;
    const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
    print({
      file,
      error: missing ? "There is no such file." : error instanceof Error ? error.message : String(error),
    });
  }
}
await reader.close();
process.exitCode = failures > 0 ? 1 : 0;
