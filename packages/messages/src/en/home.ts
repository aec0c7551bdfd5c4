/** The home page. */
export const home = {
  illustration: {
    caption:
      "Example: a receipt with {items, number} items, {glutenFree, number} of them gluten-free. Together they cost {extra} more than regular ones.",
    found: "{glutenFree, number} of {items, number} items",
    claim: "You can claim",
  },
} as const;
