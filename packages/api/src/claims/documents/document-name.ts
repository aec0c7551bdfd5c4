/** The papers, by the last part of their paths. */
export const DOCUMENT_NAMES = ["package", "report.pdf", "report.xlsx", "summary.csv"] as const;
export type DocumentName = (typeof DOCUMENT_NAMES)[number];
