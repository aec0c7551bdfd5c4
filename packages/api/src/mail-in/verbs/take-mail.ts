import { done } from "@gf-ledger/domain/outcome/outcome";
import type { DeliveredMail, MailHead, MailTaken } from "@gf-ledger/mail/inbound/inbound-mail";
import type { Services, SignedInContext } from "../../context";
import { contextOfActor } from "../../context-of-actor";
import { actorOfMail } from "../../gate/mail-gate";
import { roomFor } from "../../limits/account-room";
import { inTransaction } from "../../refusals/in-transaction";
import { catchRefusal } from "../../refusals/throw-refusal";
import { mayWrite } from "../may-mail";
import { answerMail } from "./answer-mail";
import { draftsOfMail, PARSED_LATER_SECONDS } from "./drafts-of-mail";
import { asksToForward, handOnConfirmation } from "./forwarding-confirmation";
import type { FileResult } from "./look-at-file";
import {
  closeMail,
  dropMail,
  letGo,
  MAX_MAILS_A_DAY,
  mailsOfDay,
  noteStranger,
  type OpenMail,
  openMail,
} from "./mail-ledger";

/** After so long a mail to an account that holds as many receipts as it can is brought again. */
const FULL_LATER_SECONDS = 3600;

/** What shops and their machines call the mailbox that they write from, in English and French; people rarely do. */
const OF_A_SHOP = [
  /^(?:.{0,40}[._-])?(?:no-?reply|do-?not-?reply|ne-?pas-?repondre|confirmations?|notify)(?:[._-].{0,40})?@/,
  /^(?:.{0,40}[._-])?(?:auto-?confirm|notifications?|orders?|commandes?|purchases?|achats?)(?:[._-].{0,40})?@/,
  /^(?:.{0,40}[._-])?(?:e?-?receipts?|recus?|factur(?:e|es|ation)|invoices?|billing)(?:[._-].{0,40})?@/,
  /^(?:.{0,40}[._-])?(?:tickets?|store|shop|magasin|boutique|epicerie|grocery|sales)(?:[._-].{0,40})?@/,
  /^(?:.{0,40}[._-])?(?:service|customer(?:service|care)?|clients?|support)(?:[._-].{0,40})?@/,
  /^(?:.{0,40}[._-])?(?:info|hello|bonjour|contact)(?:[._-].{0,40})?@/,
];

/** A delivery service is no shop, and its mails name the shop and the day themselves. */
const OF_A_CARRIER = /[@.](?:instacart|doordash|uber|skipthedishes|shipt)\.[a-z.]{2,10}$/;

/**
 * The head of a mail that came from a shop by itself or by a rule, which says whom it is from and of which day where
 * its text does not (receipts-122). A person's mail has none: their name is no shop's.
 */
function headOfShop({ actor }: SignedInContext, { sender, quoted }: MailHead): readonly string[] {
  const isOfShop = OF_A_SHOP.some((mailbox) => mailbox.test(sender)) && !OF_A_CARRIER.test(sender);
  return isOfShop && sender !== actor.user.email ? quoted : [];
}

const DONE: MailTaken = { done: true };
/** While another server reads the same mail. */
const IN_HAND: MailTaken = { done: false, retryAfterSeconds: 60 };

/** Refuses the rest of a day's mails, and says so once a day (receipts-76). */
async function refuseForToday(ctx: SignedInContext, open: OpenMail, reported: boolean): Promise<MailTaken> {
  await inTransaction(ctx.database, async (transaction) => {
    await closeMail(transaction, ctx, open, { outcome: "too-many", receipts: 0 });
    if (!reported) await answerMail(ctx, transaction, "too-many");
    return done(null);
  });
  return DONE;
}

/** What a mail came to; one that can't be parsed is told as one file that can't be read. */
async function resultsOf(ctx: SignedInContext, mail: DeliveredMail, open: OpenMail) {
  const content = await mail.content();
  if (content === "later") return { retryAfterSeconds: PARSED_LATER_SECONDS };
  const unreadable: FileResult[] = [{ kind: "unreadable" }];
  return content === "unreadable" ? unreadable : draftsOfMail(ctx, content, open, headOfShop(ctx, mail));
}

/**
 * Makes drafts of a mail that came in, and answers the account (receipts-73, receipts-74). A mail to nobody is
 * dropped, one of a stranger noted, both before the mail is parsed (receipts-91). What can't be read now is left to
 * whoever delivered the mail, who has it and brings it again: nothing of a mail is stored here but the drafts.
 */
export async function takeMail(services: Services, mail: DeliveredMail): Promise<MailTaken> {
  const actor = await actorOfMail(services.database, services.settings.mailIn, mail.recipients);
  if (!actor) {
    services.log("info", "mail_to_nobody");
    return DONE;
  }
  const ctx = contextOfActor(services, actor, "mail");
  if (asksToForward(mail)) return handOnConfirmation(ctx, mail);
  if (!(await mayWrite(ctx.database, ctx, mail.sender))) {
    await noteStranger(ctx, mail);
    return DONE;
  }
  const open = await openMail(ctx, mail);
  if (open === "known") return DONE;
  if (open === "in-hand") return IN_HAND;
  try {
    const { used, told: reported } = await mailsOfDay(ctx, open);
    if (used >= MAX_MAILS_A_DAY) return await refuseForToday(ctx, open, reported);
    // A full account has nothing read for it: whoever delivered the mail keeps it until there is room.
    const room = await roomFor(ctx.database, ctx.actor.scope, "receipts");
    const results = room.ok ? await catchRefusal(() => resultsOf(ctx, mail, open)) : room;
    if ("reason" in results && results.reason !== "session_ended") {
      await letGo(ctx, open);
      return { done: false, retryAfterSeconds: FULL_LATER_SECONDS };
    }
    if ("reason" in results) {
      await dropMail(ctx, open);
      // It belongs to someone else now, or to no one.
      return await takeMail(services, mail);
    }
    if (!Array.isArray(results)) {
      await letGo(ctx, open);
      return { done: false, ...results };
    }
    const receipts = results.filter(({ kind }) => kind === "draft").length;
    await inTransaction(ctx.database, async (transaction) => {
      await closeMail(transaction, ctx, open, { outcome: receipts > 0 ? "drafts" : "nothing", receipts });
      await answerMail(ctx, transaction, results);
      return done(null);
    });
    return DONE;
  } catch (error) {
    await letGo(ctx, open);
    throw error;
  }
}
