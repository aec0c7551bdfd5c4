import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { decodeImage } from "../src/image/decode-image";
import { READER_VERSION } from "../src/local/reader-version";
import { loadOcrModels } from "../src/ocr/ocr-models";
import { readPage } from "../src/ocr/read-page";

/** Writes the words of every image of a folder as JSON: `tsx scripts/dump-words.ts IMAGES OUT [--force]`. */
const [source, target, force] = process.argv.slice(2);
if (!source || !target) throw new Error("Usage: dump-words IMAGES OUT [--force]");
mkdirSync(target, { recursive: true });
const models = await loadOcrModels();
for (const file of readdirSync(source).sort()) {
  const out = join(target, `${file}.json`);
  if (existsSync(out) && force !== "--force") continue;
  const started = performance.now();
  try {
    const decoded = await decodeImage(readFileSync(join(source, file)));
    const { page, turns } = await readPage(models, decoded.image);
    const ms = Math.round(performance.now() - started);
    writeFileSync(out, JSON.stringify({ version: READER_VERSION, ms, turns, page }));
  } catch (error) {
    console.warn(file, error instanceof Error ? error.message : error);
  }
}
console.warn("peak memory, MB:", Math.round(process.resourceUsage().maxRSS / 1024));
