import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date-schema";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { MAX_PRICE_CENTS } from "@gf-ledger/domain/money/cents";
import { dependenceSchema, practitionerSchema, relationSchema } from "@gf-ledger/domain/people/relation";
import { z } from "zod";

const EARLIEST_BIRTH = "1900-01-01";

/** A year's net income (line 23600) in cents; a loss counts as 0 on the form. */
export const netIncomeSchema = z
  .number()
  .int(messageKey("personIssues.incomeCents"))
  .min(0, messageKey("personIssues.incomeLeast"))
  .max(MAX_PRICE_CENTS * 1000, messageKey("personIssues.incomeMost"));

const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** A birth date may lie before 1990, where `calendarDateSchema` begins, so it has its own check. */
const birthDateSchema = z
  .string()
  .refine(isDate, messageKey("personIssues.birthDateForm"))
  .refine((text) => text >= EARLIEST_BIRTH, messageKey("personIssues.birthDateOld"));

/** So may a diagnosis. */
const diagnosisSchema = z
  .string()
  .refine(isDate, messageKey("entryIssues.dateForm"))
  .refine((text) => text >= EARLIEST_BIRTH, messageKey("personIssues.diagnosisOld"));

type Days = Readonly<Record<"birthDate" | "diedOn" | "diagnosedOn", string | null>>;
const isInOrder = (before: string | null, after: string | null) =>
  before === null || after === null || before <= after;

/** What a person's days have to keep to, for the form that asks them too. */
export const DIED_AFTER_BIRTH = [
  ({ birthDate, diedOn }: Pick<Days, "birthDate" | "diedOn">) => isInOrder(birthDate, diedOn),
  { path: ["diedOn"] as string[], message: messageKey("personIssues.deathBeforeBirth") },
] as const;
export const DIAGNOSED_AFTER_BIRTH = [
  ({ birthDate, diagnosedOn }: Pick<Days, "birthDate" | "diagnosedOn">) => isInOrder(birthDate, diagnosedOn),
  { path: ["diagnosedOn"] as string[], message: messageKey("personIssues.diagnosisBeforeBirth") },
] as const;

/** A person of a household (claim-10). No birth, death, diagnosis or letter may be dated after `today`. */
export function personSchema(today: CalendarDate) {
  const past = (message: string) => [(date: string) => date <= today, message] as const;
  return z
    .object({
      id: z.string().min(1),
      name: z
        .string()
        .trim()
        .min(1, messageKey("personIssues.nameNeeded"))
        .max(120, messageKey("personIssues.nameMost")),
      relation: relationSchema,
      birthDate: birthDateSchema.refine(...past(messageKey("personIssues.birthDateFuture"))).nullable(),
      diedOn: calendarDateSchema.refine(...past(messageKey("personIssues.deathFuture"))).nullable(),
      celiac: z.boolean(),
      diagnosedOn: diagnosisSchema.refine(...past(messageKey("personIssues.diagnosisFuture"))).nullable(),
      letter: z
        .object({
          date: calendarDateSchema.refine(...past(messageKey("personIssues.letterFuture"))),
          practitioner: practitionerSchema,
          /** The name of whoever signed; `null` where it is not known. */
          signedBy: z.string().max(120, messageKey("personIssues.nameMost")).nullable(),
        })
        .nullable(),
      /** Absent while nothing was said, so that a claim that was filed before it was asked freezes as it was. */
      dependence: dependenceSchema.optional(),
      /** Cents by tax year. */
      netIncomeByYear: z
        .record(z.string(), netIncomeSchema)
        .refine(
          (incomes) => Object.keys(incomes).every((year) => /^20\d{2}$|^2100$/.test(year)),
          messageKey("personIssues.taxYearBetween"),
        ),
    })
    .refine(...DIED_AFTER_BIRTH)
    .refine(...DIAGNOSED_AFTER_BIRTH);
}
export type Person = z.infer<ReturnType<typeof personSchema>>;
