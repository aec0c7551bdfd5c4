import { common } from "@gf-ledger/messages/en/common";
import { consents } from "@gf-ledger/messages/en/consents";
import { credentials } from "@gf-ledger/messages/en/credentials";
import { demonstration } from "@gf-ledger/messages/en/demonstration";
import { discarding } from "@gf-ledger/messages/en/discarding";
import { entryIssues } from "@gf-ledger/messages/en/entry-issues";
import { food } from "@gf-ledger/messages/en/food";
import { keepYours } from "@gf-ledger/messages/en/keep-yours";
import { receipt } from "@gf-ledger/messages/en/receipt";
import { sentences } from "@gf-ledger/messages/en/sentences";

/** What the demonstration says in English, fetched with it. */
export const words = {
  common,
  consents,
  credentials,
  demonstration,
  discarding,
  entryIssues,
  food,
  keepYours,
  receipt,
  sentences,
};
