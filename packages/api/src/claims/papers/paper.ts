/** The papers, by the last part of their paths. */
export const PAPERS = ["package", "report.pdf", "report.xlsx", "summary.csv"] as const;
export type Paper = (typeof PAPERS)[number];
