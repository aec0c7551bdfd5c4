import common from "@gf-ledger/messages/fr/common.json";
import consents from "@gf-ledger/messages/fr/consents.json";
import credentials from "@gf-ledger/messages/fr/credentials.json";
import demonstration from "@gf-ledger/messages/fr/demonstration.json";
import discarding from "@gf-ledger/messages/fr/discarding.json";
import entryIssues from "@gf-ledger/messages/fr/entry-issues.json";
import food from "@gf-ledger/messages/fr/food.json";
import keepYours from "@gf-ledger/messages/fr/keep-yours.json";
import priceBasis from "@gf-ledger/messages/fr/price-basis.json";
import receipt from "@gf-ledger/messages/fr/receipt.json";
import sentences from "@gf-ledger/messages/fr/sentences.json";

/** What the demonstration says in French, fetched with it. */
export const demonstrationInFrench = {
  common,
  consents,
  credentials,
  demonstration,
  discarding,
  entryIssues,
  food,
  keepYours,
  priceBasis,
  receipt,
  sentences,
};
