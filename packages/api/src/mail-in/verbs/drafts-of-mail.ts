import { PlacesTaken } from "@gf-ledger/bounded-process/fair-processes";
import { JobEnded } from "@gf-ledger/bounded-process/job-ended";
import { writeRows } from "@gf-ledger/documents/pdf/written-rows";
import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import type { MailContent, MailLetter } from "@gf-ledger/mail/inbound/inbound-mail";
import type { SignedInContext } from "../../context";
import { withPartsJoined } from "../joined-photos";
import { candidates, smallPhotos } from "../rules/mail-candidates";
import {
  type FileResult,
  type Later,
  type LookedAtFile,
  lookAtAll,
  lookAtPages,
  type PrintedPurchase,
  storedResult,
} from "./look-at-file";
import type { OpenMail } from "./mail-ledger";

const isLater = <One>(looked: One[] | Later): looked is Later => !Array.isArray(looked);

/** A page of a mail, or the pages that it may be several receipts of. */
interface MailPage {
  readonly whole: Uint8Array;
  readonly parts: readonly Uint8Array[];
}

/**
 * The text of a mail as pages that the reader takes, one for each order in it (receipts-75, receipts-100): PDFs whose
 * words are read without looking at letters. None where there are no prices in it, or where it can't be read; `later`
 * while other mails are parsed.
 */
async function pagesOfMail(
  ctx: SignedInContext,
  { html, text }: MailLetter,
  above: readonly string[],
): Promise<MailPage[] | "later"> {
  const pages: MailPage[] = [];
  const job = { kind: "mail-rows", html, text, above } as const;
  try {
    for await (const { rows, parts } of ctx.parsing.run(ctx.actor.scope.userId, job))
      pages.push({
        whole: await writeRows(rows),
        parts: await Promise.all(parts.map((part) => writeRows(part))),
      });
  } catch (error) {
    if (error instanceof PlacesTaken) return "later";
    if (!(error instanceof JobEnded)) throw error;
    ctx.log("warn", "mail_unreadable", { error });
  }
  return pages;
}

/**
 * At most this many pages of text and files of a mail are read: together as many as an account's readings in an
 * hour, so that a mail that has to come again is read to its end.
 */
const MAX_READ = { pages: 40, files: 20 } as const;

/** How many pages and files of a mail may still be read, and how many files were left out. */
interface StillRead {
  pages: number;
  files: number;
  leftOut: number;
}

/** As many of these files as may still be read, which then are fewer. */
function taken<File>(left: StillRead, files: readonly File[]): File[] {
  const some = files.slice(0, left.files);
  left.files -= some.length;
  return some;
}

/** Looks at what may be several receipts, as long as each adds up by itself; none where one does not (receipts-126). */
async function lookAtReceipts(
  ctx: SignedInContext,
  parts: readonly Uint8Array[],
  open: OpenMail,
  left: StillRead,
): Promise<LookedAtFile[] | Later> {
  const looked: LookedAtFile[] = [];
  for (const part of parts) {
    left.pages -= 1;
    const page = await lookAtPages(ctx, [part], open);
    if (isLater(page)) return page;
    if (!page.every(({ purchase }) => purchase?.addsUp)) return [];
    looked.push(...page);
  }
  return looked;
}

/**
 * Looks at the pages of a mail, as many as may still be read. One that is not several receipts is one draft, which says
 * where it does not add up (reading-95).
 */
async function lookAtText(
  ctx: SignedInContext,
  pages: readonly MailPage[],
  open: OpenMail,
  left: StillRead,
): Promise<LookedAtFile[] | Later> {
  const looked: LookedAtFile[] = [];
  for (const { whole, parts } of pages) {
    if (left.pages < 1) break;
    const apart = parts.length < left.pages ? await lookAtReceipts(ctx, parts, open, left) : [];
    if (isLater(apart)) return apart;
    looked.push(...apart);
    if (apart.length > 0) continue;
    left.pages -= 1;
    const page = await lookAtPages(ctx, [whole], open);
    if (isLater(page)) return page;
    looked.push(...page);
  }
  return looked;
}

/** When a mail is tried again that waits for others to be parsed. */
export const PARSED_LATER_SECONDS = 30;

const isReceipt = (one: LookedAtFile) => one.state === "read" || one.result.kind !== "no-receipt";

