import { mailParsing } from "@gf-ledger/api/mail-in/mail-parsing";
import { isForThisMail } from "@gf-ledger/api/mail-in/verbs/once";
import { AppError } from "@gf-ledger/domain/app-error";
import { signedToken } from "@gf-ledger/mail/inbound/mailgun";
import { failure } from "@gf-ledger/messages/failure";
import { bodyBytes } from "@gf-ledger/rest/request/body-text";
import { container } from "@/server/container";
import { MAIL_BODY_BYTES, notSigned, receiveMail } from "@/server/request/receive-mail";

const FORM = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/** The form as it was sent; it is parsed in a process of its own. @throws AppError for what is no form */
async function formIn(request: Request) {
  const contentType = request.headers.get("content-type") ?? "";
  if (!FORM.test(contentType)) throw new AppError("bad_request", failure("formUnreadable"));
  return { from: "mailgun", contentType, bytes: await bodyBytes(request, MAIL_BODY_BYTES) } as const;
}

/** Takes a mail from Mailgun's `forward()`; the signature stands in the form, beside what it says (receipts-77). */
export function POST(request: Request): Promise<Response> {
  return receiveMail(request, async (secret, client) => {
    const services = container();
    // Whoever calls in Mailgun's name takes none of its places.
    const parsing = mailParsing(services, `mailgun:${client}`);
    const source = await formIn(request);
    const head = await parsing.signedHead(source);
    if (typeof head === "string") return head;
    const token = signedToken(head.signed, secret, services.now());
    if (token === null) throw notSigned();
    if (!(await isForThisMail(services, token, head.messageId))) throw notSigned();
    return { ...head, content: () => parsing.content(source) };
  });
}
