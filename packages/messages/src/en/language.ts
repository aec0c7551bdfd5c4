/** The choice of a language on the account page, whose names are `LANGUAGE_NAMES`. */
export const language = {
  title: "Language",
  description: "For pages, mails and the papers of your claim, on every device where you sign in.",
  label: "Language",
  browser: "As my browser asks",
} as const;
