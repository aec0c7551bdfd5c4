import { common } from "@gf-ledger/messages/fr/common";
import { consents } from "@gf-ledger/messages/fr/consents";
import { credentials } from "@gf-ledger/messages/fr/credentials";
import { demonstration } from "@gf-ledger/messages/fr/demonstration";
import { discarding } from "@gf-ledger/messages/fr/discarding";
import { entryIssues } from "@gf-ledger/messages/fr/entry-issues";
import { food } from "@gf-ledger/messages/fr/food";
import { keepYours } from "@gf-ledger/messages/fr/keep-yours";
import { receipt } from "@gf-ledger/messages/fr/receipt";
import { sentences } from "@gf-ledger/messages/fr/sentences";

/** What the demonstration says in French, fetched with it. */
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
