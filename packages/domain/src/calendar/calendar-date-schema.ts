import { z } from "zod";
import { messageKey } from "../messages/message-key";
import { isCalendarDate } from "./calendar-date";

/** A day that exists between 1990 and 2100, as YYYY-MM-DD. */
export const calendarDateSchema = z.string().refine(isCalendarDate, messageKey("entryIssues.dateForm"));
