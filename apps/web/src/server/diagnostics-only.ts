import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { areDiagnosticsOn, hasMailServer, isProduction } from "../environment/process-environment";
import { diagnosticsOpenTo } from "./diagnostics-access";

/** These pages are there while diagnostics are on: everywhere but in production unless said (screens-13, operating-24). */
export async function diagnosticsOnly(): Promise<void> {
  await connection();
  if (!areDiagnosticsOn() || !diagnosticsOpenTo(await headers())) notFound();
}

/** The outbox is there without a mail server, never in production (mail-1). */
export async function outboxOnly(): Promise<void> {
  await connection();
  if (isProduction() || hasMailServer()) notFound();
  if (!diagnosticsOpenTo(await headers())) notFound();
}
