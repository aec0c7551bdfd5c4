import type { Assistant } from "@gf-ledger/assistant/assistant";
import type { ProductMatcher } from "@gf-ledger/catalogue/matcher";
import type { Database } from "@gf-ledger/db/database";
import type { ReadReplica } from "@gf-ledger/db/read-replica";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { Mailbox } from "@gf-ledger/mail/inbound/inbound-mail";
import type { Mailer } from "@gf-ledger/mail/mailer";
import type { Payments } from "@gf-ledger/payments/payments";
import type { ProductSource } from "@gf-ledger/product-facts/product-source";
import type { ReceiptReader } from "@gf-ledger/reader/receipt-reader";
import type { Pool } from "pg";
import type { DocumentWriter } from "./downloads/document-job";
import type { Actor } from "./gate/actor";
import type { RateLimits } from "./limits/rate-limits";
import type { Parsing } from "./parsing/parse-processes";

export interface Settings {
  readonly production: boolean;
  readonly emailVerification: boolean;
  readonly diagnostics: boolean;
  /** Whether accounts are opened and entered by password (accounts-60). */
  readonly passwordLogin: boolean;
  /** Whether mail leaves the machine, so that a mailed link reaches its reader. */
  readonly mailLeaves: boolean;
  /** The operator's OpenID Connect issuer, without a last slash, and what people call it (accounts-58). */
  readonly signOn: { readonly issuer: string; readonly name: string } | null;
  /** The payment provider's key for the page's form. */
  readonly publishableKey: string | null;
  /** Signs links that need no row in the database. */
  readonly signingSecret: string;
  /** Origin of each edition, for links in mails: `https://gfledger.ca`. */
  readonly appUrls: Readonly<Record<Edition, string>>;
  /** Hosts a `redirect` may lead to, with port (accounts-14). */
  readonly ownHosts: readonly string[];
  /** Where receipts are mailed to, `NAME+TOKEN@DOMAIN`; `null` where none are taken (receipts-71). */
  readonly mailIn: { readonly name: string; readonly domain: string } | null;
  /** A folder of the server whose photos become drafts of one account, by its address (operating-27). */
  readonly watched: { readonly directory: string; readonly account: string } | null;
  /** Whether webhooks may lead to private networks, this machine included, and go without TLS (api-39). */
  readonly webhooksAllowPrivate: boolean;
}

/** A structured log line; never a token, an address in full, an image or a price. */
export type Log = (level: "info" | "warn" | "error", event: string, fields?: Record<string, unknown>) => void;

/** The services that live as long as the server. */
export interface Services {
  readonly database: Database;
  readonly pool: Pool;
  /** Where reports and exports are read; `null` where that is the database itself (operating-43). */
  readonly replica: ReadReplica | null;
  readonly readers: { readonly local: ReceiptReader; readonly premium: ReceiptReader };
  readonly matcher: ProductMatcher;
  /** Reads files that strangers made, in processes that can be killed. */
  readonly parsing: Parsing;
  readonly mailer: Mailer;
  /** The mailbox that mailed receipts are collected from; `null` for none. */
  readonly mailbox: Mailbox | null;
  readonly payments: Payments;
  readonly assistant: Assistant;
  /** Where products are looked up by their barcode; `null` where the operator chose no source (matching-36). */
  readonly productSource: ProductSource | null;
  readonly limits: RateLimits;
  /** Writes documents and the account's download, apart from the server (operating-50). */
  readonly documents: DocumentWriter;
  readonly settings: Settings;
  readonly log: Log;
  readonly now: () => Date;
  /** Runs the task after the answer was sent; a failure is logged and never reaches the person. */
  readonly later: (task: () => Promise<void>) => void;
}

/** What a verb receives: the services, and who calls from where. */
export interface ApiContext extends Services {
  readonly requestId: string;
  readonly edition: Edition;
  /** What the answer's sentences are written in: as the call asks, else as the caller chose (api-34). */
  readonly locale: Locale;
  /** What is written for the caller to keep, whatever the page they look at: mails and documents (accounts-57). */
  readonly ownLocale: Locale;
  /** The client's address (api-21). */
  readonly client: string;
  readonly userAgent: string | null;
  /** The `Cookie` header as it came. */
  readonly cookieHeader: string | null;
  readonly actor: Actor | null;
  /** Set when the calls' points were already taken, before the body was read. */
  readonly admitted?: true;
  /** Whether the call came over https, which decides the cookie's name and `Secure`. */
  readonly secure: boolean;
  /** `Set-Cookie` values the transport adds to its answer. */
  readonly setCookies: string[];
}

/** A context whose actor is known. */
export interface SignedInContext extends ApiContext {
  readonly actor: Actor;
}

/** What reads an account's records for a document: it writes nothing and calls nobody. */
export type DocumentContext = Pick<
  SignedInContext,
  "database" | "pool" | "replica" | "actor" | "ownLocale" | "now"
>;
