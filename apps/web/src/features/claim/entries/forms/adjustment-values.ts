import { ADJUSTMENT_KINDS } from "@gf-ledger/claim/adjustments/adjustment";
import type { AdjustmentView } from "@gf-ledger/claim/adjustments/adjustment-view";
import { paysBack } from "@gf-ledger/claim/adjustments/pays-back";
import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date-schema";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { z } from "zod";
import { typedNumber, written } from "@/features/language/typed-amount";
import { firstDay } from "../days-of-claim";
import { typedDollars } from "./typed-dollars";

/** Stands in the list for all that an entry names, where that is more than one. */
export const SEVERAL = "several";

/** What is said of a field that is not filled as its kind needs it. */
export interface AdjustmentFormWords {
  readonly enterDate: string;
  readonly enterAmount: string;
  readonly enterOtherThanZero: string;
  readonly enterMiles: string;
  readonly noteNeeded: string;
}

/** The form's fields, typed as text; the kind decides which of them are needed. */
export function adjustmentFormSchema(words: AdjustmentFormWords, locale: Locale) {
  return z
    .object({
      kind: z.enum(ADJUSTMENT_KINDS),
      date: z.string().refine((day) => calendarDateSchema.safeParse(day).success, words.enterDate),
      amount: z.string(),
      miles: z.string(),
      currency: currencySchema,
      personId: z.string(),
      note: z.string().trim().max(500),
      /** The thing and the id of what was paid back, or nothing. */
      paidBack: z.string(),
      expected: z.boolean(),
    })
    .superRefine(({ kind, amount, miles, note }, context) => {
      const report = (path: string, message: string) =>
        context.addIssue({ code: "custom", path: [path], message });
      const correction = kind === "correction";
      if (kind === "mileage") {
        if (!(Number(typedNumber(miles, locale)) > 0)) report("miles", words.enterMiles);
      } else if (!typedDollars("", correction).safeParse(amount).success)
        report("amount", correction ? words.enterOtherThanZero : words.enterAmount);
      if (correction && note === "") report("note", words.noteNeeded);
    });
}
type Filled = z.output<ReturnType<typeof adjustmentFormSchema>>;

/** What the form begins with: an entry as it is, or a new one. */
export function adjustmentValues(
  entry: AdjustmentView | null,
  claim: ClaimView,
  {
    personId,
    locale,
    isExpected = false,
  }: { readonly personId: string; readonly locale: Locale; readonly isExpected?: boolean },
) {
  return {
    kind: entry?.kind ?? "reimbursement",
    date: entry?.date ?? firstDay(claim),
    amount: entry === null || entry.miles !== null ? "" : written(entry.amount ?? "", locale),
    miles: written(entry?.miles ?? "", locale),
    currency: entry?.currency ?? EDITION_FACTS[claim.edition].currency,
    personId: entry?.personId ?? personId,
    note: entry?.note ?? "",
    paidBack: firstPaidBack(entry),
    expected: entry?.expected ?? isExpected,
  };
}

/** What an entry says was paid back, as the form's list names it. */
function firstPaidBack(entry: AdjustmentView | null): string {
  if (entry === null) return "";
  const { paidBack } = entry;
  if (paidBack.length > 1) return SEVERAL;
  const [first] = paidBack;
  return first ? `${first.thing} ${first.id}` : "";
}

function namedBy(paidBack: string, before: AdjustmentView | null) {
  if (paidBack === SEVERAL && before)
    return { lineItemIds: before.lineItemIds, expenseIds: before.expenseIds };
  const [thing, id = ""] = paidBack.split(" ");
  return {
    lineItemIds: thing === "line-item" ? [id] : [],
    expenseIds: thing === "other-expense" ? [id] : [],
    receiptId: thing === "receipt" ? id : null,
  };
}

/** The filled form as the call takes it. Several items and expenses of an entry stay with it until others are chosen. */
export function adjustmentInput(filled: Filled, before: AdjustmentView | null, locale: Locale) {
  const { kind, date, personId, note, paidBack, expected, currency } = filled;
  const repays = paysBack(kind) ? { ...namedBy(paidBack, before), expected } : {};
  const entry = { kind, date, personId, note, ...repays };
  if (kind === "mileage") return { ...entry, miles: Number(typedNumber(filled.miles, locale)) };
  return { ...entry, currency, amount: typedDollars("", true).parse(filled.amount) };
}
