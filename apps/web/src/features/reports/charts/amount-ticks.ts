import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";

/** The steps of one power of ten, so that every tick is a round amount. */
const STEPS = [1, 2, 5];
/** An axis that does not start at 0 spans as much at least: a cent's rise must not look like a leap. */
const LEAST_SPAN_CENTS = 100;

/** The least round step, in cents, that reaches `cents` in at most `intervals` steps. */
function roundStep(cents: number, intervals: number): number {
  for (let power = 1; ; power *= 10) {
    const step = STEPS.map((one) => one * power).find((one) => one * intervals >= cents);
    if (step) return step;
  }
}

export interface AmountAxis {
  /** In dollars, from the start to the end of the axis. */
  readonly ticks: readonly number[];
  /** A tick as it is written: with cents where any tick of the axis has some. */
  readonly written: (dollars: number) => string;
}

/**
 * An axis for amounts of at least 0 dollars: no two of its ticks are written alike. Of nothing but zeros it
 * goes up to one dollar. It starts at 0, or at the round amount below the `"least"` of them.
 */
export function amountAxis(
  dollars: readonly number[],
  intervals: number,
  locale: Locale,
  from: "zero" | "least" = "zero",
): AmountAxis {
  const cents = dollars.map((one) => one * 100);
  const greatest = Math.ceil(Math.max(0, ...cents) - 1e-6) || 100;
  const least = from === "zero" ? 0 : Math.max(0, Math.floor(Math.min(greatest, ...cents) + 1e-6));
  const step = roundStep(
    from === "zero" ? greatest : Math.max(greatest - least, LEAST_SPAN_CENTS),
    intervals,
  );
  const start = Math.floor(least / step);
  const end = Math.max(start + 1, Math.ceil(greatest / step));
  const decimals = step % 100 === 0 ? 0 : 2;
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: EDITION_FACTS[LOCALE_FACTS[locale].edition].currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  });
  return {
    ticks: Array.from({ length: end - start + 1 }, (_, k) => ((start + k) * step) / 100),
    written: (amount) => format.format(amount),
  };
}
