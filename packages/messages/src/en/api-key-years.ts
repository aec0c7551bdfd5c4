/** The tax years that an API key reaches, on /account. */
export const apiKeyYears = {
  years: "Which tax years",
  every: "Every year",
  only: "{year} alone",
  hint: "A key of one year reaches that year's line items, reports and claims, and nothing else.",
} as const;
