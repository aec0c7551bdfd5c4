/** What goes with a person who is removed, as parts of a sentence. */
export const uses = {
  items: "{count, plural, one {# share of an item} other {# shares of items}}",
  categories: "{count, plural, one {# share of a category} other {# shares of categories}}",
  otherExpenses: "{count, plural, one {# other expense} other {# other expenses}}",
  adjustments: "{count, plural, one {# adjustment} other {# adjustments}}",
} as const;
