/** What a line is (D45); a return is a line of its own (D47). */
export const KINDS = ["counterpart", "intermediate", "no-counterpart", "natural", "never", "return"] as const;
export type Kind = (typeof KINDS)[number];
