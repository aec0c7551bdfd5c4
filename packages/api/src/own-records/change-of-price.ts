import { productNameIn } from "@gf-ledger/catalogue/product-name";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import {
  type PriceHistory,
  type PricePoint,
  priceHistoriesOf,
  storesOf,
} from "@gf-ledger/domain/tax-report/price-history";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { readYearInParts } from "../tax-report/queries/read-line-items";
import { type AskedOfOwn, bulleted, type OwnAnswerer, ownAnswer } from "./own-answer";
import { isAskedFor } from "./product-words";

/** Line items that are read at once. */
const AT_ONCE = 500;
const NAMED = 3;

/** The year's purchases of what was asked for: by the product's name, else of the category that it names. */
async function purchases({ ctx, question, year }: AskedOfOwn): Promise<LineItemView[]> {
  const [named, ofCategory]: [LineItemView[], LineItemView[]] = [[], []];
  const { currency } = EDITION_FACTS[ctx.edition];
  for await (const part of readYearInParts(ctx.pool, ctx.actor.scope, currency, year, AT_ONCE)) {
    named.push(...part.filter(({ name }) => isAskedFor(question.product ?? "", name)));
    ofCategory.push(...part.filter(({ category }) => category === question.category));
  }
  return named.length > 0 ? named : ofCategory;
}

/** The first and the last of some prices by date; `null` where they are of one day. */
function ends(points: readonly PricePoint[]) {
  const [first, last] = [points[0], points.at(-1)];
  return first && last && first.date !== last.date ? { first, last } : null;
}

/** The ends at one shop that has two days, that with the most prices; only without such a shop, across all. */
function comparedIn(history: PriceHistory) {
  const atOne = storesOf(history).flatMap((store) => {
    const compared = store === null ? null : ends(history.points.filter((point) => point.store === store));
    return compared ?? [];
  });
  return atOne[0] ?? ends(history.points);
}

/** What the same product of the same size cost on the first and on the last day of the year on which it was bought (reports-45). */
export const changeOfPrice: OwnAnswerer = async (asked) => {
  const { year, locale, t } = asked;
  const source = { title: t("source.reports"), href: "/reports" };
  const placeOf = ({ store, date }: PricePoint) => {
    const day = formatDate(date, locale);
    return store === null ? t("dayAlone", { day }) : t("placeAndDay", { store, day });
  };
  const priceOf = ({ price }: PricePoint) => formatMoney(dollarsFromCents(price), locale);
  const ofKnownSize = (await purchases(asked)).filter(
    ({ size, unit, soldByWeight }) => unit !== null && (soldByWeight || size !== null),
  );
  const lines = priceHistoriesOf(ofKnownSize).flatMap((history) => {
    const compared = comparedIn(history);
    if (compared === null) return [];
    const { first, last } = compared;
    const prices = { first: priceOf(first), last: priceOf(last) };
    const places = { firstPlace: placeOf(first), lastPlace: placeOf(last) };
    const product = productNameIn(locale, history.name);
    const isAcross = first.store !== null && last.store !== null && first.store !== last.store;
    return [t(isAcross ? "changeAcross" : "changeOf", { product, ...prices, ...places })];
  });
  const named = { year: String(year) };
  if (lines.length === 0) return ownAnswer([t("noChange", named)], source, t);
  return ownAnswer([t("priceChange", named), ...bulleted(lines.slice(0, NAMED))], source, t);
};
