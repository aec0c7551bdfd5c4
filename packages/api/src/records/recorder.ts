import { AsyncLocalStorage } from "node:async_hooks";
import type { Transaction } from "@gf-ledger/db/database";
import type { Actor } from "../gate/actor";

const recorder = new AsyncLocalStorage<string>();

/** What the account's owner is recorded as. */
export const THE_OWNER = "you";

/** What stands in place of somebody's name once their account is deleted (accounts-404). */
export const FORMER_MEMBER = "a former member";

/** Who a change is recorded as made by (claim-17): the owner, a member by name, or the API key by its name. */
function nameOf({ keyName, role, user }: Actor): string {
  if (keyName !== null) return `API key ${keyName}`;
  return role === "owner" ? THE_OWNER : (user.name ?? user.email);
}

/** Runs a verb that may change something; every transaction in it says who changes. */
export function recordedAs<Result>(actor: Actor, verb: () => Promise<Result>): Promise<Result> {
  return recorder.run(nameOf(actor), verb);
}

/** Tells the database who changes in this transaction, for its record of changes. */
export async function nameRecorder(transaction: Transaction): Promise<void> {
  const changedBy = recorder.getStore();
  if (changedBy === undefined) return;
  await transaction.$queryRaw`SELECT set_config('gf_ledger.changed_by', ${changedBy}, true)`;
}

/** Tells the database why, for every change that follows in this transaction. */
export async function because(transaction: Transaction, why: string | null | undefined): Promise<void> {
  if (!why) return;
  await transaction.$queryRaw`SELECT set_config('gf_ledger.why', ${why}, true)`;
}

/** What this transaction takes in was recorded where it comes from; it is no change here. */
export async function withoutRecording(transaction: Transaction): Promise<void> {
  await transaction.$queryRaw`SELECT set_config('gf_ledger.recording', 'off', true)`;
}
