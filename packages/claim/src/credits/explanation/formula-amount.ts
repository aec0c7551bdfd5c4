import type { Cents } from "@gf-ledger/domain/money/cents";
import { percentOf } from "../../fractions/percent-of";
import type { Formula } from "./explained-line";

/** What a formula comes to. Every line's amount is made here, so that no formula shown can differ from it. */
export function formulaAmount(formula: Formula): Cents {
  switch (formula.operation) {
    case "given":
      return formula.cents;
    case "sum":
      return formula.of.reduce((total, { cents }) => total + cents, 0);
    case "lesser":
      return Math.min(...formula.of.map(({ cents }) => cents));
    case "greater":
      return Math.max(...formula.of.map(({ cents }) => cents));
    case "difference":
      return Math.max(0, formula.from.cents - formula.less.cents);
    case "percent":
      return percentOf(formula.of.cents, formula.percent);
  }
}
