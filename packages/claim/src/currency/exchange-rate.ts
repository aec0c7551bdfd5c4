import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date-schema";
import { singleLine } from "@gf-ledger/domain/input/single-line-text";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { z } from "zod";
import { EXCHANGE_METHODS, type ExchangeMethod } from "./exchange-methods";

/** A rate that the operator loaded or a person typed, with where it was read. */
export const givenRateSchema = z.object({
  method: z.enum(EXCHANGE_METHODS),
  /** The day of a daily rate; for an average any day of its year. */
  date: calendarDateSchema,
  /** Canadian dollars for one US dollar. */
  cadPerUsd: z.number().min(0.5, messageKey("issues.exchangeRate")).max(2, messageKey("issues.exchangeRate")),
  source: z.string().trim().min(1, messageKey("issues.rateSource")).max(200).transform(singleLine),
});
export type GivenRate = z.infer<typeof givenRateSchema>;

/** What goes with a converted line everywhere: rate, date or year, and source (claim-14). */
export interface ExchangeRate {
  readonly method: ExchangeMethod;
  readonly cadPerUsd: number;
  /** The day of the rate; `null` for the average of `year`. */
  readonly date: CalendarDate | null;
  readonly year: number;
  /** The code of a source of a table; of a given rate what was typed. */
  readonly source: string;
  readonly from: "table" | "given";
}
