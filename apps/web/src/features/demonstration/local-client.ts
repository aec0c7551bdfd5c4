import type { AppRouter } from "@gf-ledger/api/app-router";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { trpc } from "@/trpc/client";
import { answerLocally, type LocalAnswer } from "./local-answers";

const NEEDS_ACCOUNT = "That is not part of the sample. It works on your own receipts.";

/**
 * A client of the API whose calls are answered here, about one receipt, and never sent: the screens that use
 * it store nothing.
 */
export function localClient(sample: ReceiptView) {
  let receipt = sample;
  const link: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        let answered: LocalAnswer | null = null;
        try {
          answered = answerLocally(receipt, op.path, op.input);
        } catch (error) {
          observer.error(TRPCClientError.from(error instanceof Error ? error : new Error(NEEDS_ACCOUNT)));
          return;
        }
        if (!answered) {
          observer.error(TRPCClientError.from(new Error(NEEDS_ACCOUNT)));
          return;
        }
        receipt = answered.receipt;
        observer.next({ result: { type: "data", data: answered.answer } });
        observer.complete();
      });
  return trpc.createClient({ links: [link] });
}
