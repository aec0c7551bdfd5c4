import pino from "pino";
import { logLevel } from "../environment/process-environment";
import { loggable } from "./log-scrubbing";

const logger = pino({
  base: null,
  level: logLevel(),
  timestamp: pino.stdTimeFunctions.isoTime,
  // What must never stand in a log line, should a caller hand it over by mistake.
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

/** Structured lines on standard output, one JSON object each, without what is somebody's alone. */
export function log(level: Level, event: string, fields: Record<string, unknown> = {}): void {
  if (logger.isLevelEnabled(level)) logger[level](loggable(fields) as object, event);
}
