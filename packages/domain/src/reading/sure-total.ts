import type { ReceiptReading } from "./receipt-reading";

/** The total of a reading, in cents; `null` where it has none, or only the row that is likeliest it (reading-156). */
export const sureTotalOf = ({ totalCents, issues }: Pick<ReceiptReading, "totalCents" | "issues">) =>
  issues.some(({ code }) => code === "total_in_doubt") ? null : totalCents.value;
