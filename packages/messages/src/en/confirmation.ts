/** The question that comes before a right to the account is given: is it you? */
export const confirmation = {
  title: "Confirm that it’s you",
  text: "This gives somebody or something access to your account, so we check that it’s you. You won’t be asked again for ten minutes.",
  password: "Your password",
  byPassword: "Confirm with password",
  byPasskey: "Use a passkey",
  mail: "Email me a code",
  mailAgain: "Send a new code",
  mailed: "A code is on its way to {email}. It works for ten minutes.",
  code: "Code from the email",
  byCode: "Confirm with code",
} as const;
