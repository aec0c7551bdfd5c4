/** The calendar of what is due, and its card on /account. */
export const calendar = {
  name: "What is due: GF Ledger",
  filing: {
    title: "{edition, select, us {Federal tax return} other {Tax return}} for {year} is due",
    text: "{edition, select, us {The return of {year} is due today; on a weekend or holiday, the next working day counts. An extension gives you longer.} other {The return of {year} is due today; on a weekend or holiday, the next working day counts. Self-employed people and their partners have until June 15 to file, but pay by today.}}",
  },
  periodEnds: {
    title: "The twelve months of your {year} claim end",
    text: "What you buy from tomorrow on counts for a later claim. These are the twelve months you chose, or the best ones as your records stand.",
  },
  mayDiscard: {
    title: "Letter and receipts of {year} may be thrown away",
    text: "{edition, select, us {Three years after the return of {year} was due. Keep them if you filed later, or while the IRS has a question open.} other {Six years after the end of {year}. Keep them if you filed late, or while the CRA or an objection still needs them; the letter also while a later claim rests on it.}}",
  },
  card: {
    title: "Calendar",
    introduction:
      "What is due, in your own calendar: when to file, when the best twelve months end, and from when the letter and receipts may be thrown away. Whoever has the address can read these days, and nothing else.",
    make: "Make the address",
    made: "Made {day}; {read, select, yes {last read {lastRead}} other {not read yet}}",
    shownOnce: "Your calendar's address, shown this once",
    add: "In your calendar, choose “subscribe” or “add by address”, and paste it there.",
    copy: "Copy address",
    copied: "Copied",
    notCopied: "Your browser did not allow copying. Select the address and copy it.",
    renew: "New address",
    renewTitle: "Replace the address?",
    renewText:
      "The old address stops working at once, and calendars that use it are no longer brought up to date.",
    revoke: "End the address",
    revokeTitle: "End the address?",
    revokeText: "Calendars that use it are no longer brought up to date.",
    revoked: "The address has ended",
  },
} as const;
