import type { Edition } from "@gf-ledger/domain/edition/edition-facts";

/**
 * What the specification's words "Tax Deduction" stand for in each country (reports-31): a correction beside
 * labels that stay as they are.
 */
export const DEDUCTION_NOTE: Readonly<Record<Edition, string>> = {
  ca: "“Tax Deduction” stands for the extra cost, which is a medical expense. In Canada that earns a non-refundable credit, worked out on your return: it is neither a deduction nor a refund.",
  us: "“Tax Deduction” stands for the extra cost. It lowers your tax only as part of itemized medical expenses above 7.5% of adjusted gross income.",
};
