"use client";

import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { YearByProduct } from "@gf-ledger/domain/tax-report/year-by-product";
import { useState } from "react";
import { Button } from "@/components/button";
import { MergeDialog } from "./merge-dialog";

/** Opens the merge of two of the year's products. */
export function MergeButton({ data, edition }: { data: YearByProduct; edition: Edition }) {
  const [open, setOpen] = useState(false);
  const names = [...new Set(data.products.map(({ product }) => product))];
  return (
    <>
      <Button tone="quiet" className="mt-3 print:hidden" onClick={() => setOpen(true)}>
        Merge two spellings
      </Button>
      {open ? (
        <MergeDialog names={names} year={data.year} edition={edition} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
