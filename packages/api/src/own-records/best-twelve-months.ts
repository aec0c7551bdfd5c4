import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { bestPeriod } from "../claims/queries/best-period";
import { namedPeople } from "../people/named-people";
import { readHousehold } from "../people/queries/read-household";
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
  const people =
    best.ofPersons.length > 0 ? namedPeople(await readHousehold(ctx.database, ctx.actor.scope), locale) : [];
  const apart = best.ofPersons.map((own) =>
    t("bestApart", {
      ...asked,
      name: people.find(({ id }) => id === own.personId)?.name ?? "",
      from: formatDate(own.from, locale),
      to: formatDate(own.to, locale),
      amount: formatMoney(own.expenses, locale),
    }),
  );
  return ownAnswer([message, ...apart], claimSource(t), t);
};
