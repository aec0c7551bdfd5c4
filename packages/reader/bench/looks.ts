import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { decodeImage } from "../src/image/decode-image";
import { lookedAt } from "../src/local/read-receipt-image";
import { READER_VERSION } from "../src/local/reader-version";
import { MODEL_FILES } from "../src/ocr/model-files";
import type { OcrModels } from "../src/ocr/ocr-models";
import type { OcrPage } from "../src/ocr/word";

/** Looks that another recogniser or detector took, or another version of the reader, are no longer those of today. */
const SEEN_BY = MODEL_FILES["recogniser.onnx"].slice(0, 8) + MODEL_FILES["detector.onnx"].slice(0, 8);

/** The name of the file in which the looks at a photo are kept: other bytes, models or versions have another one. */
export function nameOfLooks(bytes: Uint8Array, version: string = READER_VERSION): string {
  return `${createHash("sha256").update(bytes).digest("hex")}-${SEEN_BY}-${version}.json`;
}

/**
 * The words of all looks that the reader takes at a photo. Kept in a folder, so that its understanding can be
 * replayed without recognising anything again; delete the folder when how photos are looked at changes while the
 * version does not.
 */
export async function keptLooks(
  imagePath: string,
  models: OcrModels,
  folder: string,
): Promise<readonly OcrPage[]> {
  const bytes = await readFile(imagePath);
  const kept = path.join(folder, nameOfLooks(bytes));
  if (existsSync(kept)) return JSON.parse(await readFile(kept, "utf8")) as OcrPage[];
  const decoded = await decodeImage(bytes);
  const { looks } = await lookedAt(decoded, models, { onStage: () => {}, goingOn: async () => {} });
  await mkdir(folder, { recursive: true });
  await writeFile(kept, JSON.stringify(looks));
  return looks;
}
