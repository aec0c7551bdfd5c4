import type { Cents } from "@gf-ledger/domain/money/cents";
import type { Provenance } from "../../figures/provenance";
import type { ExplainedLine, Formula, LineKey, Operand, Part } from "./explained-line";
import { formulaAmount } from "./formula-amount";

type Source = Provenance | null;

/** Writes the lines of one part, each from earlier ones; `lines` holds those written so far. */
export interface Explanation {
  readonly lines: ExplainedLine[];
  readonly given: (key: LineKey, cents: Cents, source?: Source) => ExplainedLine;
  readonly sum: (key: LineKey, of: readonly ExplainedLine[], source?: Source) => ExplainedLine;
  readonly lesser: (key: LineKey, of: readonly ExplainedLine[], source?: Source) => ExplainedLine;
  readonly greater: (key: LineKey, of: readonly ExplainedLine[], source?: Source) => ExplainedLine;
  readonly difference: (
    key: LineKey,
    from: ExplainedLine,
    less: ExplainedLine,
    source?: Source,
  ) => ExplainedLine;
  readonly percent: (key: LineKey, of: ExplainedLine, percent: number, source?: Source) => ExplainedLine;
}

function operand({ part, key, personId, amountCents }: ExplainedLine): Operand {
  return { part, key, personId, cents: amountCents };
}

/** Begins the explanation of a part, for one person's block or for what is common (`null`). */
export function explanation(part: Part, personId: string | null = null): Explanation {
  const lines: ExplainedLine[] = [];
  const write = (key: LineKey, formula: Formula, source: Source): ExplainedLine => {
    const line = { part, key, personId, formula, amountCents: formulaAmount(formula), source };
    lines.push(line);
    return line;
  };
  const ofMany =
    (operation: "sum" | "lesser" | "greater") =>
    (key: LineKey, of: readonly ExplainedLine[], source: Source = null) =>
      write(key, { operation, of: of.map(operand) }, source);
  return {
    lines,
    given: (key, cents, source = null) => write(key, { operation: "given", cents }, source),
    sum: ofMany("sum"),
    lesser: ofMany("lesser"),
    greater: ofMany("greater"),
    difference: (key, from, less, source = null) =>
      write(key, { operation: "difference", from: operand(from), less: operand(less) }, source),
    percent: (key, of, percent, source = null) =>
      write(key, { operation: "percent", of: operand(of), percent }, source),
  };
}
