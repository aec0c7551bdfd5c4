import { isIP } from "node:net";
import { editionSchema } from "@gf-ledger/domain/edition/edition";
import { READER_EFFORTS } from "@gf-ledger/reader/local/reader-effort";
import { RECOGNISER_NAMES } from "@gf-ledger/reader/ocr/recogniser/recogniser-name";
import { readerSecretSchema } from "@gf-ledger/reader/remote/reader-secret";
import { z } from "zod";

/** An empty variable counts as absent. */
const optional = z.string().min(1).optional().catch(undefined);
const onOff = (fallback: boolean) =>
  z
    .enum(["on", "off"], "is either on or off")
    .optional()
    .transform((value) => (value ? value === "on" : fallback));
const origin = z
  .url("is not an address like https://gfledger.ca")
  .transform((text) => new URL(text).origin)
  .optional();

/** Several addresses, with commas between them. */
const readerAddresses = z
  .string()
  .transform((text) => [...new Set(text.split(",").map((address) => address.trim()))])
  .pipe(
    z.array(
      z.url({
        protocol: /^https?$/,
        error: "is not an address like http://10.0.0.5:3100, or several with commas between them",
      }),
    ),
  )
  .optional();

/** What OpenTelemetry calls the ways to choose which requests are traced. */
const SAMPLERS = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

