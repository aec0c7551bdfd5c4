import type { MailHead } from "@gf-ledger/mail/inbound/inbound-mail";
import type { SignedInContext } from "../context";

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
export function headOfShop({ actor }: SignedInContext, { sender, quoted }: MailHead): readonly string[] {
  const isOfShop = OF_A_SHOP.some((mailbox) => mailbox.test(sender)) && !OF_A_CARRIER.test(sender);
  return isOfShop && sender !== actor.user.email ? quoted : [];
}
