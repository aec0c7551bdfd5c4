import type { ChainCountry } from "../chains/chain-row";

/** The area codes of Canada in the North American numbering plan. */
const CANADIAN = new Set(
  (
    "204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 468 474 506 514 " +
    "519 548 579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942"
  ).split(" "),
);
/** Free of charge or paid for by the caller, from both countries. */
const OF_NO_COUNTRY = /^(?:8(?:00|22|33|44|55|66|77|88)|900)$/;
const TELEPHONE = /(?<![\d.-])(?:1[\s.-])?\(?([2-9]\d\d)\)?[\s.-]{1,2}[2-9]\d\d[\s.-]\d{4}(?![\d.-])/g;

/** The country of the telephone number in a line; `null` without one, or where it has none. */
export function telephoneCountry(text: string): ChainCountry | null {
  for (const [, code = ""] of text.matchAll(TELEPHONE))
    if (!OF_NO_COUNTRY.test(code)) return CANADIAN.has(code) ? "ca" : "us";
  return null;
}
