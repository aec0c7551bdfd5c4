import { z } from "zod";
import { isCalendarDate } from "./calendar-date";

/** A day that exists between 1990 and 2100, as YYYY-MM-DD. */
export const calendarDateSchema = z
  .string()
  .refine(isCalendarDate, "Enter a date as YYYY-MM-DD, for example 2026-03-14");
