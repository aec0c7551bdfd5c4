/** A receipt of a made-up shop that shows what the product does: what its till prints, and what the product finds. */
export const exampleReceipt = {
  store: "CEDAR STREET MARKET",
  names: {
    bread: "White bread",
    penne: "Penne pasta",
    granola: "Oat granola",
  },
  printed: {
    ca: {
      bread: "GF WHT BREAD 550G",
      bananas: "BANANAS 1.12 KG",
      penne: "SANS GLUTEN PENNE",
      milk: "2% MILK 2L",
      granola: "GF OAT GRANOLA",
      cheddar: "CHEDDAR 400G",
    },
    us: {
      bread: "GF WHT BREAD 20Z",
      bananas: "BANANAS 2.1 LB",
      penne: "GLUTN FREE PENNE",
      milk: "2% MILK HALF GAL",
      granola: "GF OAT GRANOLA",
      cheddar: "CHEDDAR 8 OZ",
    },
  },
} as const;
