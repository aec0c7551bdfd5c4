import { z } from "zod";
import { schemaNames } from "../input/schema-names";
import { amountSchema } from "../receipt/receipt-view";
import { DEPENDANT_QUESTIONS, dependenceSchema, practitionerSchema, relationSchema } from "./relation";

const count = z.number().int();

/** What points to a person, and goes with the person. */
export const personUsesSchema = z.object({
  /** Line items and categories that have a share of this person. */
  lineItems: count,
  categories: count,
  otherExpenses: count,
  adjustments: count,
});
schemaNames.add(personUsesSchema, { id: "PersonUses" });
export type PersonUses = z.infer<typeof personUsesSchema>;

/** A person of the household (claim-10). */
export const personViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  relation: relationSchema,
  birthDate: z.string().nullable(),
  diedOn: z.string().nullable(),
  celiac: z.boolean(),
  diagnosedOn: z.string().nullable(),
  letter: z
    .object({
      date: z.string(),
      practitioner: practitionerSchema,
      /** The name of whoever signed; `null` where it was not entered. */
      signedBy: z.string().nullable(),
    })
    .nullable(),
  /** By tax year: line 23600, in the United States the adjusted gross income. */
  netIncomeByYear: z.record(z.string(), amountSchema),
  /** The line of the year's return, or why it is not known (claim-12); `null` in the United States. */
  claimLine: z.enum(["33099", "33199", "birth-date-missing", "not-born-yet", "not-a-dependant"]).nullable(),
  dependence: dependenceSchema,
  /** Whether what this person eats can be claimed by anybody of the household (claim-54). */
  isClaimable: z.boolean(),
  /** What still has to be answered about the person for it. */
  dependantQuestions: z.array(z.enum(DEPENDANT_QUESTIONS)),
  /** Whether this person's income of the year changes what a claim is worth. */
  incomeMatters: z.boolean(),
  uses: personUsesSchema,
});
schemaNames.add(personViewSchema, { id: "Person" });
export type PersonView = z.infer<typeof personViewSchema>;

export const peopleSchema = z.object({
  year: count,
  /** The account's owner first. */
  people: z.array(personViewSchema),
});
export type People = z.infer<typeof peopleSchema>;

/** A person who is gone, and what went along. */
export const deletedPersonSchema = z.object({ id: z.string(), gone: personUsesSchema });
