/** A whole number of a unit's fractions as dollars: 3488 with 3 decimals is "3.488". */
export function decimalText(scaled: number, decimals: number): string {
  const digits = String(Math.abs(scaled)).padStart(decimals + 1, "0");
  return `${scaled < 0 ? "-" : ""}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
