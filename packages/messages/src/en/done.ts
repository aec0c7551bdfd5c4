/** What a verb answers when it has done what was asked. */
export const done = {
  accountDeleted: "Your account and everything in it has been deleted.",
  remindersStopped: "You will get no more tax season reminders.",
  linkOnItsWay: "If this address can receive it, a link is on its way.",
  passwordChanged: "Your password has been changed.",
  choosePassword: "You are signed in. Please choose a new password.",
  emailVerified: "Your email has been verified.",
  emailVerifiedChoose: "Your email has been verified. Please choose your password.",
  mailSent: "Email sent successfully",
  imported:
    "Imported {receipts, plural, one {# receipt} other {# receipts}} and {lineItems, plural, one {# line item} other {# line items}}.",
} as const;
