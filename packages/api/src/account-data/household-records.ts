import { netIncomeSchema } from "@gf-ledger/claim/people/person";
import { sharesSchema } from "@gf-ledger/claim/people/shares";
import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date-schema";
import { CATEGORIES, UNCATEGORIZED } from "@gf-ledger/domain/category/categories";
import { singleLine } from "@gf-ledger/domain/input/single-line-text";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { LIVED_WITH, PRACTITIONERS, RELATIONS } from "@gf-ledger/domain/people/relation";
import { z } from "zod";

/** A name on one line of what can be seen (api-48). */
const line = z.string().transform(singleLine).pipe(z.string().min(1).max(120));

/** Births and diagnoses may lie before the calendar of purchases begins. */
const anyDate = z.iso.date();

/** A person of the household with the net incomes in cents (claim-10). */
export const personRecordSchema = z
  .object({
    id: z.uuid(),
    name: line,
    relation: z.enum(RELATIONS),
    birthDate: anyDate.nullable(),
    diedOn: calendarDateSchema.nullable(),
    supported: z.boolean().nullable().default(null),
    resident: z.boolean().nullable().default(null),
    livedWith: z.enum(LIVED_WITH).nullable().default(null),
    celiac: z.boolean(),
    /** Absent in downloads made before it was asked, as `letterSignedBy`. */
    diagnosedOn: anyDate.nullable().default(null),
    letterDate: calendarDateSchema.nullable(),
    letterPractitioner: z.enum(PRACTITIONERS).nullable(),
    letterSignedBy: line.nullable().default(null),
    createdAt: z.iso.datetime(),
    incomes: z
      .array(z.object({ taxYear: z.number().int().min(2000).max(2100), cents: netIncomeSchema }))
      .max(101),
  })
  .refine(({ letterDate, letterPractitioner }) => (letterDate === null) === (letterPractitioner === null), {
    path: ["letterDate"],
    message: messageKey("issues.letterWhole"),
  })
  .refine(({ incomes }) => new Set(incomes.map(({ taxYear }) => taxYear)).size === incomes.length, {
    path: ["incomes"],
    message: messageKey("issues.incomeOnce"),
  });
export type PersonRecord = z.infer<typeof personRecordSchema>;

/** Who eats a line item, a category, or everything else (claim-11). */
export const allocationRecordSchema = z
  .object({
    category: z.enum([...CATEGORIES, UNCATEGORIZED]).nullable(),
    lineItemId: z.uuid().nullable(),
    parts: sharesSchema,
  })
  .refine(({ category, lineItemId }) => category === null || lineItemId === null);
export type AllocationRecord = z.infer<typeof allocationRecordSchema>;
