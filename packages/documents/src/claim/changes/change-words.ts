import type { AdjustmentKind } from "@gf-ledger/claim/adjustments/adjustment";
import type { LineItem } from "@gf-ledger/claim/sums/lines/line-item";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { ItemKind } from "@gf-ledger/domain/line-item/kinds";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { Relation } from "@gf-ledger/domain/people/relation";
import { PRICE_SOURCES } from "@gf-ledger/domain/pricing/regular-price";
import { translatorOf } from "@gf-ledger/messages/translator";
import { estimateAnswers } from "./estimate-answers";

const currencyOf = (text: string): Currency => currencySchema.parse(text);

/** How the values of a claim's records are said where they changed: amounts in dollars, days as days (claim-66). */
export function changeWords(locale: Locale, nameOf: (personId: string) => string) {
  const t = translatorOf(locale, "claimChanges");
  const common = translatorOf(locale, "claimDocuments");
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const money = (cents: number, currency: string) => formatMoney(cents / 100, locale, currencyOf(currency));
  const size = (value: number | null, unit: string | null) => {
    if (value === null || unit === null) return null;
    const key = `unit.${unit}` as "unit.g";
    return `${number.format(value)} ${common.has(key) ? common(key) : unit}`;
  };

  return {
    money,
    size,
    /** A thing or a field by the name that its column has; one that is not known stays as it is recorded. */
    thing: (thing: string) => {
      const key = `things.${thing}` as "things.line-item";
      return t.has(key) ? t(key) : thing;
    },
    field: (field: string) => {
      const key = `fields.${field}` as "fields.price";
      return t.has(key) ? t(key) : field;
    },
    date: (day: string | null) => (day === null ? null : formatDate(day, locale, "medium")),
    number: (value: number | null) => (value === null ? null : number.format(value)),
    yesOrNo: (isSo: boolean) => t(isSo ? "yes" : "no"),
    kind: (kind: ItemKind) => translatorOf(locale, "food.kind")(kind),
    relation: (relation: Relation) => common(`relation.${relation}`),
    adjustment: (kind: AdjustmentKind) => common(`adjustment.${kind}`),
    person: nameOf,
    noOne: t("noOne"),
    answers: (recorded: unknown, currency: string) =>
      estimateAnswers(recorded, locale, { money: (cents) => money(cents, currency), nameOf }),
    priceSource: (source: string | null) => {
      const known = PRICE_SOURCES.find((one) => one === source);
      return known === undefined ? source : common(`priceSource.${known}`);
    },
    regular: (regular: LineItem["regularPrice"], currency: string) => {
      if (regular === null || regular.basis === "none") return null;
      const of = regular.basis === "package" ? size(regular.size, regular.unit) : null;
      return [money(regular.price, currency), of].filter(Boolean).join(" / ");
    },
    shares: (shares: LineItem["shares"]) =>
      [...shares]
        .map(({ personId, share }) => `${nameOf(personId)} ${percent.format(share)}`)
        .sort()
        .join(", ") || null,
    tax: (tax: LineItem["tax"], currency: string) =>
      tax === null
        ? null
        : tax.codes.map(({ code, taxCents }) => `${code} ${money(taxCents, currency)}`).join(", "),
  };
}
export type ChangeWords = ReturnType<typeof changeWords>;
