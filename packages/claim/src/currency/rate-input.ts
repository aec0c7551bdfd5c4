import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date-schema";
import { refuseUnknownFields } from "@gf-ledger/domain/input/refuse-unknown-fields";
import { rowIdSchema } from "@gf-ledger/domain/input/row-id";
import { typedLine } from "@gf-ledger/domain/input/typed-line";
import { z } from "zod";
import { givenRateSchema } from "./exchange-rate";

const why = typedLine(500).nullish();

/** A rate that the person read somewhere; for an average any day of its year. */
export const setRateInput = z.strictObject(
  {
    method: givenRateSchema.shape.method,
    date: calendarDateSchema,
    cadPerUsd: givenRateSchema.shape.cadPerUsd,
    source: givenRateSchema.shape.source,
    why,
  },
  refuseUnknownFields,
);
export type SetRate = z.output<typeof setRateInput>;

export const deleteRateInput = z.object({ id: rowIdSchema, why });
