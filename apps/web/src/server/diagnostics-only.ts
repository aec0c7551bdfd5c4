import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { areDiagnosticsOn, hasMailServer, isProduction } from "../environment/process-environment";
import { diagnosticsOpenTo } from "./diagnostics-access";

/**
 * Answers 404 where diagnostics are off (in production unless `DIAGNOSTICS` is on) or closed to this request
 * (screens-13, operating-24).
 */
export async function diagnosticsOnly(): Promise<void> {
  await connection();
  if (!areDiagnosticsOn() || !diagnosticsOpenTo(await headers())) notFound();
}

/**
 * Answers 404 where there is no outbox (with a mail server, or in production: mail-1) or it is closed to this
 * request.
 */
export async function outboxOnly(): Promise<void> {
  await connection();
  if (isProduction() || hasMailServer()) notFound();
  if (!diagnosticsOpenTo(await headers())) notFound();
}
