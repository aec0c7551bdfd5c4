/** A whole number of the address within its bounds; `null` for anything else. */
export function wholeNumber(text: string | null, least: number, most: number): number | null {
  const value = text === null || text.trim() === "" ? Number.NaN : Number(text);
  return Number.isInteger(value) && value >= least && value <= most ? value : null;
}

/** A text of the address that is no longer than it may be; empty for anything else. */
export const shortText = (text: string | null, most: number) =>
  text !== null && text.length <= most ? text : "";
