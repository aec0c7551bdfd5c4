import { ITEM_KINDS } from "@gf-ledger/domain/line-item/kinds";
import { RELATIONS } from "@gf-ledger/domain/people/relation";
import type { ChangeWords } from "./change-words";

/** A value as it was recorded: by its column, as JSON. */
export type RecordedValue =
  | null
  | boolean
  | number
  | string
  | readonly RecordedValue[]
  | { readonly [field: string]: RecordedValue };

const MONEY = new Set(["amount", "extraCost", "price", "regularPrice", "regularTaxCents", "taxCents"]);
const A_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A recorded field in words; an income is that of a year, a share that of a category. */
export function recordedField(field: string, words: ChangeWords): string {
  const [, name = field, of = ""] = /^(netIncome|shares)(?: of )?(.+)$/.exec(field) ?? [];
  return words.field(name) + (of === "" ? "" : ` (${of})`);
}

const isText = (value: RecordedValue | undefined): value is string =>
  typeof value === "string" && value !== "";

/** A thing that came or went: what it is called, its day, and its amount; a claim is called by its tax year. */
function wholeThing(
  fields: { readonly [field: string]: RecordedValue },
  words: ChangeWords,
  currency: string,
) {
  const year = typeof fields.taxYear === "number" ? String(fields.taxYear) : undefined;
  const name = [fields.name, fields.what, fields.note, year].find(isText) ?? null;
  const day = [fields.purchaseDate, fields.date].find(isText) ?? null;
  const cents = [fields.price, fields.amount].find((value) => typeof value === "number");
  const of = isText(fields.currency) ? fields.currency : currency;
  const parts = [name, words.date(day), typeof cents === "number" ? words.money(cents, of) : null].filter(
    isText,
  );
  return parts.length === 0 ? null : parts.join(", ");
}

/** A recorded value in words: cents as dollars, days as days. What has no words stays as it was recorded. */
export function recordedValue(
  field: string | null,
  value: RecordedValue,
  words: ChangeWords,
  currency: string,
): string | null {
  if (value === null) return null;
  if (typeof value === "boolean") return words.yesOrNo(value);
  if (typeof value === "number")
    return field !== null && (MONEY.has(field) || field.startsWith("netIncome"))
      ? words.money(value, currency)
      : words.number(value);
  if (typeof value === "string") {
    if (A_DAY.test(value)) return words.date(value);
    const kind = field === "kind" ? ITEM_KINDS.find((one) => one === value) : undefined;
    if (kind) return words.kind(kind);
    const relation = field === "relation" ? RELATIONS.find((one) => one === value) : undefined;
    if (relation) return words.relation(relation);
    return field === "priceSource" ? words.priceSource(value) : value;
  }
  if (field !== null && /^shares/.test(field) && Array.isArray(value))
    return words.shares(value) ?? words.noOne;
  const answers = field === "worthInputs" ? words.answers(value, currency) : null;
  if (answers !== null) return answers;
  if (Array.isArray(value) || field !== null) return JSON.stringify(value);
  return (
    wholeThing(value as { readonly [field: string]: RecordedValue }, words, currency) ?? JSON.stringify(value)
  );
}
