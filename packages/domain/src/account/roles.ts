// This file imports no schema library, so that no page has to load one for it.

/** What somebody may do with an account's records (accounts-55, accounts-69). The owner alone has the account itself. */
export const ROLES = ["owner", "member", "preparer"] as const;
export type Role = (typeof ROLES)[number];

/** What a role allows beside reading: the account itself, changing its records, commenting on its claims. */
export type Act = "account" | "change" | "comment";

const ALLOWED: Readonly<Record<Role, readonly Act[]>> = {
  owner: ["account", "change", "comment"],
  member: ["change", "comment"],
  preparer: ["comment"],
};

/** Whether a role allows an act (accounts-69, accounts-70): the API refuses the others, and the screens do not offer them. */
export function roleAllows(role: Role, act: Act): boolean {
  return ALLOWED[role].includes(act);
}

/** The roles that somebody is invited as: a member reads and writes, a preparer reads and comments. */
export const INVITED_ROLES = ["member", "preparer"] as const;
export type InvitedRole = (typeof INVITED_ROLES)[number];
