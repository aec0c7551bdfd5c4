import { z } from "zod";
import { categorySchema } from "../category/category";
import type { Edition } from "../edition/edition-facts";
import { observedHowSchema } from "../price-book/observation";
import { PRICE_PUBLISHERS, type PriceOrigin, type PricePublisher } from "./price-origin";

const PUBLISHERS = Object.keys(PRICE_PUBLISHERS) as [PricePublisher, ...PricePublisher[]];

const priceOriginSchema = z.discriminatedUnion("code", [
  z.object({ code: z.enum(["set-for-item", "set-for-product", "no-counterpart"]) }),
  z.object({
    code: z.literal("seen"),
    how: observedHowSchema,
    url: z.string().nullable(),
    picture: z.boolean().optional(),
  }),
  z.object({ code: z.literal("median"), people: z.number(), receipts: z.number() }),
  z.object({ code: z.literal("markup"), category: categorySchema }),
  z.object({
    code: z.literal("published"),
    publisher: z.enum(PUBLISHERS),
    what: z.string(),
    region: z.string().nullable(),
    month: z.string(),
    estimated: z.boolean(),
    ratio: z.number().optional(),
  }),
  z.object({ code: z.literal("kept"), text: z.string() }),
]) satisfies z.ZodType<PriceOrigin>;

/** How a row keeps where a price comes from: as text, whose codes and figures `readPriceOrigin` gives back. */
export const storedPriceOrigin = (origin: PriceOrigin): string => JSON.stringify(origin);

/** Where a price comes from, by what a row keeps; any other text stays as it is. */
export function readPriceOrigin(stored: string): PriceOrigin {
  const kept: PriceOrigin = { code: "kept", text: stored };
  if (!stored.startsWith("{")) return kept;
  try {
    return priceOriginSchema.safeParse(JSON.parse(stored)).data ?? kept;
  } catch {
    return kept;
  }
}

/** The country whose office published the figure behind a price; `null` for prices of other origins. */
export function publishedIn(stored: string): Edition | null {
  const origin = readPriceOrigin(stored);
  return origin.code === "published" ? PRICE_PUBLISHERS[origin.publisher] : null;
}