/** Every variable that the product reads, as it must be given (operating-3). */
export const environmentSchema = z.object({
  APP_ENV: z.enum(["local", "production"], 'is either "local" or "production"').default("local"),
  PORT: z.coerce.number("is not a port number").int().min(1).max(65_535).default(3000),
  HOST: z
    .string()
    .refine(
      (host) => host === "localhost" || isIP(host) !== 0,
      "is not an address to listen on, like 0.0.0.0 or 192.168.1.20",
    )
    .optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: z.string("is missing").regex(/^postgres(ql)?:\/\//, "is not an address like postgresql://…"),
  /** Whether DATABASE_URL is a pooler's that lends a connection for each transaction. */
  DATABASE_POOLING: z.enum(["session", "transaction"], "is session or transaction").default("session"),
  /** The database itself, where DATABASE_URL is a pooler's: for migrations, jobs, backups and commands. */
  DATABASE_DIRECT_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "is not an address like postgresql://…")
    .optional(),
  /** Replicas of the database for reports and exports, with commas between them (operating-43). */
  DATABASE_READ_URL: z
    .string()
    .regex(
      /^postgres(ql)?:\/\/[^,]+(,postgres(ql)?:\/\/[^,]+)*$/,
      "is not an address like postgresql://…, or several with commas between them",
    )
    .optional(),
  /** How long callers wait while the cluster behind DATABASE_URL changes over to another primary (operating-42). */
  DATABASE_CHANGEOVER_SECONDS: z.coerce.number("is not a number").int().min(0).max(60).default(0),
  APP_URL_CA: origin,
  APP_URL_US: origin,
  DEFAULT_EDITION: editionSchema.default("ca"),
  AUTH_SECRET: z.string("is missing").min(32, "needs at least 32 characters"),
  EMAIL_VERIFICATION: onOff(true),
  /** Off: accounts are opened and entered by mailed links and sign-ons alone (accounts-60). */
  PASSWORD_LOGIN: onOff(true),
  OIDC_ISSUER: z.url("is not an address like https://id.example.org").optional(),
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  /** What the issuer signs its tokens with; no token that is signed otherwise is believed (accounts-94). */
  OIDC_ALGORITHM: z.enum(["RS256", "RS384", "RS512", "PS256", "ES256", "ES384", "EdDSA"]).default("RS256"),
  /** What people call the issuer, on the sign-in page and in mails. */
  OIDC_NAME: z.string().max(40, "has more than 40 characters").default("Single sign-on"),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "is not an address like smtp://user:password@host:587")
    .optional(),
  MAIL_FROM: z.string().default("GF Ledger <no-reply@gfledger.ca>"),
  /** Where receipts are mailed to: a domain, or a mailbox that takes `name+anything@…`. */
  INBOUND_MAIL_DOMAIN: z
    .string()
    .regex(
      /^(?:[\w.-]{1,40}@)?[a-z\d-]+(?:\.[a-z\d-]+)+$/i,
      "is not a domain like in.gfledger.ca, or a mailbox like receipts@example.org",
    )
    .optional(),
  /** Mailgun's signing key, or the password in the address that Postmark calls. */
  INBOUND_MAIL_SECRET: z.string().min(16, "needs at least 16 characters").optional(),
  IMAP_URL: z
    .string()
    .regex(/^imaps?:\/\/[^\s@]+@[^\s@]+$/, "is not an address like imaps://user:password@host/INBOX")
    .optional(),
  /** A folder whose photos become drafts of one account, and that account's address. */
  WATCH_DIR: optional,
  WATCH_ACCOUNT: z.email("is not an e-mail address").toLowerCase().optional(),
  /** Whether webhooks may lead to private networks and this machine, and go without TLS (api-39). */
  WEBHOOKS_ALLOW_PRIVATE: z.enum(["true", "false"], "is either true or false").default("false"),
  /** Where products are looked up by their barcode (matching-36), and another address for it: a mirror. */
  PRODUCT_LOOKUP: z.enum(["off", "openfoodfacts"], "is off or openfoodfacts").default("off"),
  PRODUCT_LOOKUP_URL: z.url("is not an address like https://world.openfoodfacts.org").optional(),
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: optional,
  OPENAI_VISION_MODEL: z.string().default("gpt-4o-mini"),
  /** Whether the vision model is shown what the local reader found. */
  OPENAI_VISION_HINTS: onOff(false),
  /** Whether the vision model sees only the lines that the local reader doubts, not whole photos (reading-55). */
  OPENAI_SECOND_OPINION: onOff(false),
  OPENAI_CHAT_MODEL: z.string().default("gpt-4o-mini"),
  RECEIPT_READER: z
    .enum(["auto", "local", "openai", "remote"], "is auto, local, openai or remote")
    .default("auto"),
  /** Readers apart, or a balancer in front of them. */
  READER_URL: readerAddresses,
  /** What this server and the readers know; a reader takes photos from nobody else. */
  READER_SECRET: readerSecretSchema.optional(),
  /** Photos that this server adds to those that all web servers may have at the readers apart at the same time. */
  READER_AT_ONCE: z.coerce.number("is not a number").int().min(1).max(256).default(4),
  /** Where traces are sent, by OTLP over HTTP (operating-40); the libraries read these themselves. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url("is not an address like http://10.0.0.7:4318").optional(),
  OTEL_EXPORTER_OTLP_HEADERS: optional,
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS, `is none of ${SAMPLERS.join(", ")}`).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number("is not a share from 0 to 1").min(0).max(1).optional(),
  /** Which network reads the lines of a photo; the reader's process takes it from its own environment. */
  READER_MODEL: z.enum(RECOGNISER_NAMES, `is ${RECOGNISER_NAMES.join(" or ")}`).default("own"),
  /** How often a photo is looked at (reading-57); the reader's process takes it from its own environment. */
  READER_EFFORT: z.enum(READER_EFFORTS, `is ${READER_EFFORTS.join(" or ")}`).default("normal"),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_PRICE_ID: optional,
  STRIPE_PUBLISHABLE_KEY: optional,
  STRIPE_API_BASE: optional,
  DIAGNOSTICS: z.enum(["on", "off"], "is either on or off").optional(),
  /**
   * The number of trusted proxies in front: that many entries from the right of `X-Forwarded-For` is the
   * client.
   */
  TRUST_PROXY: z
    .string()
    .regex(/^\d$/, "is the number of proxies in front, 0 to 9")
    .transform(Number)
    .prefault("0"),
  RATE_LIMIT_SCALE: z.coerce.number("is not a number").positive().default(1),
  BLOG_SIMULATED_DELAY: onOff(false),
  /** Whether the server itself answers pages rendered at build time; it reads this before the others. */
  PAGES_IN_MEMORY: onOff(true),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error"], "is debug, info, warn or error").default("info"),
  METRICS_TOKEN: z.string().min(16, "needs at least 16 characters").optional(),
  /** Set by `npm start` and `npm run dev`: the path of the reader's built worker. */
  READER_WORKER: optional,
  /** Set by `npm run dev`: the path of the built process that reads what strangers made. */
  PARSE_WORKER: optional,
  /** Set by `npm run dev`: the path of the built process that writes documents. */
  DOCUMENT_WRITER: optional,
  /** Set by `npm run dev`: the path of the built process that works out what a question means. */
  SENTENCE_WORKER: optional,
});

export type Environment = z.output<typeof environmentSchema>;
