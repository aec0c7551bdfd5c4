/** The way to an account from the sample receipt. */
export const keepYours = {
  upload: "Upload Receipt",
  title: "Keep yours",
  text: "Your own receipts, in an account of your own: {receipts, number} a month, free. We mail you a link; a password can wait.",
  email: "Email",
  notNow: "Not now",
  mailLink: "Mail me a link",
  error: "Error",
  notSent: "The link could not be sent. Please try again.",
  sent: "Check your email",
  sentText:
    "A link is on its way to <email></email>. It opens your account at your first receipt, and expires in 24 hours. If you cannot find the message, check your spam folder.",
  back: "Back to the sample",
} as const;
