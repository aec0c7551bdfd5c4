import common from "@gf-ledger/messages/en/common.json";
import consents from "@gf-ledger/messages/en/consents.json";
import credentials from "@gf-ledger/messages/en/credentials.json";
import demonstration from "@gf-ledger/messages/en/demonstration.json";
import discarding from "@gf-ledger/messages/en/discarding.json";
import entryIssues from "@gf-ledger/messages/en/entry-issues.json";
import food from "@gf-ledger/messages/en/food.json";
import keepYours from "@gf-ledger/messages/en/keep-yours.json";
import priceBasis from "@gf-ledger/messages/en/price-basis.json";
import receipt from "@gf-ledger/messages/en/receipt.json";
import sentences from "@gf-ledger/messages/en/sentences.json";

/** What the demonstration says in English, fetched with it. */
export const demonstrationInEnglish = {
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
