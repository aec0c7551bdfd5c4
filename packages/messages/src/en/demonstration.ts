/** The sample receipt, on the home page and on the upload page. */
export const demonstration = {
  title: "A made-up receipt, to try it on",
  text: "What looks gluten-free is ticked, with the reason and the regular price. Tick, untick, correct: nothing is saved, and nothing leaves this page.",
  needsAccount: "That is not part of the sample. It works on your own receipts.",
} as const;
