import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { bestPeriod } from "../claims/best-period";
import { claimOfYear } from "./claim-of-year";
import { claimSource, type OwnAnswerer, ownAnswer } from "./own-answer";

/** The best twelve months of the year's claim (claim-13). */
export const bestTwelveMonths: OwnAnswerer = async ({ ctx, year, locale, t }) => {
  const asked = { year: String(year) };
  const claim = await claimOfYear(ctx, year);
  const found = claim && (await bestPeriod(ctx, claim));
  if (!found?.ok) return ownAnswer([t("noClaim", asked)], claimSource(t), t);
  const [best] = found.value.best;
  if (!best) return ownAnswer([t("bestUnknown", asked)], claimSource(t), t);
  const amount = formatMoney(best.expenses, locale);
  const [from, to] = [formatDate(best.from, locale), formatDate(best.to, locale)];
  const message =
    ctx.edition === "us"
      ? t("bestIsYear", { ...asked, amount })
      : t("bestPeriod", { ...asked, from, to, amount });
  return ownAnswer([message], claimSource(t), t);
};
