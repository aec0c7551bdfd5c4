/** The two consents that an account needs. */
export const consents = {
  acceptTerms: "I accept the <terms>terms and conditions</terms>",
  responsibility: "I am responsible for verifying prices and values",
} as const;
