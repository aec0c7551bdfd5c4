/**
 * Whom a claim's papers are for (claim-71): the authority gets what proves the claim when it asks, and nothing else; the
 * person keeps what it is worth, what is not confirmed, and by what it can be checked.
 */
export const AUDIENCES = ["authority", "yourself"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What a part of the papers is in: one of the two packages, or both. */
export type InPackages = Audience | "both";

/** Whether a part belongs to the papers that are asked for; papers for nobody in particular hold all of it. */
export const isFor = (part: InPackages, audience: Audience | undefined): boolean =>
  audience === undefined || part === "both" || part === audience;
