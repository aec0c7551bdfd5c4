/** More of a file than its first fields is not looked at. */
const LOOKED_AT = 16 * 1024;
const FIELD = /^([A-Za-z][A-Za-z0-9-]{0,60}):[ \t]/;
const FOLDED = /^[ \t]/;
/** Mailboxes that hold one message in a file, and mail programs that save one, may begin it so. */
const ENVELOPE = /^(?:\uFEFF)?(?:>?From [^\r\n]{1,300}\r?\n)?/;

/**
 * Whether a file is a mail as it travels (`.eml`), by its head: fields up to an empty line, and among them from whom
 * it is and what only mails have. Attached or saved by hand, many come as a file of no type.
 */
export function isWrittenMessage(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, LOOKED_AT));
  const lines = start.toString("utf8").replace(ENVELOPE, "").split(/\r?\n/);
  const names = new Set<string>();
  for (const line of lines) {
    if (line === "" || (names.size > 0 && FOLDED.test(line))) {
      if (line === "") break;
      continue;
    }
    const name = FIELD.exec(line)?.[1];
    // The last line of what was looked at may be cut.
    if (name === undefined && line !== lines.at(-1)) return false;
    if (name !== undefined) names.add(name.toLowerCase());
  }
  const isOfMail = ["mime-version", "message-id", "received", "return-path"].some((name) => names.has(name));
  return isOfMail && names.has("from") && (names.has("date") || names.has("subject"));
}
