import { ADJUSTMENT_KINDS } from "@gf-ledger/claim/adjustments/adjustment";
import type { AdjustmentView } from "@gf-ledger/claim/adjustments/adjustment-view";
import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date-schema";
import { currencySchema, EDITION_FACTS } from "@gf-ledger/domain/edition/edition";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { z } from "zod";
import { written } from "@/features/language/typed-amount";
import { firstDay } from "./days-of-claim";
import { typedDollars } from "./typed-dollars";

/** What is said of a field that is not filled as its kind needs it. */
export interface AdjustmentFormWords {
  readonly enterDate: string;
  readonly enterAmount: string;
  readonly enterOtherThanZero: string;
  readonly enterMiles: string;
  readonly noteNeeded: string;
}

/** The form's fields, typed as text; the kind decides which of them are needed. */
export function adjustmentFormSchema(words: AdjustmentFormWords) {
  return z
    .object({
      kind: z.enum(ADJUSTMENT_KINDS),
      date: z.string().refine((day) => calendarDateSchema.safeParse(day).success, words.enterDate),
      amount: z.string(),
      miles: z.string(),
      currency: currencySchema,
      personId: z.string(),
      note: z.string().trim().max(500),
      lineItemId: z.string(),
    })
    .superRefine(({ kind, amount, miles, note }, context) => {
      const say = (path: string, message: string) =>
        context.addIssue({ code: "custom", path: [path], message });
      const correction = kind === "correction";
      if (kind === "mileage") {
        if (!(Number(miles.replace(",", ".")) > 0)) say("miles", words.enterMiles);
      } else if (!typedDollars("", correction).safeParse(amount).success)
        say("amount", correction ? words.enterOtherThanZero : words.enterAmount);
      if (correction && note === "") say("note", words.noteNeeded);
    });
}
type Filled = z.output<ReturnType<typeof adjustmentFormSchema>>;

/** What the form begins with: an entry as it is, or a new one. */
export function adjustmentValues(
  entry: AdjustmentView | null,
  claim: ClaimView,
  { personId, locale }: { readonly personId: string; readonly locale: Locale },
) {
  return {
    kind: entry?.kind ?? "reimbursement",
    date: entry?.date ?? firstDay(claim),
    amount: entry === null || entry.miles !== null ? "" : written(entry.amount ?? "", locale),
    miles: written(entry?.miles ?? "", locale),
    currency: entry?.currency ?? EDITION_FACTS[claim.edition].currency,
    personId: entry?.personId ?? personId,
    note: entry?.note ?? "",
    lineItemId: entry?.lineItemIds[0] ?? "",
  };
}

/** The filled form as the call takes it. Further items of an entry made elsewhere stay with it. */
export function adjustmentInput(filled: Filled, before: AdjustmentView | null) {
  const { kind, date, personId, note, lineItemId, currency } = filled;
  const others = (before?.lineItemIds ?? []).slice(1);
  const items = { lineItemIds: lineItemId === "" ? [] : [lineItemId, ...others] };
  const entry = { kind, date, personId, note, ...items };
  if (kind === "mileage") return { ...entry, miles: Number(filled.miles.replace(",", ".")) };
  return { ...entry, currency, amount: typedDollars("", true).parse(filled.amount) };
}

/** An entry as the call takes it that enters it again. */
export function asItWas({
  kind,
  date,
  personId,
  note,
  lineItemIds,
  miles,
  amount,
  currency,
}: AdjustmentView) {
  const entry = { kind, date, personId, note, lineItemIds };
  return miles === null ? { ...entry, currency, amount: amount ?? 0 } : { ...entry, miles };
}
