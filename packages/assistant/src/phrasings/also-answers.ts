/** Two passages of which each answers what the other is asked. */
const ALIKE: readonly (readonly [string, string])[] = [
  ["How do I keep apart what others in my kitchen eat?", "Does the rest of my family count in Canada?"],
  [
    "How do I keep apart what others in my kitchen eat?",
    "Does food that others eat count in the United States?",
  ],
  ["My child is 18 or older: who claims?", "Which line of the Canadian return?"],
  ["How is my extra cost worked out?", "What exactly can be claimed in Canada?"],
  ["How is my extra cost worked out?", "How much of a product's price counts in the United States?"],
  ["Why was nothing on my receipt ticked as gluten-free?", "How do I choose which items are gluten-free?"],
  [
    "Do xanthan gum, shipping or trips to the shop count?",
    "Do shipping and trips to the shop count in Canada?",
  ],
  ["Do xanthan gum, shipping or trips to the shop count?", "Does xanthan gum count in Canada?"],
  ["Do trips and shipping count?", "Do trips to a special store count in the United States?"],
  ["Do trips and shipping count?", "Does shipping count in the United States?"],
];

/** A passage that says, among more, what others are asked; the others do not say all of it. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  "What does GF Ledger cost?": ["How many receipts are free? What the Free plan includes"],
  "Which documents do I keep for the CRA?": [
    "How long do I keep records in Canada?",
    "Do I send the letter and receipts to the CRA?",
  ],
  "Which food cannot be claimed in Canada?": [
    "Do gluten-free beer and wine count in Canada?",
    "Do vitamins and supplements count in Canada?",
    "Does food that is gluten-free by nature count?",
  ],
  "The receipt could not be read. What can I do?": [
    "How do I take a good photo of a receipt?",
    "Receipts that fade",
  ],
  "How is the regular price of an item found?": ["How do I correct an item's name or price?"],
};

/** Whether the passage on one subject also answers what another subject is asked, so that the two are no rivals. */
export const alsoAnswers = (subject: string, asked: string): boolean =>
  subject === asked ||
  WIDER[subject]?.includes(asked) === true ||
  ALIKE.some(([one, other]) => (one === subject && other === asked) || (one === asked && other === subject));
