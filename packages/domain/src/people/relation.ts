import { z } from "zod";
import { schemaNames } from "../input/schema-names";
import { messageKey } from "../messages/message-key";

/**
 * Of oneself or the partner (Income Tax Act 118(6); Internal Revenue Code, section 152). `none` is nobody of these: a
 * lodger, a friend, a cousin. `other-dependant` is how any of them was entered before the relation was asked.
 */
export const RELATIONS = [
  "self",
  "spouse",
  "child",
  "grandchild",
  "parent",
  "grandparent",
  "sibling",
  "aunt-or-uncle",
  "niece-or-nephew",
  "other-dependant",
  "none",
] as const;
export type Relation = (typeof RELATIONS)[number];
export const relationSchema = z.enum(RELATIONS, messageKey("issues.relationNeeded"));

export const LIVED_WITH = ["all-year", "over-half", "less"] as const;

/** What makes a person a dependant, as it was said; `null` was not said. */
export const dependenceSchema = z.object({
  /** Canada: depended on the claimant for support. US: got more than half of it from the taxpayer. */
  supported: z.boolean().nullable(),
  /** Canada: resident at some time in the year. US: citizen, national or resident there, or resident of Canada or Mexico. */
  resident: z.boolean().nullable(),
  /** How much of the year in the home; asked in the United States alone. */
  livedWith: z.enum(LIVED_WITH).nullable(),
});
schemaNames.add(dependenceSchema, { id: "Dependence" });
export type Dependence = z.infer<typeof dependenceSchema>;

/** What is asked of a person before it is known whether they are a dependant. */
export const DEPENDANT_QUESTIONS = ["relation", "supported", "resident", "lived-with"] as const;
export type DependantQuestion = (typeof DEPENDANT_QUESTIONS)[number];

/** Who signed the letter (Income Tax Act 118.2(2)(r): a medical practitioner, in writing). */
export const PRACTITIONERS = ["doctor", "nurse-practitioner", "other-practitioner"] as const;
export const practitionerSchema = z.enum(PRACTITIONERS, messageKey("issues.signerNeeded"));
