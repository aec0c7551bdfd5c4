import { common } from "@gf-ledger/messages/fr/common";
import { consents } from "@gf-ledger/messages/fr/consents";
import { credentials } from "@gf-ledger/messages/fr/credentials";
import { keepYours } from "@gf-ledger/messages/fr/keep-yours";

/** What the demonstration says in French, fetched with it. */
export const words = { common, consents, credentials, keepYours };
