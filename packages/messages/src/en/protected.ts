/** What stands in a signed-in page's place until it is known who reads it, and around it afterwards. */
export const protectedPages = {
  checking: "Checking your account...",
  notAnswering: {
    title: "GF Ledger is not answering just now",
    text: "It may be starting again. You stay signed in, and this page goes on as soon as it answers.",
  },
  sessionEnded: {
    title: "You have been signed out",
    text: "Nothing on this page is lost. Sign in again in a new tab, then come back here and carry on.",
    carryOn: "Carry on",
    signIn: "Sign in in a new tab",
  },
  sample:
    "<strong>Sample data.</strong> This account was filled with <together>made-up</together> receipts to show what reports look like.",
  linkUsed: {
    text: "A mailed link opened your account on another device on {day}, without your passkey or code. If it was not you, sign that device out.",
    devices: "See devices",
    wasMe: "It was me",
  },
  consents: {
    title: "Welcome. Two things first",
    text: "Your account is made. Amounts shown here are estimates and must be verified before filing your taxes.",
    continue: "Continue",
    notSaved: "Not saved",
    pleaseTryAgain: "Please try again.",
  },
} as const;
