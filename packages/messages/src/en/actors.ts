/** Who changed a record, wrote a comment or made a link: a name never stands without its role. */
export const actors = {
  you: "you",
  theOwner: "the owner",
  accountOwner: "the account's owner",
  owner: "{name} (owner)",
  member: "{name} (member)",
  preparer: "{name} (preparer)",
  "api-key": "API key “{name}”",
  "former-member": "a former member",
  system: "GF Ledger",
} as const;
