/** Milliseconds between 1601, from which Windows counts, and 1970. */
const SINCE_1601_MS = 11_644_473_600_000;

/**
 * A text as bytes is in UTF-8 or, from an older Outlook, in the letters of Western Windows; which one its bytes tell.
 */
export function outlookLetters(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** A moment as Windows counts it, as mails write it, in UTC; nothing for any other number. */
export function outlookDay(count: bigint): string | undefined {
  const date = new Date(Number(count / 10_000n) - SINCE_1601_MS);
  return Number.isNaN(date.getTime()) ? undefined : date.toUTCString();
}

/** Whom a message of Outlook is from: its name and address as far as it has them. */
export const outlookSender = (name: string | undefined, address: string | undefined): string | undefined =>
  name && address && name !== address ? `${name} <${address}>` : (address ?? name);
