/**
 * A backup is gzipped lines of JSON: a header, one line a row, a footer with the figures by which a
 * restore is verified. It is independent of PostgreSQL's version and of where the database runs.
 */
export const BACKUP_FORMAT = "gf-ledger-backup";
export const BACKUP_FORMAT_VERSION = 1;

/** In the order in which they can be filled: what a row points to comes first. */
export const BACKED_UP_TABLES = [
  "users",
  "products",
  "catalogue_version",
  "sessions",
  "household_members",
  "household_invitations",
  "mail_addresses",
  "mail_senders",
  "mails_in",
  "verification_tokens",
  "api_keys",
  "sign_ons",
  "passkeys",
  "second_factors",
  "recovery_codes",
  "calendar_feeds",
  "webhooks",
  "webhook_deliveries",
  "corrections",
  "receipts",
  "receipt_items",
  "counted_saves",
  "people",
  "net_incomes",
  "claims",
  "claim_links",
  "claim_link_openings",
  "claim_link_browsers",
  "imports",
  "line_items",
  "claim_comments",
  "allocations",
  "allocation_parts",
  "record_changes",
  "other_expenses",
  "adjustments",
  "adjustment_line_items",
  "adjustment_expenses",
  "given_rates",
  "product_prices",
  "merged_names",
  "price_observations",
  "undos",
  "subscriptions",
  "payment_events",
  "outgoing_mails",
] as const;

export interface BackupFigures {
  /** Rows by table. */
  readonly counts: Readonly<Record<string, number>>;
  /** Sum of every line item's extra cost, in cents. */
  readonly extraCost: number;
}
