import { AsyncLocalStorage } from "node:async_hooks";

/** Whose call the work of this moment is. Work that belongs to no call, as a job's, has none. */
export interface Call {
  /** An account, or a client where no account is known yet; the gates that find the account set it. */
  owner: string;
  /** Aborted when the caller leaves, for a call that only reads; `null` for one that may write, which goes on. */
  readonly left: AbortSignal | null;
}

/** One for the process: the framework bundles code in pieces that do not share modules. */
const holder = globalThis as typeof globalThis & { gfLedgerCalls?: AsyncLocalStorage<Call> };
holder.gfLedgerCalls ??= new AsyncLocalStorage();
const calls = holder.gfLedgerCalls;

/** Does work for a call: its statements wait in the owner's turn, and end when the caller leaves. */
export const inCall = <Result>(call: Call, work: () => Result): Result => calls.run(call, work);

/** The call that this work is for, if it is for one. */
export const currentCall = (): Call | undefined => calls.getStore();

/** Says whose the current call turned out to be. */
export function nameOwnerOfCall(owner: string): void {
  const call = calls.getStore();
  if (call) call.owner = owner;
}
