import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { EDITIONS } from "@gf-ledger/domain/edition/edition-facts";
import { renderSampleReceipt } from "../generator/sample-receipt";

/**
 * `render-samples OUTDIR [YEAR]`: writes sample-receipt-ca.jpg and sample-receipt-us.jpg, and prints their
 * names.
 */
const [outDir, year] = process.argv.slice(2);
if (outDir === undefined) {
  process.stderr.write("Usage: render-samples OUTDIR [YEAR]\n");
  process.exit(2);
}
await mkdir(outDir, { recursive: true });
for (const edition of EDITIONS) {
  const { image } = await renderSampleReceipt(edition, year === undefined ? undefined : Number(year));
  const file = path.join(outDir, `sample-receipt-${edition}.jpg`);
  await writeFile(file, image);
  process.stdout.write(`${file}\n`);
}
