import { regionalPrice } from "@gf-ledger/catalogue/derivation/regional-price";
import type { Fraction } from "@gf-ledger/claim/fractions/fraction";
import { fractionOf } from "@gf-ledger/claim/fractions/fraction-of";
import { roundFraction } from "@gf-ledger/claim/fractions/round-fraction";
import { monthsBetween } from "@gf-ledger/domain/calendar/months-between";
import type { Category } from "@gf-ledger/domain/category/categories";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { ItemKind } from "@gf-ledger/domain/line-item/kinds";
import { roundHalfAwayFromZero } from "@gf-ledger/domain/money/cents";
import { priceRegionName } from "@gf-ledger/domain/pooled-prices/price-regions";
import type { PriceEvidence } from "@gf-ledger/domain/pricing/price-evidence";
import { type ChosenRegularPrice, chooseRegularPrice } from "@gf-ledger/domain/pricing/regular-price";
import { publishedIn } from "@gf-ledger/domain/pricing/stored-price-origin";
import { monthOf } from "../../calendar-column";
import type { KnownPrices } from "../known-prices";
import { type BoughtAmount, broughtToSize, type ScaledLinePrice } from "./bought-amount";
import { carryToMonth } from "./carry-to-month";
import {
  type AverageProduct,
  averageEvidence,
  customEvidence,
  estimateEvidence,
  NO_COUNTERPART,
  ownEvidence,
  pooledEvidence,
  seenEvidence,
} from "./evidence-of";
import { MONTHS_NEAR, nearestPrice } from "./near-price";
import { nearestMedian } from "./pooled-median";

/** A line whose regular price is chosen. Amounts are cents of the country's currency. */
export interface PricedLine {
  /** What was paid; below 0 for a return. */
  readonly price: number;
  /** A price that was collected from this very line is no evidence for it. */
  readonly receiptItemId: string;
  readonly category: Category;
  readonly kind: ItemKind;
  readonly customRegularPrice: number | null;
  readonly bought: BoughtAmount;
  readonly product: AverageProduct | null;
  /** The product's average as the matcher brought it to the line. */
  readonly cataloguePrice: number | null;
  /** Whether the matcher brought it to a size that the line prints, and nothing better is known. */
  readonly scaled: boolean;
}

export interface ChosenPrice extends ChosenRegularPrice {
  /** Whether both prices are for the same size (claim-5). */
  readonly sizeCompared: boolean;
  readonly evidence: PriceEvidence;
}

/** A package's price for the whole line: by its size where that is known, else in the ratio of the matcher's. */
function forLine(price: number, product: AverageProduct, line: PricedLine): ScaledLinePrice | null {
  if (line.cataloguePrice === null) return null;
  const sized = line.bought.size !== null && !line.scaled;
  const compared = sized ? broughtToSize(line.bought, { ...product, price }) : null;
  if (compared !== null) return compared;
  const ratio = product.price > 0 ? line.cataloguePrice / product.price : 1;
  const cents = price === product.price ? line.cataloguePrice : roundHalfAwayFromZero(price * ratio);
  return { cents: fractionOf(cents), sizeCompared: line.scaled };
}

/** The product with the average of the person's region near the purchase, or with the country's (prices-32). */
function publishedFor(
  product: AverageProduct,
  { region, purchase: { purchaseDate } }: KnownPrices,
  country: Edition,
): AverageProduct {
  if (country !== "ca" || region === null || purchaseDate === null) return product;
  const there = regionalPrice(product.id, region, monthOf(purchaseDate));
  if (there === null) return product;
  const { cents: price, source, asOf, estimate } = there;
  return { ...product, price, source, asOf, estimate, place: priceRegionName(region) };
}

/**
 * A catalogue's price for the purchase: what an office printed for this product near it stands as it was printed,
 * so that anybody can look it up; any other is brought to the month by the index (prices-38).
 */
function inMonthOf(
  cents: Fraction,
  { asOf, source, estimate }: AverageProduct,
  { purchase: { purchaseDate } }: KnownPrices,
  country: Edition,
) {
  const isPrinted = !estimate && publishedIn(source) === country;
  const isNear = purchaseDate !== null && Math.abs(monthsBetween(asOf, purchaseDate)) <= MONTHS_NEAR;
  return isPrinted && isNear ? { cents, carriedBy: null } : carryToMonth(cents, country, asOf, purchaseDate);
}

/**
 * The regular price that a line is compared with, chosen in this one place and in the order of prices-6,
 * prices-19, prices-20 and prices-32, with what it was chosen from (prices-22). Pure; `known` is the person's, of that
 * purchase.
 */
export function choosePrice(line: PricedLine, known: KnownPrices, country: Edition): ChosenPrice {
  const { product, category } = line;
  if (line.kind === "no-counterpart" && line.customRegularPrice === null)
    return { cents: 0, source: "none", sizeCompared: true, evidence: NO_COUNTERPART };
  const own = product && (known.own.get(product.id) ?? null);
  const ownPrice = product && own && (forLine(own.price, product, line) ?? wholePackage(own.price));
  const others = ((product && known.seen.get(product.id)) ?? []).filter(
    ({ receiptItemId }) => receiptItemId !== line.receiptItemId,
  );
  const near = nearestPrice(others, line.bought, known.purchase);
  const pooled = nearestMedian((product && known.pooled.get(product.id)) ?? [], line.bought, known.purchase);
  const published = product && publishedFor(product, known, country);
  const average = product && published && forLine(published.price, product, line);
  const carried = published && average && inMonthOf(average.cents, published, known, country);
  const chosen = chooseRegularPrice({
    price: line.price,
    category,
    customRegularPrice: line.customRegularPrice,
    ownPrice: centsOf(ownPrice),
    observedPrice: centsOf(near?.compared ?? null),
    pooledPrice: centsOf(pooled?.compared ?? null),
    cataloguePrice: centsOf(carried),
  });
  const cents = line.kind === "return" ? negative(chosen.cents) : chosen.cents;
  const is = (sizeCompared: boolean, evidence: PriceEvidence): ChosenPrice => ({
    cents,
    source: chosen.source,
    sizeCompared,
    evidence,
  });
  if (chosen.source === "custom") return is(true, customEvidence(chosen.cents));
  if (chosen.source === "own" && product && own)
    return is(ownPrice?.sizeCompared ?? false, ownEvidence(product, own));
  if (chosen.source === "observation" && near) return is(near.compared.sizeCompared, seenEvidence(near.seen));
  if (chosen.source === "pooled" && product && pooled)
    return is(pooled.compared.sizeCompared, pooledEvidence(product, pooled.median));
  if (chosen.source === "catalogue" && published && average)
    return is(average.sizeCompared, averageEvidence(published, carried?.carriedBy ?? null));
  return is(true, estimateEvidence(category));
}

const centsOf = (price: Pick<ScaledLinePrice, "cents"> | null) => price && roundFraction(price.cents);
const wholePackage = (price: number): ScaledLinePrice => ({ cents: fractionOf(price), sizeCompared: false });
const negative = (cents: number) => (cents === 0 ? 0 : -Math.abs(cents));
