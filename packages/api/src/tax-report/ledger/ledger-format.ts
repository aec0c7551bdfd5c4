import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { taxYearSchema } from "@gf-ledger/domain/tax-report/tax-report-input";
import { z } from "zod";

/** What other bookkeeping reads: hledger's journal, beancount's language, or Quicken's interchange format. */
export const LEDGER_FORMATS = ["hledger", "beancount", "qif"] as const;
export type LedgerFormat = (typeof LEDGER_FORMATS)[number];

/** reports-46 GET /api/tax-report/ledger: a tax year, and hledger's journal unless another format is asked for. */
export const ledgerInput = z.object({
  year: taxYearSchema,
  format: z.enum(LEDGER_FORMATS, messageKey("issues.ledgerFormat")).default("hledger"),
});
