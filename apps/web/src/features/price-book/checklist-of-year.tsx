"use client";

import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Checklist, Comparator } from "@gf-ledger/domain/price-book/price-book-view";
import { useState } from "react";
import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { EmptyState } from "@/components/empty-state";
import { Skeleton } from "@/components/skeleton";
import { trpc } from "@/trpc/client";
import { ComparatorRow } from "./comparator-row";

const FIRST_ROWS = 12;

interface ChecklistProps {
  year: number;
  edition: Edition;
  onBetter: (comparator: Comparator) => void;
}

/** The comparators of a year: weak ones first, then the largest amounts (prices-27). */
export function ChecklistOfYear({ year, edition, onBetter }: ChecklistProps) {
  const { data, isError, refetch } = trpc.priceBook.checklist.useQuery({ year });
  if (isError)
    return (
      <Alert
        tone="danger"
        title="Your checklist could not be loaded"
        actions={
          <Button tone="secondary" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  if (!data) return <Skeleton className="h-64" label="Loading your checklist..." />;
  if (data.comparators.length === 0)
    return (
      <EmptyState title={`Nothing was bought in ${year}`} as="h3">
        Once you save a receipt, the regular prices that your claim rests on are listed here.
      </EmptyState>
    );
  return <Comparators data={data} edition={edition} onBetter={onBetter} />;
}

function carried({ carrying80Percent: count }: Checklist): string {
  if (count === 0) return "No extra cost rests on a comparator yet";
  return count === 1
    ? "1 comparator carries 80 % of your claim: check it first"
    : `${count} comparators carry 80 % of your claim: check these`;
}

const isWeak = ({ check }: Comparator) => check !== "fine";

function Comparators({ data, edition, onBetter }: { data: Checklist } & Omit<ChecklistProps, "year">) {
  const [all, setAll] = useState(false);
  const rows = [...data.comparators.filter(isWeak), ...data.comparators.filter((row) => !isWeak(row))];
  const shown = all ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <Card>
      <CardBody>
        <CardTitle as="h3">{carried(data)}</CardTitle>
        <ul className="mt-3 divide-y divide-line">
          {shown.map((comparator) => (
            <ComparatorRow
              key={`${comparator.productId} ${comparator.priceSource} ${comparator.comparedWith}`}
              comparator={comparator}
              year={data.year}
              edition={edition}
              currency={data.currency}
              onBetter={onBetter}
            />
          ))}
        </ul>
        {rows.length > shown.length ? (
          <Button tone="quiet" className="mt-3" onClick={() => setAll(true)}>
            Show {rows.length - shown.length} more
          </Button>
        ) : null}
      </CardBody>
    </Card>
  );
}
