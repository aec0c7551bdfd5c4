import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Cents } from "@gf-ledger/domain/money/cents";
import type { Province } from "../credits/canada/provinces";
import type { ExplainedLine, LineKey, Part } from "../credits/explanation/explained-line";
import type { Provenance } from "../figures/provenance";
import {
  type LineMeaning,
  lineProvenance,
  RETURN_LINE_ROWS,
  type ReturnForm,
  type ReturnLineRow,
} from "./return-line-table";

/** What the lines of a return are filled from. Cents. */
export interface ReturnFacts {
  readonly edition: Edition;
  /** Whose form 428 it is, at death where the claimant died in the year; `null` until it was said. */
  readonly province: Province | null;
  /** Line 33099; in the United States all medical expenses. */
  readonly ownExpensesCents: Cents;
  readonly hasOtherDependants: boolean;
  /** The explained figures of the partner who claims. */
  readonly figures: readonly ExplainedLine[];
}

/** One line of the return. Cents. */
export interface ReturnLine {
  readonly form: ReturnForm;
  readonly line: string;
  readonly meaning: LineMeaning;
  /** `null` while something that it is worked out from was not said. */
  readonly amountCents: Cents | null;
  readonly source: Provenance;
}

type Amount = (facts: ReturnFacts) => Cents | null;

const figure =
  (part: Part, key: LineKey): Amount =>
  ({ figures }) =>
    figures.find((line) => line.part === part && line.key === key && line.personId === null)?.amountCents ??
    null;

/** What is above their own thresholds, of all other dependants together. */
const ofOthers =
  (part: Part): Amount =>
  ({ figures }) => {
    const above = figures.filter(
      (line) => line.part === part && line.key === "above-threshold" && line.personId !== null,
    );
    return above.length === 0 ? null : above.reduce((sum, { amountCents }) => sum + amountCents, 0);
  };

const own: Amount = ({ ownExpensesCents }) => ownExpensesCents;

/**
 * What line 2 of form 1040-X takes: the standard deduction, unless itemized ones are larger than it with the gifts
 * that are deducted beside it.
 */
const deducted: Amount = (facts) => {
  const [itemised, standard, withGifts] = (
    ["itemised", "standard-deduction", "standard-and-gifts"] as const
  ).map((key) => figure("united-states", key)(facts));
  if (itemised == null || standard == null) return null;
  return itemised > (withGifts ?? standard) ? itemised : standard;
};

const AMOUNTS: Readonly<Record<LineMeaning, Amount>> = {
  "own-expenses": own,
  "other-dependants": ofOthers("federal"),
  allowable: figure("federal", "allowable"),
  supplement: figure("supplement", "credit"),
  "province-own-expenses": own,
  "province-other-dependants": ofOthers("provincial"),
  "province-allowable": figure("provincial", "allowable"),
  "ontario-seniors": figure("ontario-seniors", "credit"),
  "quebec-allowable": figure("quebec", "allowable"),
  "quebec-refundable": figure("quebec-refundable", "credit"),
  medical: own,
  income: figure("united-states", "adjusted-gross-income"),
  floor: figure("united-states", "floor"),
  deduction: figure("united-states", "medical-deduction"),
  "adjusted-gross-income": figure("united-states", "adjusted-gross-income"),
  deducted,
  difference: (facts) => {
    const [income, less] = [figure("united-states", "adjusted-gross-income")(facts), deducted(facts)];
    return income === null || less === null ? null : Math.max(0, income - less);
  },
};

const REFUNDABLE: readonly LineMeaning[] = ["supplement", "ontario-seniors", "quebec-refundable"];

/** Whether a return has the line: a province's where one lives there, a refundable credit where there is one. */
function hasLine({ edition, form, meaning }: ReturnLineRow, facts: ReturnFacts): boolean {
  const { province } = facts;
  if (edition !== facts.edition || form === "1040-x") return false;
  if (form === "428" && (province === null || province === "QC")) return false;
  if (form === "tp-1" && province !== "QC") return false;
  if (meaning === "other-dependants" || meaning === "province-other-dependants")
    return facts.hasOtherDependants;
  if (REFUNDABLE.includes(meaning)) return (AMOUNTS[meaning](facts) ?? 0) > 0;
  return true;
}

const filled =
  (facts: ReturnFacts) =>
  (row: ReturnLineRow): ReturnLine => ({
    form: row.form,
    line: row.line,
    meaning: row.meaning,
    amountCents: AMOUNTS[row.meaning](facts),
    source: lineProvenance(row, facts.province),
  });

/** Which amount of a claim goes on which line of the return (claim-64), in the order of the forms. */
export function returnLines(facts: ReturnFacts): ReturnLine[] {
  return RETURN_LINE_ROWS.filter((row) => hasLine(row, facts)).map(filled(facts));
}

/** The lines of form 1040-X that a corrected Schedule A changes (claim-65). */
export function form1040XLines(facts: ReturnFacts): ReturnLine[] {
  return RETURN_LINE_ROWS.filter(({ form }) => form === "1040-x").map(filled(facts));
}
