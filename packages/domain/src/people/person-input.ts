import { z } from "zod";
import { refuseUnknownFields } from "../input/refuse-unknown-fields";
import { rowIdSchema } from "../input/row-id";
import { singleLine } from "../input/single-line-text";
import { messageKey } from "../messages/message-key";
import { centsFromDollars } from "../money/cents";
import { taxYearSchema } from "../tax-report/tax-report-input";
import { dependenceSchema, practitionerSchema, relationSchema } from "./relation";

export const INVALID_INCOME = messageKey("personIssues.incomeNumber");

/** Dollars, a number or a numeric string; cents inside. Whether it may be below 0 is the claim's rule. */
const incomeSchema = z.union([z.number(), z.string()], INVALID_INCOME).transform((typed, context) => {
  const dollars = typeof typed === "string" && typed.trim() === "" ? Number.NaN : Number(typed);
  const cents = centsFromDollars(dollars);
  if (Number.isSafeInteger(cents)) return cents;
  context.addIssue({ code: "custom", message: INVALID_INCOME });
  return z.NEVER;
});

/** More than any person's years of work, so that the list is bounded before it is read. */
const MAX_YEARS = 101;

/** A name on one line; an empty one counts as not given. */
const signedBy = z
  .string()
  .max(1000)
  .transform((typed) => singleLine(typed) || null);

/** What is said of a person. The dates' own rules depend on today, so the claim's schema holds them. */
const person = {
  name: z.string(messageKey("personIssues.nameNeeded")).max(1000).transform(singleLine),
  relation: relationSchema,
  /** `YYYY-MM-DD`, as the other dates. */
  birthDate: z.string().max(40).nullish(),
  diedOn: z.string().max(40).nullish(),
  /** Left out, what is known stays. */
  dependence: dependenceSchema.partial().nullish(),
  celiac: z.boolean(messageKey("issues.celiacNeeded")).default(false),
  diagnosedOn: z.string().max(40).nullish(),
  letter: z
    .object({ date: z.string().max(40), practitioner: practitionerSchema, signedBy: signedBy.nullish() })
    .nullish(),
  /** By tax year. Left out, the years that are known stay; given, they are all replaced. */
  netIncomeByYear: z
    .record(z.string().max(10), incomeSchema)
    .refine((incomes) => Object.keys(incomes).length <= MAX_YEARS, messageKey("issues.taxYearsMost"))
    .optional(),
};

export const newPersonInput = z.strictObject(person, refuseUnknownFields);
export type NewPerson = z.output<typeof newPersonInput>;
export const changePersonInput = z.strictObject({ id: rowIdSchema, ...person }, refuseUnknownFields);
export type ChangedPerson = z.output<typeof changePersonInput>;

export const peopleInput = z.object({ year: taxYearSchema.optional() });

export const deletePersonInput = z.object({
  id: rowIdSchema,
  /** Also what belongs to the person; without it a person in use stays. */
  withAll: z
    .union([z.boolean(), z.enum(["true", "false"])])
    .default(false)
    .transform((stated) => stated === true || stated === "true"),
});

export const restorePersonInput = z.object({ id: rowIdSchema });
