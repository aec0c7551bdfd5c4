import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { filedOnOf } from "../claims/claim-row";
import { yearByProduct } from "../tax-report/queries/read-products";
import { taxSummary } from "../tax-report/queries/read-report";
import { claimOfYear } from "./claim-of-year";
import { type OwnAnswerer, ownAnswer, taxSummarySource } from "./own-answer";

/** What the year's line items come to, as the summary for the agency sums them (claim-2). */
export const claimed: OwnAnswerer = async ({ ctx, year, locale, t }) => {
  const [{ totals }, { totalToClaim }, claim] = await Promise.all([
    taxSummary(ctx, year),
    yearByProduct(ctx, year),
    claimOfYear(ctx, year),
  ]);
  const asked = { year: String(year) };
  const sum =
    totals.itemCount === 0
      ? t("nothingLogged", asked)
      : t("claimed", { ...asked, amount: formatMoney(totalToClaim, locale), count: totals.itemCount });
  const day = claim && filedOnOf(claim);
  const filed = day ? [t("filed", { ...asked, day: formatDate(day, locale) })] : [];
  return ownAnswer([sum, ...filed], taxSummarySource(year, t), t);
};
