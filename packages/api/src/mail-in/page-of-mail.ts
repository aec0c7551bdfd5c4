import { PlacesTaken } from "@gf-ledger/bounded-process/fair-processes";
import { JobEnded } from "@gf-ledger/bounded-process/job-ended";
import { writeRows } from "@gf-ledger/documents/pdf/written-rows";
import type { MailContent } from "@gf-ledger/mail/inbound/inbound-mail";
import type { SignedInContext } from "../context";

/**
 * The text of a mail as pages that the reader takes, one for each order in it (receipts-75, receipts-100): PDFs whose
 * words are read without looking at letters. None where there are no prices in it, or where it can't be read; `later`
 * while other mails are parsed.
 */
export async function pagesOfMail(
  ctx: SignedInContext,
  { html, text }: MailContent,
): Promise<Uint8Array[] | "later"> {
  const pages: Uint8Array[] = [];
  try {
    for await (const { rows } of ctx.parsing.run(ctx.actor.scope.userId, { kind: "mail-rows", html, text }))
      pages.push(await writeRows(rows));
  } catch (error) {
    if (error instanceof PlacesTaken) return "later";
    if (!(error instanceof JobEnded)) throw error;
    ctx.log("warn", "mail_unreadable", { error });
  }
  return pages;
}
