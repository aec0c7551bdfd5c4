import type { AdjustmentsView } from "@gf-ledger/claim/adjustments/adjustment-view";
import type { ExpenseView } from "@gf-ledger/claim/expenses/expense-view";
import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import type { LoadingQuery } from "@/features/loading/loading";
import { trpc } from "@/trpc/client";
import { daysOfClaim } from "./days-of-claim";

type AdjustmentsOfClaim = Pick<AdjustmentsView, "adjustments" | "rules">;

interface EntriesOfClaim<T> {
  readonly data: T | undefined;
  /** That of the first page. */
  readonly query: LoadingQuery;
}

/** The numbers of the pages after the first. */
const laterPages = (totalPages = 1) => Array.from({ length: Math.max(0, totalPages - 1) }, (_, at) => at + 2);

/** Every other expense of a claim's days, page after page; `data` is `undefined` until the first page is there. */
export function useExpensesOfClaim(claim: ClaimView): EntriesOfClaim<readonly ExpenseView[]> {
  const days = daysOfClaim(claim);
  const query = trpc.expenses.list.useQuery(days);
  const { data } = query;
  const later = trpc.useQueries((t) =>
    laterPages(data?.totalPages).map((page) => t.expenses.list({ ...days, page })),
  );
  return { query, data: data && [...data.expenses, ...later.flatMap((one) => one.data?.expenses ?? [])] };
}

/** The same of the adjustments, with the rules that they may follow. */
export function useAdjustmentsOfClaim(claim: ClaimView): EntriesOfClaim<AdjustmentsOfClaim> {
  const days = daysOfClaim(claim);
  const query = trpc.adjustments.list.useQuery(days, { placeholderData: (last) => last });
  const { data } = query;
  const later = trpc.useQueries((t) =>
    laterPages(data?.totalPages).map((page) => t.adjustments.list({ ...days, page })),
  );
  if (!data) return { query, data };
  const adjustments = [...data.adjustments, ...later.flatMap((one) => one.data?.adjustments ?? [])];
  return { query, data: { adjustments, rules: data.rules } };
}
