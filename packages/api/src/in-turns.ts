import { setImmediate as pause } from "node:timers/promises";

/** Rows worked on before other calls get their turn: a few milliseconds of work for a row of a year's sums. */
const ROWS_IN_A_TURN = 500;

/** A pause after every few hundred rows, or after fewer that take longer: awaited once for each row. */
export function turns(rowsInATurn = ROWS_IN_A_TURN): () => Promise<void> | undefined {
  let rows = 0;
  return () => {
    rows += 1;
    return rows % rowsInATurn === 0 ? pause() : undefined;
  };
}

/** As `rows.map(map)`, pausing between turns: tens of thousands of rows hold up nobody else. */
export async function mapInTurns<Row, Mapped>(
  rows: readonly Row[],
  map: (row: Row) => Mapped,
): Promise<Mapped[]> {
  const nextRow = turns();
  const mapped: Mapped[] = [];
  for (const row of rows) {
    await nextRow();
    mapped.push(map(row));
  }
  return mapped;
}

async function merged<Row>(
  left: readonly Row[],
  right: readonly Row[],
  compare: (a: Row, b: Row) => number,
): Promise<Row[]> {
  const nextRow = turns();
  const rows: Row[] = [];
  let at = 0;
  for (const row of left) {
    for (let other = right[at]; other !== undefined && compare(other, row) < 0; other = right[at]) {
      await nextRow();
      rows.push(other);
      at += 1;
    }
    await nextRow();
    rows.push(row);
  }
  return rows.concat(right.slice(at));
}

/** As `rows.toSorted(compare)`, pausing between turns. */
export async function sortInTurns<Row>(
  rows: readonly Row[],
  compare: (a: Row, b: Row) => number,
): Promise<Row[]> {
  if (rows.length <= ROWS_IN_A_TURN) {
    await pause();
    return rows.toSorted(compare);
  }
  const middle = Math.ceil(rows.length / 2);
  const left = await sortInTurns(rows.slice(0, middle), compare);
  const right = await sortInTurns(rows.slice(middle), compare);
  return merged(left, right, compare);
}

/** Runs work to its end that yields between its steps, pausing at each. */
export async function finishedInTurns<Result>(work: Generator<unknown, Result>): Promise<Result> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await pause();
  }
}
