import { DEFAULT_CATEGORY } from "@gf-ledger/domain/category/categories";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { translatorOf } from "@gf-ledger/messages/translator";
import { taxSummary } from "../tax-report/queries/read-report";
import { type OwnAnswerer, ownAnswer, taxSummarySource } from "./own-answer";

/** The extra cost of one category in the year (reports-3). */
export const categoryCost: OwnAnswerer = async ({ ctx, question, year, locale, t }) => {
  const category = question.category ?? DEFAULT_CATEGORY;
  const { categories } = await taxSummary(ctx, year);
  const found = categories.find((one) => one.category === category);
  const asked = { year: String(year), category: translatorOf(locale, "food")(`category.${category}`) };
  const message = found
    ? t("category", {
        ...asked,
        amount: formatMoney(found.countedExtraCost, locale),
        count: found.itemCount,
      })
    : t("nothingOfCategory", asked);
  return ownAnswer([message], taxSummarySource(year, t), t);
};
