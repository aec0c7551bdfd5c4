import { z } from "zod";

export const RELATIONS = ["self", "spouse", "child", "other-dependant"] as const;
export const relationSchema = z.enum(
  RELATIONS,
  "Choose how this person is related to you: self, spouse, child or other-dependant",
);

/** Who signed the letter (Income Tax Act 118.2(2)(r): a medical practitioner, in writing). */
export const PRACTITIONERS = ["doctor", "nurse-practitioner", "other-practitioner"] as const;
export const practitionerSchema = z.enum(
  PRACTITIONERS,
  "Choose who signed the letter: doctor, nurse-practitioner or other-practitioner",
);
