import type { Log } from "@gf-ledger/api/context";
import pino from "pino";

const logger = pino({
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  // What must never stand in a log line, should a caller hand it over by mistake.
  redact: ["token", "password", "email", "image", "base64Image", "*.token", "*.password", "*.email"],
});

/** Structured lines on standard output, one JSON object each. */
export const log: Log = (level, event, fields = {}) => logger[level](fields, event);
