/** The card of sign-ons on /account. */
export const signOn = {
  title: "Single sign-on",
  introduction: "Sign in to this account with {name}.",
  add: "Link {name}",
  waiting: "{email} at {issuer} asks to open this account. Is that you?",
  link: "Yes, link it",
  refuse: "No, remove it",
  linkedAs: "{email} at {issuer}",
  dates: "Linked {made}; {used, select, yes {last used {lastUsed}} other {not used yet}}",
  remove: "Remove<hidden> {email}</hidden>",
  removeTitle: "Remove this sign-on?",
  removeShort: "Remove",
  removeText: "It opens this account no more. Your records stay as they are.",
  linked: "Sign-on linked",
  removed: "Sign-on removed",
} as const;
