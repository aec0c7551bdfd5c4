import { common } from "@gf-ledger/messages/en/common";
import { consents } from "@gf-ledger/messages/en/consents";
import { credentials } from "@gf-ledger/messages/en/credentials";
import { keepYours } from "@gf-ledger/messages/en/keep-yours";

/** What the demonstration says in English, fetched with it. */
export const words = { common, consents, credentials, keepYours };
