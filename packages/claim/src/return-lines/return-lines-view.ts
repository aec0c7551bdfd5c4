import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { amountSchema } from "@gf-ledger/domain/receipt/receipt-view";
import { z } from "zod";
import { PARTS } from "../credits/explanation/explained-line";
import { PROVENANCE_STATUSES } from "../figures/provenance";
import { ESTIMATE_QUESTIONS } from "../file/claim-estimate";
import { LINE_MEANINGS, RETURN_FORMS } from "./return-line-table";

const line = {
  form: z.enum(RETURN_FORMS),
  /** The line's number as the form prints it. */
  line: z.string(),
  /** Form and line in words: "ON428, line 58689". */
  name: z.string(),
  meaning: z.enum(LINE_MEANINGS),
  words: z.string(),
  standing: z.enum(PROVENANCE_STATUSES),
  /** Standing, source and day as one line. */
  source: z.string(),
};

const corrected = {
  previous: amountSchema.nullable(),
  change: amountSchema.nullable(),
  revised: amountSchema.nullable(),
};

/** Which amount goes on which line of the return, and the table of a correction (claim-64, claim-65). Dollars. */
export const returnLinesSchema = z.object({
  currency: currencySchema,
  /** The partner who enters the amounts; `null` in the United States, and while an income is missing. */
  claimantId: z.string().nullable(),
  enteredBy: z.string(),
  lines: z.array(
    z.object({
      ...line,
      /** `null` while something that it is worked out from was not said. */
      amount: amountSchema.nullable(),
    }),
  ),
  /** What is not known for sure of the lines' numbers, each in a sentence. */
  doubts: z.array(z.string()),
  /** All medical expenses of the claim. */
  total: amountSchema,
  /** What lines without an amount wait for. */
  asked: z.array(
    z.object({ question: z.enum(ESTIMATE_QUESTIONS), words: z.string(), personIds: z.array(z.string()) }),
  ),
  /** `null` while nothing changed after filing. */
  correction: z
    .object({
      /** Whether it is still to be reported, or is what the last adjustment reported. */
      state: z.enum(["to-report", "reported"]),
      lines: z.array(z.object({ ...line, ...corrected })),
      credits: z.array(z.object({ part: z.enum(PARTS), words: z.string(), ...corrected })),
      /** Above 0 the tax goes up; `null` where that can't be said. */
      taxChange: amountSchema.nullable(),
      notes: z.array(z.string()),
    })
    .nullable(),
});
export type ReturnLinesView = z.infer<typeof returnLinesSchema>;
