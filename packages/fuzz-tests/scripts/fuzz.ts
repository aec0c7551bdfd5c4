import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { bundleCounted } from "../src/engine/instrumented-bundle";
import { type Crash, runTarget } from "../src/engine/run-target";
import { TARGETS } from "../src/targets";

const HERE = fileURLToPath(new URL("..", import.meta.url));
const print = (line: string) => process.stdout.write(`${line}\n`);

/** A crash is kept where the tests run it from then on. */
async function keep(name: string, { data, error }: Crash): Promise<void> {
  const folder = join(HERE, "crashes", name);
  const file = join(folder, createHash("sha256").update(data).digest("hex").slice(0, 12));
  await mkdir(folder, { recursive: true });
  await writeFile(file, data);
  print(
    `  ${error.slice(0, 300)}\n  kept as ${file}: ${JSON.stringify(Buffer.from(data).toString("latin1").slice(0, 200))}`,
  );
}

/** `npm run fuzz [-- --seconds 60] [--target NAME] [--seed 1]`: `seconds` are for all targets together. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: "string", default: "60" },
      target: { type: "string", multiple: true },
      seed: { type: "string", default: String(Date.now() % 1_000_000) },
    },
  });
  const names = values.target ?? Object.keys(TARGETS);
  const seconds = Number(values.seconds) / names.length;
  const bundle = join(HERE, "dist/worker.cjs");
  await bundleCounted(join(HERE, "src/engine/worker.ts"), bundle, join(HERE, "../.."));
  print(`Fuzzing ${names.length} parsers, ${seconds.toFixed(1)} seconds each, seed ${values.seed}`);
  let crashed = 0;
  for (const name of names) {
    const { runs, inputs, places, crashes } = await runTarget(bundle, {
      name,
      seconds,
      seed: Number(values.seed),
    });
    const held = crashes.length === 0 ? "held" : `${crashes.length} CRASHED`;
    print(
      `${name.padEnd(15)} ${String(runs).padStart(8)} runs ${String(inputs).padStart(6)} inputs ${String(places).padStart(6)} places  ${held}`,
    );
    for (const crash of crashes) await keep(name, crash);
    crashed += crashes.length;
  }
  process.exitCode = crashed > 0 ? 1 : 0;
}

await main();
