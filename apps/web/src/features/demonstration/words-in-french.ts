import { common } from "@gf-ledger/messages/fr/common";

/** What the demonstration says in French, fetched with it. */
export const words = { common };
