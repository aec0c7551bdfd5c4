/** Text that parsers react to: each fragment is repeated until the input is long. */
const FRAGMENTS = [
  " ",
  "\t",
  "\n",
  "a",
  "A",
  "0",
  "9",
  "-",
  ".",
  ",",
  "=",
  "/",
  "\\",
  '"',
  '\\"',
  "[",
  "{",
  "{},",
  '"a":1,',
  "1,",
  "<",
  "@",
  "%",
  ";",
  "; ",
  "a=b;",
  "é",
];
/** What makes a repetition end in something that no rule expects. */
const ENDS = ["", "-", '"'];

const SMALL_BYTES = 4 * 1024;
/** Four times as long: four times the work where it is linear, sixteen times where it is quadratic. */
const TIMES_LONGER = 4;
const TOO_MUCH_MORE = 9;
/** Work below this says nothing: it is the clock's grain, or a collection of garbage. */
const NOTICEABLE_MS = 25;
const LARGEST_BYTES = 512 * 1024;
const TRIES = 2;

/** The least milliseconds of processor time of some runs; a busy machine does not change it. */
function workOf(run: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
    if (least < NOTICEABLE_MS) return least;
  }
  return least;
}

/** An input on which a parser's work grew faster than the input. */
export interface Growth {
  readonly fragment: string;
  readonly bytes: number;
  /** How many times the work of a quarter of the input. */
  readonly times: number;
}

/**
 * Grows inputs out of repeated fragments, fourfold each time, until the parser's work is noticeable, and compares it
 * with the work for a quarter of the input in the same process. `null` where it stays in proportion.
 */
export function growthOf(parse: (text: string) => unknown, longest = LARGEST_BYTES): Growth | null {
  for (const fragment of FRAGMENTS) {
    for (const end of ENDS) {
      let before: number | null = null;
      for (let bytes = SMALL_BYTES; bytes <= longest; bytes *= TIMES_LONGER) {
        const text = fragment.repeat(Math.ceil(bytes / fragment.length)) + end;
        const work = workOf(() => void parse(text));
        const times = before === null ? 0 : work / Math.max(before, 1);
        if (work > NOTICEABLE_MS && times > TOO_MUCH_MORE) return { fragment: fragment + end, bytes, times };
        before = work;
      }
    }
  }
  return null;
}
