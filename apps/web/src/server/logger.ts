import { traceIds } from "@gf-ledger/tracing/spans";
import pino from "pino";
import { logLevel } from "../environment/process-environment";
import { loggable } from "./log-scrubbing";

const logger = pino({
  base: null,
  level: logLevel(),
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: traceIds,
  // Fields that must never appear in a log line, in case a caller passes one by mistake.
  redact: [
    "token",
    "password",
    "email",
    "image",
    "base64Image",
    "receiptImage",
    "*.token",
    "*.password",
    "*.email",
  ],
});

type Level = "debug" | "info" | "warn" | "error";

/** Writes one JSON object as a line to standard output, with addresses, secrets and amounts scrubbed. */
export function log(level: Level, event: string, fields: Record<string, unknown> = {}): void {
  if (logger.isLevelEnabled(level)) logger[level](loggable(fields) as object, event);
}
