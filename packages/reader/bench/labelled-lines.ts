import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import type { RgbImage } from "../src/image/rgb-image";
import type { TextBox } from "../src/ocr/text-box";

/** One label of a shard, as `training/README.md` describes it. */
const labelSchema = z.object({
  o: z.number().int().nonnegative(),
  n: z.number().int().positive(),
  text: z.string().min(1),
  src: z.string(),
  split: z.string(),
  h: z.number(),
  f: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  kind: z.enum(["amount", "date", "text"]),
  spaces: z.boolean(),
  suspect: z.boolean().optional(),
});

export type LineLabel = z.output<typeof labelSchema>;

/** A printed line and what it says. */
export interface LabelledLine {
  readonly label: LineLabel;
  /** The encoded picture. */
  readonly picture: Uint8Array;
}

async function shardOf(folder: string, name: string, split: string): Promise<LabelledLine[]> {
  const file = path.join(folder, name);
  const pictures = await readFile(file.replace(/\.jsonl$/, ".bin"));
  const rows = (await readFile(file, "utf8")).split("\n").filter(Boolean);
  return rows.flatMap((row, at) => {
    const parsed = labelSchema.safeParse(JSON.parse(row));
    if (!parsed.success) throw new Error(`${file}, line ${at + 1}: ${z.prettifyError(parsed.error)}`);
    const label = parsed.data;
    if (label.split !== split || label.suspect) return [];
    return [{ label, picture: pictures.subarray(label.o, label.o + label.n) }];
  });
}

/**
 * The lines of a folder's shards (`X.jsonl` beside `X.bin`) that belong to one part of it, without the
 * suspect ones.
 * @param split `val` for measuring
 */
export async function labelledLines(folder: string, split: string): Promise<LabelledLine[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".jsonl")).sort();
  if (names.length === 0) throw new Error(`${folder} holds no .jsonl file of labels.`);
  const shards: LabelledLine[] = [];
  for (const name of names) shards.push(...(await shardOf(folder, name, split)));
  return shards;
}

/**
 * A labelled line's pixels, and the box in them that the recogniser is shown: the whole picture unless `f`
 * gives one.
 */
export async function linePixels({
  label,
  picture,
}: LabelledLine): Promise<{ image: RgbImage; box: TextBox }> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const [left, top, right, bottom] = label.f ?? [0, 0, width, height];
  const box = {
    cx: (left + right) / 2,
    cy: (top + bottom) / 2,
    width: right - left,
    height: bottom - top,
    angle: 0,
  };
  return { image: { data, width, height }, box };
}
