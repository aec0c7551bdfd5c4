import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { generateReceipt } from "../generator/generate-receipt";

/**
 * `generate-receipts OUTDIR [COUNT] [FIRST_SEED]`: writes OUTDIR/images and OUTDIR/truth.json for the bench.
 */
const [outDir, count = "60", first = "1"] = process.argv.slice(2);
if (outDir === undefined) {
  process.stderr.write("Usage: generate-receipts OUTDIR [COUNT] [FIRST_SEED]\n");
  process.exit(2);
}
await mkdir(path.join(outDir, "images"), { recursive: true });
const truths = [];
for (let index = 0; index < Number(count); index += 1) {
  const { image, truth } = await generateReceipt(Number(first) + index);
  await writeFile(path.join(outDir, truth.file), image);
  truths.push(truth);
}
await writeFile(path.join(outDir, "truth.json"), JSON.stringify(truths, null, 1));
process.stdout.write(`${truths.length} receipts in ${outDir}\n`);
