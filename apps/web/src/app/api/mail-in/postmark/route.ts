import { AppError } from "@gf-ledger/domain/app-error";
import { isFromPostmark, mailOfPostmark } from "@gf-ledger/mail/inbound/postmark";
import { failure } from "@gf-ledger/messages/failure";
import { readBodyText } from "@gf-ledger/rest/request/body-text";
import { MAIL_BODY_BYTES, notSigned, receiveMail } from "@/server/mail-in/receive-mail";

const unreadable = () =>
  new AppError(
    "bad_request",
    failure((t) => t("mailUnreadable")),
  );

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable();
  }
}

/** Takes a mail from Postmark's inbound webhook; the password is asked before the body is read (receipts-77). */
export function POST(request: Request): Promise<Response> {
  return receiveMail(request, async (secret) => {
    if (!isFromPostmark(request.headers.get("authorization"), secret)) throw notSigned();
    const mail = await mailOfPostmark(jsonOf(await readBodyText(request, MAIL_BODY_BYTES)));
    if (!mail) throw unreadable();
    return mail;
  });
}
