import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import { done, refused } from "@gf-ledger/domain/outcome/outcome";
import type { DeliveredMail, MailContent, MailTaken } from "@gf-ledger/mail/inbound/inbound-mail";
import { forwardingConfirmationMessage } from "@gf-ledger/mail/messages/forwarding-confirmation";
import type { SignedInContext } from "../../context";
import { mailedByItself } from "../../mail/mail-in-languages";
import { enqueueMail } from "../../mail/outgoing-mail";
import { pageLink } from "../../mail/page-link";
import { inTransaction } from "../../refusals/in-transaction";
import { isStillAddress } from "../may-mail";
import { PARSED_LATER_SECONDS } from "./drafts-of-mail";
import { closeMail, dropMail, letGo, type OpenMail, openMail } from "./mail-ledger";

/** Gmail asks from here, in every language, whether an address may be forwarded to. */
const GMAIL = "forwarding-noreply@google.com";
/** A sender's address can be forged: only Google's own pages are led to. */
const LINK = /https:\/\/mail(?:-settings)?\.google\.com\/mail\/vf-[\w%.~-]{1,400}/;
const CODE = /code[^\n\d]{0,60}(\d{6,12})\b/i;
/** Letters that are looked at; Gmail's mail is far shorter. */
const MAX_LETTERS = 20_000;
/**
 * Mails in Gmail's name of one account that are handed on in a day, and that are parsed at all: anybody can send such.
 */
const MAX_A_DAY = { handedOn: 5, parsed: 20 };

export const asksToForward = ({ sender }: DeliveredMail): boolean => sender === GMAIL;

interface Confirmation {
  readonly code: string | null;
  readonly link: string | null;
}

/** The code and the link of Gmail's question; `null` for a mail with neither. */
export function confirmationIn({ text, html }: Pick<MailContent, "text" | "html">): Confirmation | null {
  const body = (text ?? html ?? "").slice(0, MAX_LETTERS);
  const [link = null] = LINK.exec(body) ?? [];
  const code = CODE.exec(body)?.[1] ?? null;
  return link === null && code === null ? null : { code, link };
}

async function tooMany({ database, actor, now }: SignedInContext): Promise<boolean> {
  const since = new Date(now().getTime() - DAY_MS);
  const { userId } = actor.scope;
  const today = { sender: GMAIL, receivedAt: { gt: since } };
  const handedOn = await database.mailIn.count({ where: { userId, ...today, outcome: "nothing" } });
  if (handedOn >= MAX_A_DAY.handedOn) return true;
  return (await database.mailIn.count({ where: { userId, ...today } })) >= MAX_A_DAY.parsed;
}

/** What a mail in hand says; it is let go of where that cannot be told now. */
async function contentOf(ctx: SignedInContext, mail: DeliveredMail, open: OpenMail) {
  try {
    const content = await mail.content();
    if (content === "later") await letGo(ctx, open);
    return content;
  } catch (error) {
    await letGo(ctx, open);
    throw error;
  }
}

/**
 * Mails Gmail's question to the account's own address (receipts-110): without its answer nobody can forward mail
 * here. It makes no draft, and nothing else of it is handed on.
 */
export async function handOnConfirmation(ctx: SignedInContext, mail: DeliveredMail): Promise<MailTaken> {
  const DONE: MailTaken = { done: true };
  if (await tooMany(ctx)) return DONE;
  const open = await openMail(ctx, mail);
  if (open === "known") return DONE;
  const content = open === "in-hand" ? "later" : await contentOf(ctx, mail, open);
  if (open === "in-hand" || content === "later")
    return { done: false, retryAfterSeconds: PARSED_LATER_SECONDS };
  const found = content === "unreadable" ? null : confirmationIn(content);
  const handedOn = await inTransaction(ctx.database, async (transaction) => {
    // Turned off, the address takes no mail, also none that was being read (accounts-93).
    if (!(await isStillAddress(transaction, ctx, open.head))) return refused("session_ended");
    await closeMail(transaction, ctx, open, { outcome: found ? "nothing" : "stranger", receipts: 0 });
    if (!found) return done(null);
    const to = ctx.actor.user.email;
    const link = found.link ?? pageLink(ctx.settings, ctx.edition, "/account");
    await enqueueMail(ctx, transaction, mailedByItself(ctx.edition), (locale) =>
      forwardingConfirmationMessage({ to, locale, code: found.code, link }),
    );
    return done(null);
  });
  if (!handedOn.ok) await dropMail(ctx, open);
  return DONE;
}
