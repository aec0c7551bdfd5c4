import { Prisma } from "@gf-ledger/db/generated/client";
import { barcodeOf, type NotABarcode } from "@gf-ledger/domain/barcode/barcode";
import type { ProductFacts } from "@gf-ledger/domain/barcode/product-facts";
import { type SourceProduct, sourceProductSchema } from "@gf-ledger/domain/barcode/source-product";
import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { ProductSource } from "@gf-ledger/product-facts/product-source";
import type { SignedInContext } from "../context";
import { factsOfProduct } from "./facts-of-product";

const FOUND_FOR_MS = 30 * DAY_MS;
/** How long a product counts as unknown: somebody may add it to the source any day. */
const UNKNOWN_FOR_MS = DAY_MS;
/** Seconds after which a source in trouble may be asked again. */
const TRY_AGAIN_SECONDS = 60;

/** What is kept of an answer: `product` is `null` where the source does not know the barcode. */
interface Kept {
  readonly product: SourceProduct | null;
  readonly askedAt: Date;
}

type NotLookedUp =
  | NotABarcode
  | "product_lookup_off"
  | "product_not_known"
  | "product_source_silent"
  | "too_many_requests";

async function keptAnswer({ database }: SignedInContext, barcode: string): Promise<Kept | null> {
  const row = await database.lookedUpProduct.findUnique({ where: { barcode } });
  if (!row) return null;
  const { data } = sourceProductSchema.nullable().safeParse(row.product);
  // What an older version kept in another shape is asked for again.
  return data === undefined ? null : { product: data, askedAt: row.askedAt };
}

const isFresh = ({ product, askedAt }: Kept, now: Date) =>
  now.getTime() - askedAt.getTime() < (product === null ? UNKNOWN_FOR_MS : FOUND_FOR_MS);

/** Asks the source and keeps what it answers, within the rate that the source allows (matching-39). */
async function asked(
  ctx: SignedInContext,
  source: ProductSource,
  barcode: string,
): Promise<Outcome<Kept, "product_source_silent" | "too_many_requests">> {
  const points = await ctx.limits.take([
    ["productLookupsOfAccount", ctx.actor.scope.userId],
    ["productLookupsOfInstallation", "all"],
  ]);
  if (!points.ok) return points;
  const looked = await source.look(barcode);
  if (looked.kind === "silent") {
    ctx.log("warn", "product_source_silent", { because: looked.because });
    return refused("product_source_silent", { retryAfterSeconds: TRY_AGAIN_SECONDS });
  }
  const kept = { product: looked.kind === "found" ? looked.product : null, askedAt: ctx.now() };
  const columns = { product: kept.product ?? Prisma.DbNull, askedAt: kept.askedAt };
  await ctx.database.lookedUpProduct.upsert({
    where: { barcode },
    create: { barcode, ...columns },
    update: columns,
  });
  return done(kept);
}

/**
 * GET /api/products/{barcode}: what a public source says of a product. An answer is kept for everybody, a found
 * one for 30 days and an unknown one for a day; an older one serves while the source can't be asked
 * (matching-38). Nothing of the caller is kept with it or sent.
 */
export async function lookUpProduct(
  ctx: SignedInContext,
  input: { barcode: string },
): Promise<Outcome<ProductFacts, NotLookedUp>> {
  const barcode = barcodeOf(input.barcode);
  if (!barcode.ok) return barcode;
  if (!ctx.productSource) return refused("product_lookup_off");
  const known = await keptAnswer(ctx, barcode.value);
  const fresh = known && isFresh(known, ctx.now()) ? known : null;
  const answer = fresh ? done(fresh) : await asked(ctx, ctx.productSource, barcode.value);
  const told = answer.ok ? answer.value : known?.product ? known : null;
  if (told?.product) {
    const facts = { product: told.product, askedAt: told.askedAt, old: !answer.ok };
    return done(factsOfProduct(barcode.value, facts, ctx.locale));
  }
  return answer.ok ? refused("product_not_known") : answer;
}
