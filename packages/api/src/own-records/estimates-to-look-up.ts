import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { yearByProduct } from "../tax-report/queries/read-products";
import { bulleted, type OwnAnswerer, ownAnswer, taxSummarySource } from "./own-answer";

/** How many products are named; the page has all. */
const NAMED = 5;

/** The regular prices of the year that are best looked up, the largest amounts first (claim-19). */
export const estimatesToLookUp: OwnAnswerer = async ({ ctx, year, locale, t }) => {
  const { lookUpFirst } = await yearByProduct(ctx, year);
  const asked = { year: String(year) };
  const source = taxSummarySource(year, t);
  if (lookUpFirst.length === 0) return ownAnswer([t("nothingToLookUp", asked)], source, t);
  const named = lookUpFirst
    .slice(0, NAMED)
    .map(({ product, amountToClaim }) =>
      t("productAndAmount", { product, amount: formatMoney(amountToClaim, locale) }),
    );
  return ownAnswer([t("lookUp", { ...asked, count: lookUpFirst.length }), ...bulleted(named)], source, t);
};
