/** What is wrong with a typed address, password or consent, in the words of the forms' schemas. */
export const credentials = {
  validEmail: "Please enter a valid email",
  emailRequired: "Email is required",
  validEmailAddress: "Please enter a valid email address",
  passwordOf6: "Password must be at least 6 characters",
  passwordOf8: "Password must be at least 8 characters",
  passwordTooLong: "Password must be at most 200 characters",
  uppercase: "Password must contain at least one uppercase letter",
  number: "Password must contain at least one number",
  mismatch: "Passwords do not match",
  terms: "You must accept the terms and conditions to register",
  mailedCode: "Enter the six digits from the email.",
  code: "Enter the six digits of the app, or one of your recovery codes.",
  responsibility: "You must acknowledge your responsibility for verifying prices and values",
} as const;
