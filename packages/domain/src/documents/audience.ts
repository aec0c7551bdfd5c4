/**
 * Whom a claim's documents are for (claim-71): the authority gets what proves the claim when it asks, and nothing else;
 * the person keeps what it is worth, what is not confirmed, and by what it can be checked.
 */
export const AUDIENCES = ["authority", "yourself"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What a part of the documents is in: one of the two packages, or both. */
export type InPackages = Audience | "both";

/** Whether a part belongs to the documents that are asked for; documents for nobody in particular hold all of it. */
export const isFor = (part: InPackages, audience: Audience | undefined): boolean =>
  audience === undefined || part === "both" || part === audience;
