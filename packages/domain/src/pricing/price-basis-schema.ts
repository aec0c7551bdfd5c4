import { z } from "zod";
import type { PriceBasis } from "./price-basis";
import { priceEvidenceSchema } from "./price-evidence";
import { PRICE_SOURCES } from "./regular-price";

const amount = z.object({ size: z.number(), unit: z.string() });
const size = z.object({ times: z.number(), regular: amount, to: amount.nullable() });
const { carriedBy, pooled } = priceEvidenceSchema.shape;
const text = z.string().nullable();

const priceBasisSchema = z.discriminatedUnion("code", [
  z.object({ code: z.literal("source"), source: z.enum(PRICE_SOURCES) }),
  z.object({ code: z.enum(["counted", "not-counted"]), canadian: z.boolean() }),
  z.object({ code: z.literal("own"), product: z.string(), size }),
  z.object({
    code: z.literal("average"),
    product: z.string(),
    size,
    origin: z.string(),
    estimate: z.boolean(),
    carriedBy,
  }),
  z.object({
    code: z.literal("pooled"),
    product: text,
    size: size.nullable(),
    pooled: pooled.unwrap().unwrap(),
  }),
  z.object({
    code: z.literal("seen"),
    product: text,
    price: z.number().nullable(),
    size: size.nullable(),
    store: text,
    place: text,
    knownOn: text,
    origin: text,
  }),
  z.object({ code: z.literal("resized"), product: text, from: amount, times: z.number(), to: amount }),
  z.object({ code: z.literal("kept"), text: z.string() }),
]) satisfies z.ZodType<PriceBasis>;

/** How a row keeps what a regular price is: as text, whose codes and figures `readPriceBasis` gives back. */
export const storedPriceBasis = (basis: PriceBasis): string => JSON.stringify(basis);

/** What a row keeps of a regular price; a sentence of before there were codes stays as it is. */
export function readPriceBasis(stored: string): PriceBasis {
  const kept: PriceBasis = { code: "kept", text: stored };
  if (!stored.startsWith("{")) return kept;
  try {
    return priceBasisSchema.safeParse(JSON.parse(stored)).data ?? kept;
  } catch {
    return kept;
  }
}
