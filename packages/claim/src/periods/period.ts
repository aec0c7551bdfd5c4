import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date-schema";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { z } from "zod";

/** From the first to the last day, both inside. */
export const periodSchema = z
  .object({ from: calendarDateSchema, to: calendarDateSchema })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: messageKey("issues.periodBackwards") });
export type Period = z.infer<typeof periodSchema>;
