import type { Transaction } from "@gf-ledger/db/database";
import { mailedReceiptsMessage } from "@gf-ledger/mail/messages/mailed-receipts";
import type { SignedInContext } from "../../context";
import { mailedByItself } from "../../mail/mail-in-languages";
import { enqueueMail } from "../../mail/outgoing-mail";
import { pageLink, reviewLink } from "../../mail/page-link";
import type { FileResult } from "./look-at-file";
import { MAX_MAILS_A_DAY } from "./mail-ledger";

/** Where the answer leads: to the one draft, to the list of several, or to the upload of what was not taken. */
function linkOf({ settings, edition }: SignedInContext, results: readonly FileResult[]): string {
  const drafts = results.filter((result) => result.kind === "draft");
  const [only] = drafts;
  if (only && drafts.length === 1) return reviewLink(settings, edition, only.receipt.id);
  const hasReceipts = results.some(({ kind }) => kind === "draft" || kind === "here-before");
  return pageLink(settings, edition, hasReceipts ? "/receipts" : "/upload-receipt");
}

/**
 * Mails the account what became of a mail. Always to the account's own address, whoever on its list wrote, so
 * that a forged sender never makes the product write to anybody else (receipts-74).
 */
export async function answerMail(
  ctx: SignedInContext,
  transaction: Transaction,
  results: readonly FileResult[] | "too-many",
): Promise<void> {
  const { email } = ctx.actor.user;
  const files = results === "too-many" ? [] : results;
  const reported = files.map((result) =>
    result.kind === "draft"
      ? {
          kind: result.kind,
          items: result.items,
          store: result.receipt.store,
          purchaseDate: result.receipt.purchaseDate,
          looksKnown: result.receipt.duplicateOf !== null,
        }
      : result,
  );
  const max = results === "too-many" ? MAX_MAILS_A_DAY : null;
  const link = linkOf(ctx, files);
  await enqueueMail(ctx, transaction, mailedByItself(ctx.edition), (locale) =>
    mailedReceiptsMessage({ to: email, locale, files: reported, mostADay: max, link }),
  );
}
