const TICKED = ["Why was nothing on my receipt ticked as gluten-free?"];
const KITCHEN = ["How do I keep apart what others in my kitchen eat?"];

/** By kind of question: passages that answer it too, though the table, written before some of them, does not name them. */
export const ALSO_RIGHT: Readonly<Record<string, readonly string[]>> = {
  "nothing-ticked": TICKED,
  "choosing-items": TICKED,
  "shared-kitchen": KITCHEN,
  "two-people": KITCHEN,
  "photos-kept": ["What to keep"],
};

/** The passages that the help has now for what the table names as missing from it. */
export const MISSING_TITLES: Readonly<Record<string, readonly string[]>> = {
  "two-people-in-one-household": ["How do I record two people with celiac disease in one household?"],
  drafts: ["Where are the receipts that I have not saved yet?"],
  "photo-upside-down": ["Can a photo that is sideways or upside down be read?"],
  "offline-use": ["Can I take photos of receipts without a network?"],
  "several-devices": ["Can I use GF Ledger on several devices?"],
  sharing: ["How do I share my records with my partner or family?"],
  "accountants-access": ["How does my accountant get to see my claim?"],
  "adding-what-has-no-photo": ["How do I add a purchase without a photo?"],
  "another-address-for-mail": ["Which addresses may send receipts by e-mail?"],
  "before-diagnosis": [
    "Do groceries from before the diagnosis count in Canada?",
    "Do groceries from before the diagnosis count in the United States?",
  ],
  "earlier-years": [
    "Can I claim earlier years in Canada?",
    "Can I claim earlier years in the United States?",
  ],
  "groceries-before-the-diagnosis": [
    "Do groceries from before the diagnosis count in Canada?",
    "Do groceries from before the diagnosis count in the United States?",
  ],
  "lost-receipts": ["What if I lost a receipt?"],
  "beer-and-wine": [
    "Do gluten-free beer and wine count in Canada?",
    "Do gluten-free beer and wine count in the United States?",
  ],
  oats: ["Do gluten-free oats count in Canada?", "Do gluten-free oats count in the United States?"],
  vitamins: [
    "Do vitamins and supplements count in Canada?",
    "Do vitamins and supplements count in the United States?",
  ],
};
