import type { AppRouter } from "@gf-ledger/api/app-router";
import type { TRPCLink } from "@trpc/client";
import { observable, type Unsubscribable } from "@trpc/server/observable";
import { askToConfirm } from "@/features/confirmation/confirmation-question";
import { failureOf } from "./failure";

/**
 * Asks the person to confirm that it is them where the server wants that first, and then makes the call again
 * (accounts-76). This is the only place that does: no screen knows of it.
 */
export const confirmLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let under: Unsubscribable | undefined;
      let left = false;
      function attempt(mayAsk: boolean) {
        under = next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error(error) {
            if (!mayAsk || failureOf(error).code !== "confirmation_required") {
              observer.error(error);
              return;
            }
            void askToConfirm().then((confirmed) => {
              if (left) return;
              if (confirmed) attempt(false);
              else observer.error(error);
            });
          },
        });
      }
      attempt(true);
      return () => {
        left = true;
        under?.unsubscribe();
      };
    });
