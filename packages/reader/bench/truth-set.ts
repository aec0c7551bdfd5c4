import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { ExpectedReceipt } from "./score-reading";

const amount = z
  .union([z.number(), z.string().transform((text) => Number(text.replace(/[^\d.-]/g, "")))])
  .nullish();
const line = z.object({ name: z.string(), price: z.number().nullable() });
const truthSchema = z.array(
  z.object({
    file: z.string(),
    store: z.string().nullish(),
    date: z.string().nullish(),
    total: amount,
    items: z.array(line).optional(),
    opt: z.array(line).optional(),
  }),
);

/** A truth and its image. Without `items`, only date and total are known and scored. */
export interface TruthImage {
  readonly imagePath: string;
  readonly truth: ExpectedReceipt;
}

/** `25/12/2018`, `25-12-18` or `2018-12-25` as a calendar date; `null` for other forms. */
function calendarDate(text: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text.trim());
  if (!match) return null;
  const [, day = "", month = "", year = ""] = match;
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

async function firstThatExists(candidates: readonly string[], what: string): Promise<string> {
  for (const candidate of candidates) if (await exists(candidate)) return candidate;
  throw new Error(`${what} was not found: looked at ${candidates.join(", ")}`);
}

/** Reads DIR/truth.json (or the one beside DIR, when DIR is the folder of images) and finds its images. */
export async function loadTruthSet(folder: string): Promise<TruthImage[]> {
  const truthPath = await firstThatExists(
    [path.join(folder, "truth.json"), path.join(folder, "..", "truth.json")],
    "truth.json",
  );
  const parsed = truthSchema.safeParse(JSON.parse(await readFile(truthPath, "utf8")));
  if (!parsed.success)
    throw new Error(`${truthPath} is not in the form the bench reads: ${z.prettifyError(parsed.error)}`);
  const base = path.dirname(truthPath);
  return Promise.all(
    parsed.data.map(async ({ file, store, date, ...rest }) => ({
      imagePath: await firstThatExists(
        [path.join(base, file), path.join(base, "images", file), path.join(folder, path.basename(file))],
        file,
      ),
      truth: { ...rest, file, date: date ? calendarDate(date) : null, store: rest.items ? store : null },
    })),
  );
}
