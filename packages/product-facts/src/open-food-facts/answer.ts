import type { SourceProduct } from "@gf-ledger/domain/barcode/source-product";
import { singleLine } from "@gf-ledger/domain/input/single-line-text";
import { z } from "zod";

const LONGEST_TEXT = 200;
const LONGEST_TAG = 100;
const MAX_TAGS = 50;

/** The fields that are asked for; everything else of a product stays there. */
export const FIELDS = [
  "code",
  "product_name",
  "product_name_en",
  "product_name_fr",
  "brands",
  "quantity",
  "labels_tags",
  "categories_tags",
  "countries_tags",
  "last_modified_t",
] as const;

/** Anybody may write there: control and invisible characters go, and what is long is cut. */
const written = z
  .string()
  .nullish()
  .transform((text) => {
    const plain = singleLine(text ?? "").replace(/\s+/g, " ");
    return [...plain].slice(0, LONGEST_TEXT).join("").trim() || null;
  });

const tags = z
  .array(z.string())
  .nullish()
  .transform((all) => (all ?? []).filter((tag) => tag.length <= LONGEST_TAG).slice(0, MAX_TAGS));

const productSchema = z.object({
  product_name: written,
  product_name_en: written,
  product_name_fr: written,
  brands: written,
  quantity: written,
  labels_tags: tags,
  categories_tags: tags,
  countries_tags: tags,
  last_modified_t: z.number().int().positive().max(4_102_444_800).nullish(),
});

const answerSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal(0) }),
  z.object({ status: z.literal(1), code: z.string().max(40), product: productSchema }),
]);

const bare = (code: string) => code.replace(/^0+/, "");

/**
 * Understands an answer of the product read of API v2: the product, `null` for one that is not known there.
 * `undefined` for what is no such answer, or an answer about another barcode.
 */
export function understood(text: string, barcode: string): SourceProduct | null | undefined {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { data } = answerSchema.safeParse(answer);
  if (!data) return undefined;
  if (data.status === 0) return null;
  if (bare(data.code) !== bare(barcode)) return undefined;
  const { product } = data;
  return {
    name: product.product_name,
    nameInEnglish: product.product_name_en,
    nameInFrench: product.product_name_fr,
    brand: product.brands,
    quantity: product.quantity,
    labels: product.labels_tags,
    categories: product.categories_tags,
    countries: product.countries_tags,
    changedAt: product.last_modified_t ?? null,
  };
}
