/**
 * How often a photo is looked at (`READER_EFFORT`). `normal`: up to three times, where its figures do not agree.
 * `fast`: once.
 */
export const READER_EFFORTS = ["normal", "fast"] as const;
export type ReaderEffort = (typeof READER_EFFORTS)[number];

/** The effort that `READER_EFFORT` names; the normal one where it names none. @throws for any other word */
export function effortNamed(name: string | undefined): ReaderEffort {
  if (name === undefined || name === "") return "normal";
  const known = READER_EFFORTS.find((one) => one === name);
  if (known) return known;
  throw new Error(`READER_EFFORT is ${READER_EFFORTS.join(" or ")}, not ${name}.`);
}
