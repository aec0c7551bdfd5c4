import type { Line } from "../lines/lines";
import type { Amount } from "./money";

/** The fewest prices with a sign, and the share of all prices, that make a till's habit. */
const FEWEST_SIGNED = 3;
const SIGNED_SHARE = 0.75;
/** Digits that a dollar sign is taken for. */
const SIGN_DIGITS = /^[589]\d/;
const SAME_PLACE_HEIGHTS = 0.5;

const isSigned = ({ text, price }: Line) => price !== null && /^-?\s?\$/.test(text.slice(price.start));

function withoutSignDigit(line: Line, price: Amount): Line {
  const units = price.point - price.start;
  const lead = Number(line.text[price.start]) * 100 * 10 ** (units - 1);
  return {
    ...line,
    price: { ...price, cents: price.cents - lead, start: price.start + 1 },
    digitChoices: line.digitChoices.slice(1),
  };
}

/**
 * The lines with the first digit of a price left out where nearly all prices bear a dollar sign, this one
 * bears none, and the digit stands in a sign's place. `null` where there is no such price.
 */
export function linesWithSigns(lines: readonly Line[]): Line[] | null {
  const priced = lines.filter(({ price }) => price !== null);
  const signed = priced.filter(isSigned);
  if (signed.length < FEWEST_SIGNED || signed.length < SIGNED_SHARE * priced.length) return null;
  const places = signed.map(({ price, xs }) => xs[price?.start ?? 0] ?? 0);
  let isChanged = false;
  const changed = lines.map((line) => {
    const { price, text, row } = line;
    if (!price || isSigned(line) || price.form !== "plain" || !SIGN_DIGITS.test(text.slice(price.start)))
      return line;
    const at = line.xs[price.start] ?? 0;
    if (!places.some((place) => Math.abs(place - at) < SAME_PLACE_HEIGHTS * row.height)) return line;
    isChanged = true;
    return withoutSignDigit(line, price);
  });
  return isChanged ? changed : null;
}
