/** The home page. What differs by country stands with the page. */
export const home = {
  hero: {
    howItWorks: "How It Works",
    offer:
      "{receipts, number} receipts a month, free. No card needed. Or <try>try it without an account</try>.",
  },
  features: {
    title: "The paperwork, done at the till",
    reading: {
      title: "Reads the photo for you",
      text: "Crumpled, folded or faint: items, prices, discounts, store and date come off the photo in seconds, and anything doubtful is marked.",
    },
    finding: {
      title: "Knows what is gluten-free",
      text: "GF, gluten free, sans gluten and the brands you buy are found and ticked, each with the reason why. You decide.",
    },
    prices: {
      title: "Finds the regular price",
      text: "Over 1,000 common grocery items give each product a regular equivalent. Where none fits, an estimate by category stands in, or your own price.",
    },
    year: {
      title: "Adds up the year",
      text: "One report per tax year, by category and by item, with a CSV your accountant can open.",
    },
    photos: {
      title: "Keeps your photos out of it",
      text: "Images are read and let go, never stored. Your data can be downloaded, or deleted, whenever you like.",
    },
    questions: {
      title: "Answers questions",
      text: "Millie, the AI assistant, knows the product and the public tax rules, and says where the answer stands.",
    },
  },
  steps: {
    title: "Three steps, about a minute",
    upload: {
      title: "Upload your receipt",
      text: "Take a picture in the shop or drop a photo at home. Lay it flat, in good light, with the store's name and the date in view.",
    },
    verify: {
      title: "Verify match results",
      text: "See each gluten-free item beside its regular equivalent. Untick, rename, set your own price: the difference follows.",
    },
    report: {
      title: "Generate your tax report",
      text: "At tax time, choose the year and download a CSV with every item, its category and the total for the {authority}.",
    },
    pictures: {
      matched: "Matched with: {product}",
      price: "GF Price",
      regular: "Regular",
      difference: "Difference",
      year: "A year of such receipts",
      total: "Total",
    },
  },
  inUse: {
    title: "See it at work",
    checking: {
      title: "Every figure beside the photo it came from",
      text: "Point at an item and its line lights up on the receipt. What was found is ticked, with the reason and the regular product it is compared with. Save when it looks right.",
      alt: "The upload page: the photo of a receipt, and beside it each item with its gluten-free price, its regular price and the difference.",
    },
    reports: {
      title: "A year the {authority} can follow",
      text: "Totals, categories and months of a tax year, down to the printed line. These are a year of sample receipts; yours begins with the first photo.",
      alt: "The reports page: a year's totals, and the extra cost of each category.",
    },
  },
  pricing: {
    title: "Simple pricing",
    text: "Start free, and upgrade when five receipts a month are not enough.",
    guarantee: "Premium comes with a {days, number}-day <together>money-back</together> guarantee.",
    free: "Free",
    premium: "Premium",
    perMonth: "per month",
    perYear: "{currency} per year, about {monthly} per month",
  },
  compliance: { read: { ca: "Read the CRA's guide RC4065", us: "Read the IRS's Publication 502" } },
  faq: { title: "Frequently asked questions", sources: "Where the figures in these answers were read" },
  illustration: {
    caption:
      "Example: a receipt with {items, number} items, {glutenFree, number} of them gluten-free. Together they cost {extra} more than regular ones.",
    found: "{glutenFree, number} of {items, number} items",
    total: "TOTAL",
    claim: "You can claim",
  },
} as const;
