import type { Audience } from "@gf-ledger/domain/documents/audience";

/** The papers, by the last part of their paths. */
export const DOCUMENT_NAMES = ["package", "report.pdf", "report.xlsx", "summary.csv"] as const;
export type DocumentName = (typeof DOCUMENT_NAMES)[number];

/** One of a claim's documents; with a version, as it was filed or adjusted then (claim-68). */
export interface DocumentOf {
  readonly id: string;
  readonly document: DocumentName;
  readonly version?: number;
  /** Whom it is for (claim-71); it holds everything where that is left out. */
  readonly audience?: Audience;
}
