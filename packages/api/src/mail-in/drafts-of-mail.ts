import { PlacesTaken } from "@gf-ledger/bounded-process/fair-processes";
import { JobEnded } from "@gf-ledger/bounded-process/job-ended";
import { writeRows } from "@gf-ledger/documents/pdf/written-rows";
import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import type { MailContent } from "@gf-ledger/mail/inbound/inbound-mail";
import type { SignedInContext } from "../context";
import { withPartsJoined } from "./joined-photos";
import {
  type FileResult,
  type Later,
  type LookedAtFile,
  lookAtAll,
  lookAtPages,
  type PrintedPurchase,
  storedResult,
} from "./look-at-file";
import { candidates, smallPhotos } from "./mail-candidates";
import type { OpenMail } from "./mail-ledger";

/**
 * The text of a mail as pages that the reader takes, one for each order in it (receipts-75, receipts-100): PDFs whose
 * words are read without looking at letters. None where there are no prices in it, or where it can't be read; `later`
 * while other mails are parsed.
 */
async function pagesOfMail(
  ctx: SignedInContext,
  { html, text }: MailContent,
  above: readonly string[],
): Promise<Uint8Array[] | "later"> {
  const pages: Uint8Array[] = [];
  const job = { kind: "mail-rows", html, text, above } as const;
  try {
    for await (const { rows } of ctx.parsing.run(ctx.actor.scope.userId, job))
      pages.push(await writeRows(rows));
  } catch (error) {
    if (error instanceof PlacesTaken) return "later";
    if (!(error instanceof JobEnded)) throw error;
    ctx.log("warn", "mail_unreadable", { error });
  }
  return pages;
}

/** When a mail is tried again that waits for others to be parsed. */
export const PARSED_LATER_SECONDS = 30;

const isLater = (looked: LookedAtFile[] | Later): looked is Later => !Array.isArray(looked);
const isReceipt = (one: LookedAtFile) => one.state === "read" || one.result.kind !== "no-receipt";

/** A shop mails its receipt on the day of the purchase or soon after, and a text may have that day alone. */
const MAILED_WITHIN_DAYS = 3;

function isSamePurchase(one: PrintedPurchase, other: PrintedPurchase): boolean {
  const days = one.day && other.day ? Math.abs(Date.parse(one.day) - Date.parse(other.day)) / DAY_MS : 0;
  return one.totalCents === other.totalCents && days <= MAILED_WITHIN_DAYS;
}

/**
 * What the files and the text of a mail come to (receipts-101): the text counts where it is of another purchase than
 * its files, or adds up where a file, such as a flyer, does not.
 */
async function storedResults(
  ctx: SignedInContext,
  files: readonly LookedAtFile[],
  texts: readonly LookedAtFile[],
): Promise<FileResult[]> {
  const purchases = files.flatMap(({ purchase }) => purchase ?? []);
  const isOutdone = texts.some(({ purchase }) => purchase?.addsUp);
  const results: FileResult[] = [];
  for (const file of files)
    results.push(file.state === "read" && isOutdone ? { kind: "no-receipt" } : await storedResult(ctx, file));
  for (const text of texts) {
    const { purchase } = text;
    const isKnown = purchases.some((one) => one.addsUp && purchase && isSamePurchase(one, purchase));
    const isOwn = purchase?.addsUp ? !isKnown : purchases.length === 0;
    if (isOwn && (files.length === 0 || isReceipt(text))) results.push(await storedResult(ctx, text));
  }
  return results;
}

/**
 * Makes a draft of each photo and PDF of a mail, and of its text where that is a receipt of its own (receipts-73). A
 * mail of which only a part could be read now is told to come again; what was stored of it is found again then.
 */
export async function draftsOfMail(
  ctx: SignedInContext,
  mail: MailContent,
  open: OpenMail,
  above: readonly string[],
): Promise<FileResult[] | Later> {
  const apart = await lookAtAll(ctx, candidates(mail), open);
  if (isLater(apart)) return apart;
  const files = withPartsJoined(apart);
  const pages = await pagesOfMail(ctx, mail, above);
  if (pages === "later") return { retryAfterSeconds: PARSED_LATER_SECONDS };
  const texts = await lookAtPages(ctx, pages, open);
  if (isLater(texts)) return texts;
  const results = await storedResults(ctx, files, texts);
  if ([...files, ...texts].some(isReceipt)) return results;
  const small = await lookAtAll(ctx, smallPhotos(mail), open);
  if (isLater(small)) return small;
  const photos = small.filter(isReceipt);
  if (photos.length === 0) return results;
  const found: FileResult[] = [];
  for (const photo of photos) found.push(await storedResult(ctx, photo));
  return found;
}
