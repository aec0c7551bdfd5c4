import { createHmac } from "node:crypto";
import type { MailgunSignature, MailParts, SignedHead } from "./inbound-mail";
import { boundedHead } from "./mail-head";
import type { MailForm } from "./mailgun-form";
import { firstAddressIn } from "./parse-message";
import { quotedHead } from "./quoted-head";
import { sameSecret } from "./same-secret";

/** Mailgun delivers a mail for eight hours; a signature older than that, with room, is a recorded one. */
const LONGEST_MS = 10 * 3_600_000;
/** A field of a mail's head; more of it is not read. */
const MAX_HEAD_FIELD = 4000;
/** How far ahead its clock may be. */
const AHEAD_MS = 5 * 60_000;

/** More than Mailgun's longest; a longer one is not Mailgun's. */
const MAX_SIGNED_FIELD = 200;

/**
 * The token that Mailgun signed: HMAC-SHA256 of timestamp and token with the account's signing key. The token is for
 * one mail alone. `null` for a signature that is wrong, missing or of another time.
 */
export function signedToken(signed: MailgunSignature | null, secret: string, now: Date): string | null {
  if (!signed || !/^\d{1,12}$/.test(signed.timestamp)) return null;
  const { timestamp, token, signature } = signed;
  const right = createHmac("sha256", secret).update(timestamp).update(token).digest("hex");
  const age = now.getTime() - Number(timestamp) * 1000;
  return sameSecret(signature, right) && age <= LONGEST_MS && age >= -AHEAD_MS ? token : null;
}

/** The names of the files that the text shows, from `content-id-map`. */
function namesInText(map: string | undefined): ReadonlySet<unknown> {
  try {
    const parsed: unknown = JSON.parse(map ?? "{}");
    return new Set(typeof parsed === "object" && parsed !== null ? Object.values(parsed) : []);
  } catch {
    return new Set();
  }
}

const fieldOf = ({ fields }: MailForm, name: string) => fields.get(name) ?? "";

/** What a form was signed with; `null` where a part of it is missing. */
function signatureIn({ fields }: MailForm): MailgunSignature | null {
  const [timestamp = "", token = "", signature = ""] = ["timestamp", "token", "signature"].map((name) =>
    fields.get(name),
  );
  const isWhole = [timestamp, token, signature].every(
    ({ length }) => length > 0 && length <= MAX_SIGNED_FIELD,
  );
  return isWhole ? { timestamp, token, signature } : null;
}

/**
 * Whom a mail is from and for, and its signature, as Mailgun's `forward()` posts it (documentation.mailgun.com,
 * "receive-http").
 */
export async function headOfMailgun(form: MailForm): Promise<SignedHead> {
  const text = (name: string) => fieldOf(form, name).slice(0, MAX_HEAD_FIELD);
  const head = boundedHead({
    messageId: text("Message-Id") || text("token"),
    recipients: text("recipient").split(","),
    sender: await firstAddressIn(text("from") || text("sender")),
    quoted: quotedHead({ from: text("from"), date: text("Date"), subject: text("subject") }).lines,
  });
  return { ...head, signed: signatureIn(form) };
}

/** The rest of it, taken apart. */
export function partsOfMailgun(form: MailForm): MailParts {
  const inText = namesInText(form.fields.get("content-id-map"));
  return {
    html: fieldOf(form, "body-html") || null,
    text: fieldOf(form, "body-plain") || null,
    files: form.files.map(({ name, type, bytes }) => ({ bytes, type, inText: inText.has(name) })),
  };
}
