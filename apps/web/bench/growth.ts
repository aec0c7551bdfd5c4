import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildOnce } from "../launcher/build";
import { type Growth, largeData, writeCrowds } from "./large-data";
import { isOver, median, percentile } from "./measurement";
import { AS_SHIPPED } from "./process/bench-server";
import { machine, table } from "./table";
import { workFolder } from "./work-folder";
import { writeIntoPage } from "./written-down";

/**
 * `npm run bench:growth [-- --people 100000] [--data DIR [--fill]] [--json] [--write]`: a person's calls among so many people
 * with 200 line items each, beside the same calls among 50 people. `--data` keeps the databases in DIR, and takes them
 * as they are when they stand there; `--fill` writes them and measures nothing. 100,000 people take 35 GB.
 */
const { values } = parseArgs({
  options: {
    people: { type: "string", default: "100000" },
    data: { type: "string" },
    fill: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});
const MAX_PEOPLE = 1_000_000;
const people = Number(values.people);
if (!Number.isInteger(people) || people < 100 || people > MAX_PEOPLE)
  throw new Error(`--people takes a number from 100 to ${MAX_PEOPLE}.`);

const root = fileURLToPath(new URL("../../..", import.meta.url));
const print = (line: string) => process.stderr.write(`${line}\n`);

/** Disk by table, and what the first call of somebody costs. */
function asText({ size, firstCalls }: Growth): string {
  const tables = size.tables.map(
    ({ name, rows, table: heap, indexes }) =>
      `| ${name} | ${Math.round(rows).toLocaleString("en")} | ${Math.round(heap)} MB | ${Math.round(indexes)} MB |`,
  );
  const each = ((size.megabytes * 1024) / people).toFixed(0);
  const first = firstCalls.map(
    ({ path, times }) =>
      `\`${path}\` ${median(times).toFixed(1)} ms (p95 ${percentile(times, 0.95).toFixed(1)} ms)`,
  );
  return [
    `On disk ${Math.round(size.megabytes).toLocaleString("en")} MB, ${each} KB a person:`,
    ["| table | rows | table | indexes |", "| --- | --- | --- | --- |", ...tables].join("\n"),
    `The first call of somebody whose rows were not asked for since the database was started: ${first.join(", ")}.`,
  ].join("\n\n");
}

if (values.fill) {
  if (!values.data) throw new Error("--fill needs --data, where the databases are kept.");
  await writeCrowds(values.data, people, print);
  process.exit(0);
}
const work = workFolder();
try {
  await buildOnce(root);
  const options = { env: AS_SHIPPED, say: print, ...(values.data ? { directory: values.data } : {}) };
  const growth = await largeData(root, work, people, options);
  const taken = machine(new Date());
  const text = `${taken}\n\n${table(growth.rows)}\n\n${asText(growth)}`;
  if (values.write) await writeIntoPage(root, "growth", text);
  process.stdout.write(
    values.json ? `${JSON.stringify({ machine: taken, ...growth }, null, 2)}\n` : `${text}\n`,
  );
  const over = growth.rows.filter(isOver);
  for (const { name } of over) print(`Over its budget: ${name}`);
  process.exitCode = over.length > 0 ? 1 : 0;
} finally {
  rmSync(work, { recursive: true, force: true });
}
