import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { DayOrder } from "./date-forms";
import { datesIn } from "./dates";
import type { Line } from "./lines";

export interface PurchaseDate {
  date: CalendarDate;
  line: Line;
  confidence: number;
}

interface Vote {
  score: number;
  line: Line;
  count: number;
}

const OTHER_DATE =
  /RETURN|EXP|VALID|POLICY|UNTIL|\bDUE|BEFORE|SINCE|THRU|THROUGH|ENDS|ENDING|STARTING|BEST\s?BY|SELL\s?BY|BORN|BIRTH|RETOUR|JUSQU|OFFER|SURVEY|WITHIN|HOLIDAY|EFFECTIVE|COUPON|REDEEM|REFUND|ECHANGE/i;
const OWN_DATE = /\bDATE\b|\bTIME\b|\bLE\b|TRANS|PURCHASE|ACHAT|\bHEURE\b|\bDT\b/i;
const CLOCK = /\d{1,2}\s?[:hH]\s?\d{2}|\d\s?[AP]M\b/;
/** Signs of countries that write the day first. */
const DAY_FIRST = /SDN\.?\s?BHD|\bRM\s?\d|\bVAT\b|\bGBP\b|\bAED\b|\bABN\b|\bSINGAPORE\b|\bINR\b/i;

function orderOf(lines: readonly Line[]): DayOrder {
  return lines.some((line) => DAY_FIRST.test(line.text)) ? "day_first" : "month_first";
}

/** Dates that can be read in only one way; they decide how the ambiguous ones are read. */
function certainDates(lines: readonly Line[]): Set<CalendarDate> {
  const either = (text: string) => [
    datesIn(text, "month_first"),
    datesIn(text, "day_first"),
    datesIn(text, "year_first"),
  ];
  const certain = new Set<CalendarDate>();
  for (const line of lines) {
    const [monthFirst = [], dayFirst = [], yearFirst = []] = either(line.text);
    monthFirst.forEach((found, i) => {
      if (found.date === dayFirst[i]?.date && found.date === yearFirst[i]?.date && found.sure >= 2)
        certain.add(found.date);
    });
  }
  return certain;
}

/**
 * The day of purchase: the date that stands with a time, is printed most often and is not another kind
 * of date. `03/04/2024` is read month first, unless another date on the page or the country says otherwise.
 */
export function purchaseDateOf(lines: readonly Line[]): PurchaseDate | null {
  const order = orderOf(lines);
  const certain = certainDates(lines);
  const votes = new Map<CalendarDate, Vote>();
  lines.forEach((line, index) => {
    const other = OTHER_DATE.test(line.text);
    const readings = [order, "month_first", "day_first", "year_first"] as const;
    datesIn(line.text, order).forEach((usual, place) => {
      const agreed = readings
        .map((one) => datesIn(line.text, one)[place])
        .find((one) => one && certain.has(one.date));
      const found = agreed ?? usual;
      const clock = CLOCK.test(line.text.replace(found.text, " "));
      let score = found.sure + (OWN_DATE.test(line.text) ? 1.5 : 0) + (clock ? 1.2 : 0);
      if (other) score -= clock && line.text.search(OTHER_DATE) > found.index ? 0.5 : 3.5;
      else if (OTHER_DATE.test(lines[index - 1]?.text ?? "") && !clock) score -= 1;
      if (Number(found.date.slice(0, 4)) < 2004) score -= 1;
      const known = votes.get(found.date);
      const better = !known || score > known.score;
      votes.set(found.date, {
        score: better ? score : known.score,
        line: better ? line : known.line,
        count: (known?.count ?? 0) + 1,
      });
    });
  });
  const ranked = [...votes.entries()]
    .map(([date, vote]) => ({
      date,
      line: vote.line,
      score: vote.score + Math.min(2, (vote.count - 1) * 0.7),
    }))
    .sort((a, b) => b.score - a.score || a.line.index - b.line.index);
  const [best, second] = ranked;
  if (!best || best.score < 0) return null;
  const lead = best.score - (second?.score ?? 0);
  return {
    date: best.date,
    line: best.line,
    confidence: Math.min(0.98, 0.6 + 0.06 * best.score + 0.05 * Math.min(3, lead)),
  };
}
