import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { MAX_IMAGE_MEGABYTES } from "@gf-ledger/domain/image/image-limits";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { MailMessage } from "../mailer";
import { layOutMail } from "./layout";
import type { Recipient } from "./recipient";

/** Files of a mail that were not read, beyond the `most` that are read of one (receipts-132). */
export interface FilesLeftOut {
  readonly kind: "left-out";
  readonly count: number;
  readonly most: number;
}

/** What one file of a mail came to. */
export type MailedFile =
  | {
      readonly kind: "draft";
      readonly items: number;
      readonly store: string | null;
      /** A calendar date. */
      readonly purchaseDate: string | null;
      /** Whether a receipt of the same purchase was here before. */
      readonly looksKnown: boolean;
    }
  | { readonly kind: "here-before" | "too-large" | "unreadable" | "no-receipt" }
  | FilesLeftOut;

interface Answer extends Recipient {
  /** None for a mail without anything that could be a receipt. */
  readonly files: readonly MailedFile[];
  /** The day's limit, for a mail that is over it. */
  readonly mostADay: number | null;
  /** To the draft, to the list, or to the page on which a receipt is uploaded. */
  readonly link: string;
}

/** What is said of one file. */
function sentencesOf(file: MailedFile, locale: Locale): string[] {
  const t = translatorOf(locale, "mails.mailedReceipts");
  switch (file.kind) {
    case "here-before":
      return [t("hereBefore")];
    case "too-large":
      return [t("tooLarge", { most: String(MAX_IMAGE_MEGABYTES) })];
    case "unreadable":
      return [t("unreadable")];
    case "no-receipt":
      return [t("noReceipt")];
    case "left-out":
      return [t("leftOut", { count: file.count, most: String(file.most) })];
    case "draft": {
      const { items, store, purchaseDate, looksKnown } = file;
      const found = t("found", {
        count: items,
        hasDate: purchaseDate ? "yes" : "no",
        day: purchaseDate ? formatDate(purchaseDate, locale) : "",
        hasStore: store ? "yes" : "no",
        store: store ?? "",
      });
      return looksKnown ? [found, t("looksKnown")] : [found];
    }
  }
}

/** Says what became of receipts that were mailed in (receipts-74). */
export function mailedReceiptsMessage({ files, mostADay: maxPerDay, link, ...who }: Answer): MailMessage {
  const t = translatorOf(who.locale, "mails.mailedReceipts");
  const drafts = files.filter(({ kind }) => kind === "draft").length;
  const sentences = files.flatMap((file) => sentencesOf(file, who.locale));
  const why = maxPerDay === null ? t("nothing") : t("tooMany", { most: String(maxPerDay) });
  const known = files.some(({ kind }) => kind === "here-before");
  const action = drafts > 0 ? t("look", { count: drafts }) : known ? t("list") : t("upload");
  return layOutMail({
    ...who,
    subject: drafts > 0 ? t("subject", { count: drafts }) : t("subjectNothing"),
    heading: drafts > 0 ? t("heading", { count: drafts }) : t("headingNothing"),
    before: sentences.length > 0 ? sentences : [why],
    action: { label: action, href: link },
    after: [drafts > 0 ? t("check") : t("nothingLost")],
  });
}