/** A shop mails its receipt on the day of the purchase or soon after, and a text may have that day alone. */
const MAILED_WITHIN_DAYS = 3;

function isSamePurchase(one: PrintedPurchase, other: PrintedPurchase): boolean {
  const days = one.day && other.day ? Math.abs(Date.parse(one.day) - Date.parse(other.day)) / DAY_MS : 0;
  return one.totalCents === other.totalCents && days <= MAILED_WITHIN_DAYS;
}

/**
 * What the files and the text of a message come to (receipts-101): the text counts where it is of another purchase than
 * its files, or adds up where a file, such as a flyer, does not. A file is of one receipt of the text and no more.
 */
async function storedResults(
  ctx: SignedInContext,
  files: readonly LookedAtFile[],
  texts: readonly LookedAtFile[],
  open: OpenMail,
): Promise<FileResult[]> {
  const purchases = files.flatMap(({ purchase }) => purchase ?? []);
  const untold = purchases.filter(({ addsUp }) => addsUp);
  const isOutdone = texts.some(({ purchase }) => purchase?.addsUp);
  const results: FileResult[] = [];
  for (const file of files)
    results.push(
      file.state === "read" && isOutdone ? { kind: "no-receipt" } : await storedResult(ctx, file, open),
    );
  for (const text of texts) {
    const { purchase } = text;
    const same = untold.findIndex((one) => purchase !== null && isSamePurchase(one, purchase));
    if (same >= 0) untold.splice(same, 1);
    const isOwn = purchase?.addsUp ? same < 0 : purchases.length === 0;
    if (isOwn && (files.length === 0 || isReceipt(text))) results.push(await storedResult(ctx, text, open));
  }
  return results;
}

/** What one message comes to: its files and its text, and small pictures in it where these are no receipt. */
async function resultsOfLetter(
  ctx: SignedInContext,
  letter: MailLetter,
  open: OpenMail,
  above: readonly string[],
  left: StillRead,
): Promise<FileResult[] | Later> {
  const own = candidates(letter);
  const read = taken(left, own);
  left.leftOut += own.length - read.length;
  const apart = await lookAtAll(ctx, read, open);
  if (isLater(apart)) return apart;
  const files = withPartsJoined(apart);
  const pages = await pagesOfMail(ctx, letter, above);
  if (pages === "later") return { retryAfterSeconds: PARSED_LATER_SECONDS };
  const texts = await lookAtText(ctx, pages, open, left);
  if (isLater(texts)) return texts;
  const results = await storedResults(ctx, files, texts, open);
  if ([...files, ...texts].some(isReceipt)) return results;
  const small = await lookAtAll(ctx, taken(left, smallPhotos(letter)), open);
  if (isLater(small)) return small;
  const photos = small.filter(isReceipt);
  if (photos.length === 0) return results;
  const found: FileResult[] = [];
  for (const photo of photos) found.push(await storedResult(ctx, photo, open));
  return found;
}

const NO_RECEIPT: FileResult = { kind: "no-receipt" };

/**
 * Makes a draft of each photo and PDF of a mail, and of its text where that is a receipt of its own (receipts-73), and
 * so of each message that is attached to it (receipts-125): one that holds nothing is told. A mail of which only a part
 * could be read now is told to come again; what was stored of it is found again then. Files beyond the most that are
 * read of one mail are told (receipts-132).
 */
export async function draftsOfMail(
  ctx: SignedInContext,
  { attached, ...own }: MailContent,
  open: OpenMail,
  above: readonly string[],
): Promise<FileResult[] | Later> {
  const results: FileResult[] = [];
  const left: StillRead = { ...MAX_READ, leftOut: 0 };
  for (const letter of attached) {
    const leftOut = left.leftOut;
    const inner = await resultsOfLetter(ctx, letter, open, [], left);
    if (isLater(inner)) return inner;
    results.push(...(inner.length > 0 || left.leftOut > leftOut ? inner : [NO_RECEIPT]));
  }
  const around = await resultsOfLetter(ctx, own, open, above, left);
  if (isLater(around)) return around;
  if (left.leftOut > 0) results.push({ kind: "left-out", count: left.leftOut, most: MAX_READ.files });
  // Words around what is attached are a person's, of whom nobody expects a receipt.
  return [...around.filter(({ kind }) => attached.length === 0 || kind !== "no-receipt"), ...results];
}
