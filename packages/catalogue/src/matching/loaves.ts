import type { WordReading } from "./word-reading";

/** What a loaf is called where the till leaves out that it is bread. */
const OF_LOAVES: ReadonlySet<string> = new Set(
  `
    white brown whole grain multigrain ancient seed seeded honey country mountain hearty soft sandwich
    great oat super wide sliced`
    .trim()
    .split(/\s+/),
);
const NAMES_LOAF: ReadonlySet<string> = new Set("white grain multigrain seeded seed".split(" "));

/** Whether a gluten-free line's known words only say which bread: "honey whole grain". */
export function isLoaf({ words, hit }: WordReading): boolean {
  const known = words.filter((one) => one.known);
  return (
    (hit === null || hit.level < 3) &&
    known.length > 0 &&
    known.every(({ word }) => OF_LOAVES.has(word)) &&
    known.some(({ word }) => NAMES_LOAF.has(word))
  );
}

/** Whether the words name wheat, for which no short form on a gluten-free line stands: its "wht" is white. */
export const namesWheat = ({ words }: WordReading): boolean => words.some(({ word }) => word === "wheat");
