import { common } from "@gf-ledger/messages/en/common";
import { demonstration } from "@gf-ledger/messages/en/demonstration";
import { discarding } from "@gf-ledger/messages/en/discarding";
import { food } from "@gf-ledger/messages/en/food";
import { receipt } from "@gf-ledger/messages/en/receipt";
import { sentences } from "@gf-ledger/messages/en/sentences";

/** What the demonstration says in English, fetched with it. */
export const words = { common, demonstration, discarding, food, receipt, sentences };
