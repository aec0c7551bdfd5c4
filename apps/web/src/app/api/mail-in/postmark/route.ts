import { mailParsing } from "@gf-ledger/api/mail-in/mail-parsing";
import { isFromPostmark } from "@gf-ledger/mail/inbound/postmark";
import { bodyBytes } from "@gf-ledger/rest/request/body-text";
import { container } from "@/server/container";
import { MAIL_BODY_BYTES, notSigned, receiveMail } from "@/server/request/receive-mail";

/** Takes a mail from Postmark's inbound webhook; the password is asked before the body is read (receipts-77). */
export function POST(request: Request): Promise<Response> {
  return receiveMail(request, async (secret) => {
    if (!isFromPostmark(request.headers.get("authorization"), secret)) throw notSigned();
    const parsing = mailParsing(container(), "postmark");
    const source = { from: "postmark", bytes: await bodyBytes(request, MAIL_BODY_BYTES) } as const;
    const head = await parsing.head(source, "");
    return typeof head === "string" ? head : { ...head, content: () => parsing.content(source) };
  });
}
