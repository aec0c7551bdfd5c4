import type { KnowledgeFile } from "./knowledge-file";

/** What people ask when they use it every day; accounts-55, accounts-88, claim-11, claim-26, receipts-72, receipts-83, reading-9. */
export const EVERYDAY: KnowledgeFile = {
  path: "knowledge/everyday",
  title: "Using GF Ledger every day",
  href: "/how-it-works",
  edition: "both",
  text: `
## Can I take photos of receipts without a network?

Yes. Once you have opened Upload Receipt while signed in, it also opens without a network. Photos that you take there are kept on your device and read as soon as there is a network again. Other pages need a network.

## Where are the receipts that I have not saved yet?

Under Receipts. What was read stays there as a draft until you save or discard it, on every device that you sign in on. The draft's photo is kept only on the device that it was taken with, for thirty days at most.

## Can a photo that is sideways or upside down be read?

Yes. A photo that lies on its side or upside down is turned and read like any other. You need not take it again.

## Can I use GF Ledger on several devices?

Yes. Sign in with the same account on each phone, tablet or computer, also at the same time: your records are the same everywhere. Only photos that wait for a network stay on the device that took them. Account lists the devices that are signed in, and you can sign each of them out.

## How do I share my records with my partner or family?

Open Account and invite them by e-mail under People who can use your records. A member can read and change your records as you can. Each person signs in with an account of their own; never share your password.

## How does my accountant get to see my claim?

Either create a read-only link to one claim under Share with your accountant: it works for up to 90 days, only for the address that you name, and you see what was opened. Or invite your accountant as a preparer under Account: a preparer can read your records and comment on the claim, but change nothing.

## How do I record two people with celiac disease in one household?

Add each of them under People, with their letter. Then say who eats what: for an item, for a category or for the whole household. With several people with celiac disease nothing is claimed until you have said so. The claim then lists each person on the right line.

## How do I add a purchase without a photo?

Open Reports and choose Add an item for a single purchase, or Import a table for a CSV or Excel file. Keep the receipt all the same: your claim relies on it.

## Which addresses may send receipts by e-mail?

Your account has its own address for receipts, which you turn on under Account. It accepts mail from your own address and from those that you allow there under Who can send. Send a photo or a PDF, or forward a store's e-mail: it becomes a draft for you to check.

## Why was nothing on my receipt ticked as gluten-free?

An item is ticked when its line names a gluten-free word, a known brand or a known product. Where a line says nothing of the kind, tick it yourself: you know what you bought. What you correct is remembered for your next receipts.

## How do I keep apart what others in my kitchen eat?

Say under People who eats what, for the household, a category or one item, or untick the items that others ate. Only the part that a person with celiac disease eats is added up.

## What if I lost a receipt?

Ask the shop first: many keep receipts in their loyalty accounts and will print one again. A bank statement shows the store and the total, but not the items, and it is the items that count.
`,
};
