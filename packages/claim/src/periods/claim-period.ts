import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date-schema";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { z } from "zod";
import { type Period, periodSchema } from "./period";

/** The days of what was paid for one person who died in the tax year (claim-120). */
const personPeriodSchema = z
  .object({ personId: z.string().min(1).max(100), from: calendarDateSchema, to: calendarDateSchema })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: messageKey("issues.periodBackwards") });
export type PersonPeriod = z.infer<typeof personPeriodSchema>;

export const personPeriodsSchema = z
  .array(personPeriodSchema)
  .max(50)
  .refine((all) => new Set(all.map(({ personId }) => personId)).size === all.length, {
    message: messageKey("issues.periodPersonTwice"),
  });

/** As it is stored and frozen; whether a claim may have it is the rule of `claimPeriodSchema`. */
export const storedPeriodSchema = periodSchema.safeExtend({ ofPersons: personPeriodsSchema.optional() });

/** The period of a claim, and those of the people who have one of their own: absent where nobody has. */
export interface ClaimPeriod extends Period {
  readonly ofPersons?: readonly PersonPeriod[] | undefined;
}

/** The days that count for a person: their own period, else everybody's. */
export const periodOfPerson = (period: ClaimPeriod, personId: string): Period =>
  period.ofPersons?.find((own) => own.personId === personId) ?? period;

/** Whether what was paid for a person on a day is in the claim. */
export function countsInPeriod(period: ClaimPeriod, personId: string, date: CalendarDate): boolean {
  const { from, to } = periodOfPerson(period, personId);
  return date >= from && date <= to;
}

/** From the first to the last day that counts for anybody. */
export function wholeSpan(period: ClaimPeriod): Period {
  const all = [period, ...(period.ofPersons ?? [])];
  const [first = period.from] = all.map(({ from }) => from).sort();
  const last =
    all
      .map(({ to }) => to)
      .sort()
      .at(-1) ?? period.to;
  return { from: first, to: last };
}
