/** Reads a decimal typed into a calculator; what is not a number, or below 0, counts as 0 (calculators-3). */
export function parseAmount(text: string): number {
  const value = Number.parseFloat(text);
  return Number.isFinite(value) && value > 0 ? value : 0;
}
