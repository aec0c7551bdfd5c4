import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import { withOrdinal } from "@gf-ledger/domain/calendar/format-date";
import type { Locale } from "@gf-ledger/domain/edition/locale";

/** Below this span a tick names its day, above it its month and year. */
const LONG_SPAN_MS = 150 * DAY_MS;

export interface TimeAxis {
  /** In milliseconds, with room before the first and after the last date. */
  readonly domain: readonly [number, number];
  readonly ticks: readonly number[];
  readonly written: (time: number) => string;
}

/** An axis through calendar dates, in milliseconds UTC: no two of its ticks are written alike. */
export function timeAxis(times: readonly number[], limit: number, locale: Locale): TimeAxis {
  const first = Math.min(...times);
  const last = Math.max(...times);
  const room = Math.max(DAY_MS, Math.round((last - first) / 25));
  const style =
    last - first > LONG_SPAN_MS
      ? ({ month: "short", year: "numeric" } as const)
      : ({ month: "short", day: "numeric" } as const);
  const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" });
  const written = (time: number) => withOrdinal(format.format(time));
  const seen = new Set<string>();
  const ticks = Array.from(
    { length: limit },
    (_, k) => first + Math.round(((last - first) * k) / (limit - 1) / DAY_MS) * DAY_MS,
  );
  return {
    domain: [first - room, last + room],
    ticks: ticks.filter((time) => {
      const label = written(time);
      return !seen.has(label) && seen.add(label);
    }),
    written,
  };
}
