/**
 * A backup is gzipped lines of JSON: a header, one line a row, a footer with the figures by which a
 * restore is verified. It is independent of PostgreSQL's version and of where the database runs.
 */
export const BACKUP_FORMAT = "gf-ledger-backup";
export const BACKUP_FORMAT_VERSION = 1;

export interface BackupFigures {
  /** Rows by table. */
  readonly counts: Readonly<Record<string, number>>;
  /** Sum of every line item's extra cost, in cents. */
  readonly extraCost: number;
}
