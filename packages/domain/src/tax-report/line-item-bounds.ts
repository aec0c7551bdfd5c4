// This file imports no schema library, so that no page has to load one for it.

/** More than a household writes in its life, and worked out in a third of a second. */
export const MAX_LINE_ITEMS_AT_ONCE = 20_000;

/** So many line items can be changed at once. */
export const MAX_LINE_ITEMS = 500;
