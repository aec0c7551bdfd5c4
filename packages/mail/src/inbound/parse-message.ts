import { type AddressObject, type ParsedMail, simpleParser } from "mailparser";
import type { MailHead } from "./inbound-mail";
import { boundedHead } from "./mail-head";
import { quotedHead } from "./quoted-head";

/** Where mail servers write whom a mail is for, which need not stand in `To`. */
const DELIVERED = ["delivered-to", "x-original-to", "envelope-to", "x-forwarded-to"];

/** What the text of a mail and its links would be made into is of no use here, and takes long for a large one. */
const OPTIONS = {
  keepCidLinks: true,
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipTextLinks: true,
  // A mail inside another is a file of it, also where it is to be shown in its text.
  ignoreEmbedded: true,
};

const addressesOf = (field: AddressObject | AddressObject[] | undefined) =>
  [field ?? []]
    .flat()
    .flatMap(({ value }) => value.flatMap((one) => [one, ...(one.group ?? [])]))
    .map(({ address }) => address?.trim().toLowerCase() ?? "")
    .filter((address) => address !== "");

function recipientsOf(mail: ParsedMail): string[] {
  const delivered = mail.headerLines
    .filter(({ key }) => DELIVERED.includes(key))
    .map(({ line }) =>
      line
        .slice(line.indexOf(":") + 1)
        .replace(/[<>\s]/g, "")
        .toLowerCase(),
    );
  return [
    ...new Set([...delivered, ...addressesOf(mail.to), ...addressesOf(mail.cc), ...addressesOf(mail.bcc)]),
  ];
}

/** The head of a mail as it is quoted, with its day as it was written. */
function quotedOf({ from, subject, headerLines }: ParsedMail) {
  const date = headerLines.find(({ key }) => key === "date")?.line.replace(/^date:\s*/i, "");
  return quotedHead({ from: from?.text, date, subject });
}

/** A mail from its bytes as they travel, in whatever character set, with its head as it is quoted. */
export async function parsedMessage(raw: Buffer) {
  const mail = await simpleParser(raw, OPTIONS);
  return { mail, head: quotedOf(mail) };
}

/** More of a mail's head than this is not looked at; mail servers take less. */
const MAX_HEAD_BYTES = 256 * 1024;

/** The bytes before the first empty line. */
function headOf(raw: Buffer): Buffer {
  const start = raw.subarray(0, MAX_HEAD_BYTES);
  const ends = [start.indexOf("\r\n\r\n"), start.indexOf("\n\n")].filter((at) => at >= 0);
  return start.subarray(0, Math.min(...ends, start.length));
}

/**
 * Whom a mail is from and for, from its bytes as they travel; nothing behind its head is looked at. `fallbackId`
 * stands in for a missing Message-ID.
 */
export async function parseHead(raw: Buffer, fallbackId: string): Promise<MailHead> {
  const mail = await simpleParser(Buffer.concat([headOf(raw), Buffer.from("\r\n\r\n")]), OPTIONS);
  return boundedHead({
    messageId: mail.messageId ?? fallbackId,
    recipients: recipientsOf(mail),
    sender: addressesOf(mail.from)[0] ?? "",
    quoted: quotedOf(mail).lines,
  });
}

/** The address in a `From` or `To` as it is written in a mail, in lower case; `""` where there is none. */
export async function firstAddressIn(written: string): Promise<string> {
  const mail = await simpleParser(`From: ${written.replace(/[\r\n]+/g, " ")}\r\n\r\n`, OPTIONS);
  return addressesOf(mail.from)[0] ?? "";
}
