/**
 * The recognisers that `READER_MODEL` may name. `own`: PP-OCRv6 small, trained further on lines of receipts.
 * `stock`: the same network as it is published.
 */
export const RECOGNISER_NAMES = ["own", "stock"] as const;
export type RecogniserName = (typeof RECOGNISER_NAMES)[number];

/** The recogniser that `READER_MODEL` names; the own one where it names none. @throws for any other word */
export function recogniserNamed(name: string | undefined): RecogniserName {
  if (name === undefined || name === "") return "own";
  const known = RECOGNISER_NAMES.find((one) => one === name);
  if (known) return known;
  throw new Error(`READER_MODEL is ${RECOGNISER_NAMES.join(" or ")}, not ${name}.`);
}
