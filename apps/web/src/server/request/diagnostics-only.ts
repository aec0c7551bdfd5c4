import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { areDiagnosticsOn, hasMailServer, isProduction } from "../../environment/process-environment";
import { diagnosticsOpenTo } from "./diagnostics-access";

/** Responds with 404 where diagnostics are off or closed to this request (screens-13, operating-24). */
export async function diagnosticsOnly(): Promise<void> {
  await connection();
  if (!areDiagnosticsOn() || !diagnosticsOpenTo(await headers())) notFound();
}

/**
 * Responds with 404 without an outbox (a mail server is set, or production: mail-1) or where it is closed to the
 * call.
 */
export async function outboxOnly(): Promise<void> {
  await connection();
  if (isProduction() || hasMailServer()) notFound();
  if (!diagnosticsOpenTo(await headers())) notFound();
}
