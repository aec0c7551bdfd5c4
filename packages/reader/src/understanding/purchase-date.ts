import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { type DayOrder, datesIn } from "./dates";
import type { Line } from "./lines";

export interface PurchaseDate {
  date: CalendarDate;
  line: Line;
  confidence: number;
}

const OTHER_DATE =
  /RETURN|EXP|VALID|POLICY|UNTIL|DUE|BEFORE|SINCE|THRU|THROUGH|ENDS|ENDING|STARTING|BEST\s?BY|SELL\s?BY|BORN|BIRTH|RETOUR|JUSQU|OFFER|SURVEY|WITHIN|HOLIDAY|EFFECTIVE|COUPON|REDEEM|REFUND|ECHANGE/i;
const OWN_DATE = /\bDATE\b|\bTIME\b|\bLE\b|TRANS|PURCHASE|ACHAT|\bHEURE\b|\bDT\b/i;
const CLOCK = /\d{1,2}\s?[:hH]\s?\d{2}|\d\s?[AP]M\b/;

/** The day of purchase: the date that stands with a time, is printed most often and is not another kind of date. */
export function purchaseDateOf(lines: readonly Line[], order: DayOrder): PurchaseDate | null {
  const votes = new Map<CalendarDate, { score: number; line: Line; count: number }>();
  lines.forEach((line, index) => {
    const neighbour = lines[index - 1]?.text ?? "";
    for (const found of datesIn(line.text, order)) {
      let score = found.sure;
      if (OWN_DATE.test(line.text)) score += 1.5;
      if (CLOCK.test(line.text.replace(found.text, " "))) score += 1.2;
      if (OTHER_DATE.test(line.text)) score -= 3.5;
      else if (OTHER_DATE.test(neighbour) && !CLOCK.test(line.text)) score -= 1;
      const year = Number(found.date.slice(0, 4));
      if (year < 2004) score -= 1;
      const known = votes.get(found.date);
      if (!known) votes.set(found.date, { score, line, count: 1 });
      else
        votes.set(found.date, {
          score: Math.max(known.score, score),
          line: score > known.score ? line : known.line,
          count: known.count + 1,
        });
    }
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
