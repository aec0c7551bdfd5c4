// This file imports no schema library, so that no page has to load one for it.

/** How a person knows a price, best evidence first. */
export const OBSERVED_HOW = ["own-receipt", "shelf-tag", "flyer", "web", "typed"] as const;
export type ObservedHow = (typeof OBSERVED_HOW)[number];
