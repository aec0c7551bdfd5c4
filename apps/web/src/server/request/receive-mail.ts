import { takeMail } from "@gf-ledger/api/mail-in/verbs/take-mail";
import { databaseUnavailable, describeError } from "@gf-ledger/api/trpc/error-mapper";
import { AppError } from "@gf-ledger/domain/app-error";
import type { DeliveredMail, MailTaken, NotParsed } from "@gf-ledger/mail/inbound/inbound-mail";
import { failure } from "@gf-ledger/messages/failure";
import { errorAnswer, finishAnswer } from "@gf-ledger/rest/answer/answer-headers";
import { assertAnnouncedLength } from "@gf-ledger/rest/request/body-text";
import { whileReceiving } from "@gf-ledger/rest/request/receiving";
import { container } from "@/server/container";
import { requestFacts } from "@/server/request/request-facts";

/** A mail of 40 MB is a third longer as base64; its photo is then refused by mail, in words (receipts-74). */
export const MAIL_BODY_BYTES = 64 * 1024 * 1024;

export const notSigned = () => new AppError("unauthenticated", failure("mailNotSigned"));

/** While other mails are parsed. */
const PARSED_LATER: MailTaken = { done: false, retryAfterSeconds: 30 };

/**
 * Answers a provider's call with a mail. Only what was dealt with is answered 200: anything else is delivered
 * again, so the mail waits with the provider and is never stored here (receipts-73). A mail that nobody can parse is
 * noted and answered 200 too: it would come again for days (receipts-91). `mailOf` reads the body, and throws for a
 * call that is not the provider's.
 */
export async function receiveMail(
  request: Request,
  mailOf: (secret: string, client: string) => Promise<DeliveredMail | NotParsed>,
): Promise<Response> {
  const facts = requestFacts(request);
  const finished = (answer: Response) => finishAnswer(answer, { request, ...facts, setCookies: [] });
  const services = container();
  try {
    const { databaseWatch, environment, limits, settings } = services;
    const secret = environment.INBOUND_MAIL_SECRET;
    if (!settings.mailIn || !secret) throw new AppError("not_found", failure("mailInOff"));
    if (databaseWatch.away) throw databaseUnavailable();
    await limits.consume("mailsInOfClient", `client:${facts.client}`);
    assertAnnouncedLength(request, MAIL_BODY_BYTES);
    // The bytes are counted until the mail is read, not only while it arrives.
    const taken = await whileReceiving(`mail:${facts.client}`, request, async () => {
      const mail = await mailOf(secret, facts.client);
      if (mail === "later") return PARSED_LATER;
      if (mail !== "unreadable") return takeMail(services, mail);
      services.log("warn", "mail_unreadable", { requestId: facts.requestId });
      return { done: true } as const;
    });
    if (!taken.done)
      throw new AppError("unavailable", failure("mailLater"), { retryAfterSeconds: taken.retryAfterSeconds });
    return finished(Response.json({ taken: true }));
  } catch (error) {
    const described = describeError(error, facts);
    if (described.status === 500)
      services.log("error", "mail_in_failed", { requestId: facts.requestId, error });
    return finished(errorAnswer(described));
  }
}
