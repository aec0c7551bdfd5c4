import { SUPPORT_ADDRESS } from "@gf-ledger/domain/support-address";
import type { KnowledgeFile } from "./knowledge-file";

/** plans-1 Plans, plans-10 Subscription, plans-4, plans-11. */
export const PLANS: KnowledgeFile = {
  path: "knowledge/plans",
  title: "Plans, payment and refunds",
  href: "/#pricing",
  edition: "both",
  text: `
## What does GF Ledger cost?

The Free plan costs nothing and includes 5 receipts a month. Premium, also called Pro, is 24.99 a year, about 2.08 a month, in Canadian dollars on the Canadian edition and in US dollars on the US edition.

## How many receipts are free? What the Free plan includes

Saving 5 receipts a calendar month, basic tax-ready reports, and help from me.

## What does Premium include?

Unlimited receipts, advanced scanning with higher accuracy, detailed reports and CSV exports, priority help by e-mail, and suggestions from the product database.

## When does the monthly receipt limit start anew?

On the first day of each calendar month, by UTC time. A receipt counts when you save it; reading a photo, saving the same photo again and the sample receipt do not count. Saving a sixth one in a month asks you to upgrade or to wait; it stays among your receipts that are not saved yet.

## How do I upgrade to Premium?

Open My Subscription and press Upgrade to Pro. You pay by card through a payment provider; GF Ledger never sees your card number.

## How do I cancel my subscription?

Open My Subscription and press Cancel Subscription. Premium stays on until the end of the period that you paid for, and you are not charged again. Until then you can take the cancellation back. Your records stay yours.

## Can I get my money back? How refunds work

Yes. There is a 30-day money-back guarantee. Write to ${SUPPORT_ADDRESS} from the address of your account within 30 days of the payment.

## My payment failed

Usually a card has expired or the bank wants a confirmation. Open My Subscription, then Manage Subscription, and change your card. A failed renewal is tried again over some days, and Premium stays on meanwhile.

## How do I change my card or find an invoice?

Open My Subscription and press Manage Subscription. The payment provider's page shows your card and your invoices.
`,
};
