"use client";

import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import { differenceSentence, eatenByOthersSentence } from "@gf-ledger/domain/tax-report/claim-sentences";
import type { YearByProduct } from "@gf-ledger/domain/tax-report/year-by-product";
import { useState } from "react";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { MergeButton } from "@/features/merging/merge-button";
import { DownloadButton } from "@/features/reports/download-button";
import { productsOf } from "@/features/reports/download-csv";
import { trpc } from "@/trpc/client";
import { EvidenceBar } from "./evidence-bar";
import { LookUpFirst } from "./look-up-first";
import { PeopleTotals } from "./people-totals";
import { ProductTable } from "./product-table";
import { TaxChoice } from "./tax-choice";

/** How many rows are shown before the person asks for the rest; a printed page shows all. */
const FIRST_ROWS = 12;
/** A button to show fewer rows than this would take more room than the rows. */
const FEWEST_HIDDEN = 4;

const WHY: Readonly<Record<Edition, string>> = {
  ca: "The CRA asks for a summary of each product you bought in the year. This is that summary: keep it with your receipts and the practitioner's letter.",
  us: "What each product cost beyond its regular counterpart. Keep it with your receipts and the diagnosis, behind the figure on Schedule A.",
};

/**
 * The year summed by product, in the CRA's columns; shows nothing while it loads or when the year is empty.
 */
export function ProductsOfYear({ year, edition }: { year: number; edition: Edition }) {
  const { data } = trpc.taxReport.products.useQuery({ year });
  return data && (data.products.length > 0 || data.eatenByOthers !== null) ? (
    <Products data={data} edition={edition} />
  ) : null;
}

function Products({ data, edition }: { data: YearByProduct; edition: Edition }) {
  const [all, setAll] = useState(false);
  const beyond = data.products.length - FIRST_ROWS;
  const difference = differenceSentence(data, edition);
  const eaten = eatenByOthersSentence(data.eatenByOthers, edition);
  const hidden = all || beyond < FEWEST_HIDDEN ? 0 : beyond;
  return (
    <Card>
      <CardBody>
        <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
          <div className="max-w-prose">
            <CardTitle>{data.year} by product</CardTitle>
            <p className="mt-1 text-sm text-ink-soft">{WHY[edition]}</p>
          </div>
          <div className="print:hidden">
            <DownloadButton file={productsOf(data.year)} label="Download product summary" tone="secondary" />
          </div>
        </div>
        <ProductTable data={data} edition={edition} shown={data.products.length - hidden} />
        {hidden > 0 ? (
          <Button tone="quiet" className="mt-3 print:hidden" onClick={() => setAll(true)}>
            Show {hidden} more products
          </Button>
        ) : null}
        <MergeButton data={data} />
        <PeopleTotals data={data} edition={edition} />
        {eaten === null ? null : <p className="mt-4 text-sm text-ink-soft">{eaten}</p>}
        {difference === null ? null : <p className="mt-4 text-sm text-ink-soft">{difference}</p>}
        <TaxChoice data={data} edition={edition} />
        <EvidenceBar restsOn={data.restsOn} edition={edition} />
        <LookUpFirst data={data} edition={edition} />
        <p className="mt-4 text-xs text-ink-faint">
          Averages are for one unit, rounded to the cent; the amount is what was paid less what the regular
          product would have cost in the whole year, never below 0, as your {EDITION_FACTS[edition].authority}{" "}
          report lists it.
        </p>
      </CardBody>
    </Card>
  );
}
