/** The frame of the legal texts, which are files of their own. */
export const legal = {
  back: "Back",
  privacy: {
    title: "Privacy Policy",
    description: "Which data GF Ledger keeps, what for, with whom it is shared, and the rights you have.",
    lastUpdated: "Last Updated: <date></date>",
  },
  terms: {
    title: "Terms and Conditions",
    description: "The terms on which GF Ledger may be used, with the key disclaimers in short.",
    lastUpdated: "Last updated: April 29, 2025",
    summary: "Key disclaimers",
  },
} as const;
