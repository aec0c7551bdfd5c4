/** What a line is (claim-6); a return is a line of its own (receipts-54). */
export const KINDS = ["counterpart", "intermediate", "no-counterpart", "natural", "never", "return"] as const;
export type Kind = (typeof KINDS)[number];
