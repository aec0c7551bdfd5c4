import { AsyncLocalStorage } from "node:async_hooks";
import type { Transaction } from "@gf-ledger/db/database";
import type { Actor } from "../gate/actor";
import { type RecordedActor, recordedActor } from "./recorded-actor";

const recorder = new AsyncLocalStorage<RecordedActor>();

/** Runs a verb that may change something; every transaction in it says who changes. */
export function recordedAs<Result>(actor: Actor, verb: () => Promise<Result>): Promise<Result> {
  return recorder.run(recordedActor(actor), verb);
}

/** Tells the database who changes in this transaction, for its record of changes. */
export async function setAuditActor(transaction: Transaction): Promise<void> {
  const by = recorder.getStore();
  if (by === undefined) return;
  await transaction.$queryRaw`
    SELECT set_config('gf_ledger.changed_by_kind', ${by.kind}, true),
      set_config('gf_ledger.changed_by_id', ${by.id ?? ""}, true),
      set_config('gf_ledger.changed_by', ${by.name}, true)`;
}

/** Tells the database why, for every change that follows in this transaction. */
export async function setAuditReason(
  transaction: Transaction,
  why: string | null | undefined,
): Promise<void> {
  if (!why) return;
  await transaction.$queryRaw`SELECT set_config('gf_ledger.why', ${why}, true)`;
}

/** What this transaction takes in was recorded where it comes from; it is no change here. */
export async function withoutRecording(transaction: Transaction): Promise<void> {
  await transaction.$queryRaw`SELECT set_config('gf_ledger.recording', 'off', true)`;
}
