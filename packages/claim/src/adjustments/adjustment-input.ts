import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date-schema";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { refuseUnknownFields } from "@gf-ledger/domain/input/refuse-unknown-fields";
import { rowIdSchema } from "@gf-ledger/domain/input/row-id";
import { typedLine } from "@gf-ledger/domain/input/typed-line";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { z } from "zod";
import { ADJUSTMENT_KINDS, adjustmentSchema } from "./adjustment";
import { paysBack } from "./pays-back";
import { typedCentsSchema } from "./typed-cents";

const why = typedLine(500).nullish();

const entry = {
  kind: z.enum(ADJUSTMENT_KINDS, messageKey("issues.adjustmentKind")),
  date: calendarDateSchema,
  /** Left out: the account's owner. */
  personId: rowIdSchema.optional(),
  /** Dollars; below 0 for a correction that lowers the claim. Not for mileage. */
  amount: typedCentsSchema.nullish(),
  /** For mileage alone. */
  miles: z.number(messageKey("issues.milesNumber")).nullish(),
  /** Left out: the edition's own. */
  currency: currencySchema.optional(),
  note: z.string().max(1000).default(""),
  lineItemIds: z.array(rowIdSchema).max(1000).default([]),
  /** The other medical expenses that a repayment pays back (claim-46). */
  expenseIds: z.array(rowIdSchema).max(1000).default([]),
  /** A receipt that a repayment pays back: each of its saved line items, as they are now. */
  receiptId: rowIdSchema.nullish(),
  /** A repayment that is owed and not paid yet; it counts at once. */
  expected: z.boolean().default(false),
};

interface Entry {
  readonly kind: (typeof ADJUSTMENT_KINDS)[number];
  readonly date: string;
  readonly amount?: number | null | undefined;
  readonly miles?: number | null | undefined;
  readonly note: string;
  readonly lineItemIds: readonly string[];
  readonly expenseIds: readonly string[];
  readonly receiptId?: string | null | undefined;
  readonly expected: boolean;
}

/** What only a repayment may say. */
const ofRepayments = ({ expenseIds, receiptId, expected }: Entry) =>
  [
    expenseIds.length > 0 ? "expenseIds" : null,
    (receiptId ?? null) !== null ? "receiptId" : null,
    expected ? "expected" : null,
  ].flatMap((field) => field ?? []);

/** What the kind decides on, by its name in the ledger's rules; all else is checked before. */
const FIELDS_OF_KIND = new Map<string, "amount" | "miles" | "note">([
  ["amountCents", "amount"],
  ["miles", "miles"],
  ["note", "note"],
]);

/** Says what does not fit an entry's kind in the words of the ledger's own rules (claim-15). */
function fitsItsKind(input: Entry, context: z.RefinementCtx): void {
  const { amount, miles, expenseIds: _expenses, receiptId: _receipt, expected: _expected, ...rest } = input;
  if (!paysBack(input.kind))
    for (const path of ofRepayments(input))
      context.addIssue({ code: "custom", path: [path], message: messageKey("issues.onlyRepayments") });
  const stray = input.kind === "mileage" ? amount : miles;
  if ((stray ?? null) !== null) {
    const [path, message] =
      input.kind === "mileage"
        ? ["amount", messageKey("issues.milesNoAmount")]
        : ["miles", messageKey("issues.onlyMileageMiles")];
    context.addIssue({ code: "custom", path: [path], message });
    return;
  }
  const amountCents = amount ?? undefined;
  const checked = adjustmentSchema.safeParse({
    ...rest,
    id: "new",
    personId: "anybody",
    miles: miles ?? undefined,
    amountCents,
  });
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = FIELDS_OF_KIND.get(String(path[0]));
    if (field === undefined) continue;
    const left = { amount: amount ?? null, miles: miles ?? null, note: "" }[field] === null;
    const words = {
      amount: messageKey("issues.amountNeeded"),
      miles: messageKey("issues.milesAboveZero"),
      note: message,
    }[field];
    context.addIssue({ code: "custom", path: [field], message: left ? words : message });
  }
}

export const newAdjustmentInput = z
  .strictObject({ ...entry, why }, refuseUnknownFields)
  .superRefine(fitsItsKind);
export type NewAdjustment = z.output<typeof newAdjustmentInput>;

export const changeAdjustmentInput = z
  .strictObject({ id: rowIdSchema, ...entry, why }, refuseUnknownFields)
  .superRefine(fitsItsKind);

export const deleteAdjustmentInput = z.object({ id: rowIdSchema, why });
