import { mailParsing } from "@gf-ledger/api/mail-in/mail-parsing";
import { isForThisMail } from "@gf-ledger/api/mail-in/once";
import { AppError } from "@gf-ledger/domain/app-error";
import { hasForwarded, withForwarded } from "@gf-ledger/mail/inbound/joined-mail";
import { headOfMailgun, partsOfMailgun, signedToken } from "@gf-ledger/mail/inbound/mailgun";
import { readMailForm, UnreadableForm } from "@gf-ledger/mail/inbound/mailgun-form";
import { failure } from "@gf-ledger/messages/failure";
import { bodyPieces } from "@gf-ledger/rest/request/body-text";
import { container } from "@/server/container";
import { MAIL_BODY_BYTES, notSigned, receiveMail } from "@/server/mail-in/receive-mail";

const FORM = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/** The form of a call; `null` for one that has more parts than a mail of Mailgun's, or breaks off. */
async function formOf(request: Request) {
  const type = request.headers.get("content-type") ?? "";
  if (!FORM.test(type)) throw new AppError("bad_request", failure("formUnreadable"));
  try {
    return await readMailForm(type, bodyPieces(request, MAIL_BODY_BYTES));
  } catch (error) {
    if (error instanceof UnreadableForm) return null;
    throw error;
  }
}

/** Takes a mail from Mailgun's `forward()`; the signature stands in the form, beside what it says (receipts-77). */
export function POST(request: Request): Promise<Response> {
  return receiveMail(request, async (secret) => {
    const services = container();
    const form = await formOf(request);
    if (form === null) return "unreadable";
    const token = signedToken(form, secret, services.now());
    if (token === null) throw notSigned();
    const head = await headOfMailgun(form);
    if (!(await isForThisMail(services, token, head.messageId))) throw notSigned();
    const parts = partsOfMailgun(form);
    const parsing = mailParsing(services, "mailgun");
    return {
      ...head,
      content: async () => (hasForwarded(parts) ? parsing.content(parts) : withForwarded(parts)),
    };
  });
}
