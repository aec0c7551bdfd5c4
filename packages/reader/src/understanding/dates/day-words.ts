/** Words for the day of a purchase. */
export const OWN_DATE =
  /\bDATE\b|DATE\/?TIME|\bTIME\b|\bLE\b|TRANS|PURCHASE|ACHAT|\bHEURE\b|\bDT\b|\bORDER(?:ED)?\b|COMMAND[EÉ]/i;
export const CLOCK = /\d{1,2}\s?[:hH]\s?\d{2}|\d\s?[AP]M\b/;

/** Whether a row says that it tells a day, by a word or by a clock. */
export const tellsDay = (text: string): boolean => OWN_DATE.test(text) || CLOCK.test(text);
