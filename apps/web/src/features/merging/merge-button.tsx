"use client";

import type { YearByProduct } from "@gf-ledger/domain/tax-report/year-by-product";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Allowed } from "@/features/household/allowed";
import { MergeDialog } from "./merge-dialog";

/** Opens the merge of two of the year's products. */
export function MergeButton({ data }: { data: YearByProduct }) {
  const t = useTranslations("merging");
  const [open, setOpen] = useState(false);
  const names = [...new Set(data.products.map(({ product }) => product))];
  return (
    <Allowed to="change">
      <Button tone="quiet" className="mt-3 print:hidden" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      {open ? <MergeDialog names={names} year={data.year} onClose={() => setOpen(false)} /> : null}
    </Allowed>
  );
}
