import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date-schema";
import { MAX_PRICE_CENTS } from "@gf-ledger/domain/money/cents";
import { practitionerSchema, relationSchema } from "@gf-ledger/domain/people/relation";
import { z } from "zod";

const EARLIEST_BIRTH = "1900-01-01";

/** A year's net income (line 23600) in cents; a loss counts as 0 on the form. */
export const netIncomeSchema = z
  .number()
  .int("Enter an income in whole cents")
  .min(0, "Enter an income of 0 or more; a loss counts as 0")
  .max(MAX_PRICE_CENTS * 1000, "Enter an income below 100,000,000");

const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** A birth date may lie before 1990, where `calendarDateSchema` begins, so it has its own check. */
const birthDateSchema = z
  .string()
  .refine(isDate, "Enter a birth date as YYYY-MM-DD, for example 2014-03-14")
  .refine((text) => text >= EARLIEST_BIRTH, "Enter a birth date after 1900");

/** So may a diagnosis. */
const diagnosisSchema = z
  .string()
  .refine(isDate, "Enter a date as YYYY-MM-DD, for example 2026-03-14")
  .refine((text) => text >= EARLIEST_BIRTH, "Enter a date of diagnosis after 1900");

/** A person of a household (claim-10). No birth, death, diagnosis or letter may be dated after `today`. */
export function personSchema(today: CalendarDate) {
  const past = (message: string) => [(date: string) => date <= today, message] as const;
  return z
    .object({
      id: z.string().min(1),
      name: z.string().trim().min(1, "Enter a name").max(120, "Enter a name of at most 120 letters"),
      relation: relationSchema,
      birthDate: birthDateSchema
        .refine(...past("The birth date lies in the future: check the year"))
        .nullable(),
      diedOn: calendarDateSchema.refine(...past("The date of death lies in the future")).nullable(),
      celiac: z.boolean(),
      diagnosedOn: diagnosisSchema
        .refine(...past("The date of diagnosis lies in the future: check the year"))
        .nullable(),
      letter: z
        .object({
          date: calendarDateSchema.refine(...past("The letter's date lies in the future: check the year")),
          practitioner: practitionerSchema,
          /** The name of whoever signed; `null` where it is not known. */
          signedBy: z.string().max(120, "Enter a name of at most 120 letters").nullable(),
        })
        .nullable(),
      /** Cents by tax year. */
      netIncomeByYear: z
        .record(z.string(), netIncomeSchema)
        .refine(
          (incomes) => Object.keys(incomes).every((year) => /^20\d{2}$|^2100$/.test(year)),
          "Give a tax year between 2000 and 2100",
        ),
    })
    .refine(({ birthDate, diedOn }) => birthDate === null || diedOn === null || birthDate <= diedOn, {
      path: ["diedOn"],
      message: "The date of death lies before the birth date: check both",
    })
    .refine(
      ({ birthDate, diagnosedOn }) => birthDate === null || diagnosedOn === null || birthDate <= diagnosedOn,
      {
        path: ["diagnosedOn"],
        message: "The date of diagnosis lies before the birth date: check both",
      },
    );
}
export type Person = z.infer<ReturnType<typeof personSchema>>;
