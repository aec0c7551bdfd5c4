"use client";

import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { YearByProduct } from "@gf-ledger/domain/tax-report/year-by-product";
import { Switch } from "@/components/switch";
import { toast } from "@/components/toast";
import { useAllowed } from "@/features/household/allowed";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";

/** Whether sales tax counts on both sides, with what it comes to, counted or not (claim-8, claim-9). */
export function TaxChoice({ data, edition }: { data: YearByProduct; edition: Edition }) {
  const mayChange = useAllowed("account");
  const utils = trpc.useUtils();
  const change = trpc.account.updateProfile.useMutation({
    onSuccess: () => utils.taxReport.products.invalidate(),
    onError: (error) =>
      toast({
        title: "Update failed",
        description: failureOf(error).message ?? "Unknown error",
        tone: "danger",
      }),
  });
  if (data.totalTax === 0) return null;
  const money = (dollars: number) => formatMoney(dollars, edition);
  return (
    <div className="mt-4 text-sm">
      <Switch
        label="Count sales tax on both sides"
        className="print:hidden"
        checked={data.countsTax}
        disabled={change.isPending || !mayChange}
        onChange={(event) => change.mutate({ countTax: event.target.checked })}
      />
      <p className="mt-1 text-ink-soft">
        Tax on these purchases is {money(data.totalTax)}, and {money(data.totalRegularTax)} at the same rate
        on the regular prices. It is {data.countsTax ? "counted" : "not counted"} in the amounts above.
      </p>
    </div>
  );
}
