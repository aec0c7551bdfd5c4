import type { AppRouter } from "@gf-ledger/api/app-router";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { trpc } from "@/trpc/client";
import { answerLocally, type LocalAnswer } from "./local-answers";

/**
 * A client of the API whose calls are answered here, about one receipt, and never sent: the screens that use
 * it store nothing.
 */
export function localClient(sample: ReceiptView, needsAccount: string) {
  let receipt = sample;
  /** The receipt before its last line was removed, for the Undo of that. */
  let whole = sample;
  const link: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        let answered: LocalAnswer | null = null;
        try {
          if (op.path === "receipts.removeItem") whole = receipt;
          answered =
            op.path === "receipts.undo"
              ? answerLocally(whole, "receipts.get", op.input)
              : answerLocally(receipt, op.path, op.input);
        } catch (error) {
          observer.error(TRPCClientError.from(error instanceof Error ? error : new Error(needsAccount)));
          return;
        }
        if (!answered) {
          observer.error(TRPCClientError.from(new Error(needsAccount)));
          return;
        }
        receipt = answered.receipt;
        observer.next({ result: { type: "data", data: answered.answer } });
        observer.complete();
      });
  return trpc.createClient({ links: [link] });
}
