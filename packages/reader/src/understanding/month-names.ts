/** The beginnings of the months' names, English and French, each with its number. */
export const MONTHS: Readonly<Record<string, number>> = {
  JAN: 1,
  FEB: 2,
  FEV: 2,
  MAR: 3,
  APR: 4,
  AVR: 4,
  MAY: 5,
  MAI: 5,
  JUN: 6,
  JUIN: 6,
  JUL: 7,
  JUIL: 7,
  AUG: 8,
  AOU: 8,
  SEP: 9,
  OCT: 10,
  NOV: 11,
  DEC: 12,
};

/** A month's name whole or cut, the longer beginnings first; its beginning is the group. */
export const MONTH = "(JAN|FEB|FEV|MAR|APR|AVR|MAY|MAI|JUIN|JUIL|JUN|JUL|AUG|AOU|SEP|OCT|NOV|DEC)[A-Z]{0,7}";
