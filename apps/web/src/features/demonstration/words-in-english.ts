import { common } from "@gf-ledger/messages/en/common";

/** What the demonstration says in English, fetched with it. */
export const words = { common };
