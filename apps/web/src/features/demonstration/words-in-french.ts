import { common } from "@gf-ledger/messages/fr/common";
import { demonstration } from "@gf-ledger/messages/fr/demonstration";
import { discarding } from "@gf-ledger/messages/fr/discarding";
import { food } from "@gf-ledger/messages/fr/food";
import { receipt } from "@gf-ledger/messages/fr/receipt";
import { sentences } from "@gf-ledger/messages/fr/sentences";

/** What the demonstration says in French, fetched with it. */
export const words = { common, demonstration, discarding, food, receipt, sentences };
