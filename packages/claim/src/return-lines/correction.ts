import type { Cents } from "@gf-ledger/domain/money/cents";
import type { ExplainedLine, LineKey, Part } from "../credits/explanation/explained-line";
import { percentOf } from "../fractions/percent-of";
import { LINE_MEANINGS } from "./return-line-table";
import { form1040XLines, type ReturnFacts, type ReturnLine, returnLines } from "./return-lines";

/** A line that is corrected: T1-ADJ's previous, change and revised amount, or columns A, B and C of form 1040-X. */
export interface CorrectedLine extends Omit<ReturnLine, "amountCents"> {
  readonly previousCents: Cents | null;
  readonly changeCents: Cents | null;
  readonly revisedCents: Cents | null;
}

/** A credit beside the lines, as it is worked out here; the authority reckons its own. */
export interface CorrectedCredit {
  readonly part: Part;
  readonly previousCents: Cents;
  readonly changeCents: Cents;
  readonly revisedCents: Cents;
}

/** How a filed return is corrected (claim-65). Cents. */
export interface Correction {
  readonly lines: readonly CorrectedLine[];
  readonly credits: readonly CorrectedCredit[];
  /** Above 0 the tax goes up; `null` where that can't be said. */
  readonly taxChangeCents: Cents | null;
}

/** A correction of what was filed since, or the one that the last adjustment reported. */
export interface CorrectionState extends Correction {
  readonly state: "to-report" | "reported";
}

const lineKey = ({ form, line }: Pick<ReturnLine, "form" | "line">) => `${form} ${line}`;

function corrected(before: readonly ReturnLine[], after: readonly ReturnLine[]): CorrectedLine[] {
  const lines = new Map([...before, ...after].map((line) => [lineKey(line), line]));
  const amountIn = (of: readonly ReturnLine[], key: string) => {
    const found = of.find((line) => lineKey(line) === key);
    return found === undefined ? 0 : found.amountCents;
  };
  const place = ({ meaning }: ReturnLine) => LINE_MEANINGS.indexOf(meaning);
  const inOrder = [...lines].sort(([, a], [, b]) => place(a) - place(b));
  return inOrder.map(([key, { amountCents: _amount, ...line }]) => {
    const [previousCents, revisedCents] = [amountIn(before, key), amountIn(after, key)];
    const changeCents = previousCents === null || revisedCents === null ? null : revisedCents - previousCents;
    return { ...line, previousCents, changeCents, revisedCents };
  });
}

/** The credits of which the tax is lowered; the lines of a part end with what it comes to. */
const CREDITS: readonly Part[] = [
  "federal",
  "provincial",
  "ontario-seniors",
  "supplement",
  "quebec",
  "quebec-refundable",
];
const creditOf = (figures: readonly ExplainedLine[], part: Part) =>
  figures.filter((line) => line.part === part).at(-1)?.amountCents ?? null;

function credits(before: ReturnFacts, after: ReturnFacts): CorrectedCredit[] {
  return CREDITS.flatMap((part) => {
    const [previous, revised] = [creditOf(before.figures, part), creditOf(after.figures, part)];
    if (previous === null && revised === null) return [];
    const [previousCents, revisedCents] = [previous ?? 0, revised ?? 0];
    return [{ part, previousCents, changeCents: revisedCents - previousCents, revisedCents }];
  });
}

const TAX_SAVED: readonly LineKey[] = ["tax-saved", "tax-saved-limited"];

/** The tax on a change of the taxable income, at the rate that was said; `null` without one. */
function taxOnChange(lines: readonly CorrectedLine[], { figures }: ReturnFacts): Cents | null {
  const change = lines.find(({ meaning }) => meaning === "difference")?.changeCents ?? null;
  const formula = figures.find(({ key }) => TAX_SAVED.includes(key))?.formula;
  return change === null || formula?.operation !== "percent" ? null : percentOf(change, formula.percent);
}

/**
 * What form T1-ADJ (in Québec beside it TP-1.R) or form 1040-X asks for: the amounts of the last return that was
 * filed or adjusted, the change, and the revised amounts. Lines of the T1 that stay as they were are left out, as the
 * form has no room for them; 1040-X has all of its own.
 */
export function correctionOf(before: ReturnFacts, after: ReturnFacts): Correction {
  if (after.edition === "us") {
    const kept = (line: CorrectedLine) => line.meaning === "medical" || line.meaning === "deduction";
    const lines = [
      ...corrected(returnLines(before), returnLines(after)).filter(kept),
      ...corrected(form1040XLines(before), form1040XLines(after)),
    ];
    return { lines, credits: [], taxChangeCents: taxOnChange(lines, after) };
  }
  const lines = corrected(returnLines(before), returnLines(after)).filter(
    ({ changeCents }) => changeCents !== 0,
  );
  const changed = credits(before, after).filter(({ changeCents }) => changeCents !== 0);
  const known = before.figures.length > 0 && after.figures.length > 0;
  return {
    lines,
    credits: changed,
    taxChangeCents: known ? -changed.reduce((sum, { changeCents }) => sum + changeCents, 0) : null,
  };
}
