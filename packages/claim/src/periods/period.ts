import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date-schema";
import { z } from "zod";

/** From the first to the last day, both inside. */
export const periodSchema = z
  .object({ from: calendarDateSchema, to: calendarDateSchema })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "The period ends before it begins" });
export type Period = z.infer<typeof periodSchema>;
