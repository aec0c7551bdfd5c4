import { productNameIn } from "@gf-ledger/catalogue/product-name";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { AskedOfOwn, OwnAnswerer } from "./own-answer";
import { bulleted, ownAnswer } from "./own-answer";
import { isAskedFor } from "./product-words";

/** The newest prices that are searched: far more than a person keeps. */
const LOOKED_AT = 2_000;
const NAMED = 3;

function newestPrices({ database, actor, edition }: AskedOfOwn["ctx"]) {
  return database.priceObservation.findMany({
    where: { userId: actor.scope.userId, currency: EDITION_FACTS[edition].currency },
    orderBy: [{ seenOn: "desc" }, { id: "desc" }],
    take: LOOKED_AT,
    select: { name: true, brand: true, price: true, store: true, seenOn: true },
  });
}

/** The newest prices of a product in the person's own price book, found by its name in any language. */
export const priceOfProduct: OwnAnswerer = async ({ ctx, question, locale, t }) => {
  const source = { title: t("source.priceBook"), href: "/price-book" };
  const found = (await newestPrices(ctx)).filter(({ name, brand }) =>
    isAskedFor(question.product ?? "", name, brand),
  );
  if (found.length === 0) return ownAnswer([t("notInPriceBook")], source, t);
  const lines = found.slice(0, NAMED).map(({ name, price, store, seenOn }) => {
    const seen = {
      product: productNameIn(locale, name),
      price: formatMoney(dollarsFromCents(price), locale),
      day: formatDate(seenOn.toISOString().slice(0, 10), locale),
    };
    return store === null ? t("priceSeen", seen) : t("priceSeenAt", { ...seen, store });
  });
  return ownAnswer([t("priceBook"), ...bulleted(lines)], source, t);
};
