import { isForThisMail } from "@gf-ledger/api/mail-in/once";
import { AppError } from "@gf-ledger/domain/app-error";
import { mailOfMailgun, signedToken } from "@gf-ledger/mail/inbound/mailgun";
import { readMailForm, UnreadableForm } from "@gf-ledger/mail/inbound/mailgun-form";
import { failure } from "@gf-ledger/messages/failure";
import { bodyPieces } from "@gf-ledger/rest/request/body-text";
import { container } from "@/server/container";
import { MAIL_BODY_BYTES, notSigned, receiveMail } from "@/server/mail-in/receive-mail";

async function formOf(request: Request) {
  try {
    return await readMailForm(
      request.headers.get("content-type") ?? "",
      bodyPieces(request, MAIL_BODY_BYTES),
    );
  } catch (error) {
    if (!(error instanceof UnreadableForm)) throw error;
    throw new AppError(
      "bad_request",
      failure((t) => t("formUnreadable")),
    );
  }
}

/** Takes a mail from Mailgun's `forward()`; the signature stands in the form, beside what it says (receipts-77). */
export function POST(request: Request): Promise<Response> {
  return receiveMail(request, async (secret) => {
    const services = container();
    const form = await formOf(request);
    const token = signedToken(form, secret, services.now());
    if (token === null) throw notSigned();
    const mail = await mailOfMailgun(form);
    if (!(await isForThisMail(services, token, mail.messageId))) throw notSigned();
    return mail;
  });
}
