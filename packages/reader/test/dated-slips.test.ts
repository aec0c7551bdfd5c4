import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATE_STYLE_NAMES, type DateStyleName, datedSlip } from "../generator/dated-slips";
import { photographRows } from "../generator/photo/rows-photo";
import { CHAINS } from "../src/chains/chains";
import { createLocalReader } from "../src/local/local-reader";
import type { ReceiptReader } from "../src/receipt-reader";
import { understandPage } from "../src/understanding/understand-page";
import { pageOf } from "./text-page";

const TODAY = "2026-11-27";
const MINUTES = 60_000;
const IS_FULL = process.env.FULL_READER === "1";
/** Of each chain every form, or three of them in turn. */
const OF_EACH = IS_FULL ? DATE_STYLE_NAMES.length : 3;
/** Seeds that the reader was not made with. */
const SEED = 900_000;

interface Said {
  readonly slip: string;
  readonly date: string;
  readonly read: string | null;
  /** Every day that the reading asks about. */
  readonly asked: readonly string[] | null;
}

type Read = Pick<ReturnType<typeof understandPage>, "purchaseDate" | "issues">;

function saidOf(slip: string, date: string, { purchaseDate, issues }: Read): Said {
  const doubt = issues.find(({ code }) => code === "date_in_doubt");
  return { slip, date, read: purchaseDate.value, asked: doubt ? (doubt.dates ?? []) : null };
}

const stylesOf = (at: number): DateStyleName[] =>
  Array.from(
    { length: OF_EACH },
    (_, next) => DATE_STYLE_NAMES[(OF_EACH * at + next) % DATE_STYLE_NAMES.length],
  ).flatMap((style) => style ?? []);

const isWrong = ({ date, read, asked }: Said) => read !== null && read !== date && asked === null;
const isRight = ({ date, read }: Said) => read === date;

describe("reading-128 the day of purchase in every form, on a slip of every chain", () => {
  test("is never another one without a word, and where it is asked it is among the days offered", {
    timeout: 10 * MINUTES,
  }, () => {
    const said = CHAINS.flatMap((chain, at) =>
      stylesOf(at).map((style) => {
        const { text, date } = datedSlip(chain, style, SEED + 100 * at + DATE_STYLE_NAMES.indexOf(style));
        return saidOf(`${style}\n${text}`, date, understandPage(pageOf(text), TODAY));
      }),
    );
    expect(said).toHaveLength(OF_EACH * CHAINS.length);
    expect(said.filter(isWrong)).toEqual([]);
    expect(said.filter((one) => !isRight(one) && !one.asked?.includes(one.date))).toEqual([]);
    // What is left are figures of which nothing tells the order.
    expect(said.filter(isRight).length / said.length).toBeGreaterThanOrEqual(0.955);
  });
});

describe("reading-128 the same photographed", { timeout: 5 * MINUTES }, () => {
  let reader: ReceiptReader;
  beforeAll(() => {
    reader = createLocalReader({ timeoutMs: 2 * MINUTES });
  });
  afterAll(() => reader.close());

  test("is right on nine photos in ten, and never another one without a word", async () => {
    const said: Said[] = [];
    for (const [at, style] of DATE_STYLE_NAMES.entries()) {
      if (!IS_FULL && at % 6 !== 0) continue;
      const chain = CHAINS[(37 * at) % CHAINS.length];
      if (!chain) throw new RangeError("There are chains");
      const { text, date } = datedSlip(chain, style, SEED + 50_000 + at);
      const outcome = await reader.read(await photographRows(SEED + at, text));
      if (!outcome.ok) throw new Error(outcome.message);
      said.push(saidOf(`${style}\n${text}`, date, outcome.reading));
    }
    expect(said.filter(isWrong)).toEqual([]);
    expect(said.filter(isRight).length / said.length, JSON.stringify(said)).toBeGreaterThanOrEqual(0.9);
  });
});
