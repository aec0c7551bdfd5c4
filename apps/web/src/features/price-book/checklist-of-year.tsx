"use client";

import type { Checklist, Comparator } from "@gf-ledger/domain/price-book/price-book-view";
import { useDeferredValue, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { EmptyState } from "@/components/notices/empty-state";
import { usePeriodWords } from "@/features/claim/period-words";
import { Loading } from "@/features/loading/loading";
import { usePrinting } from "@/hooks/use-printing";
import { trpc } from "@/trpc/client";
import { ComparatorRow } from "./comparator-row";

const FIRST_ROWS = 12;

interface ChecklistProps {
  year: number;
  /** The days of a claim, where these are asked about. */
  days: { from: string; to: string } | null;
  onBetter: (comparator: Comparator) => void;
}

/** The comparators of a year: weak ones first, then the largest amounts (prices-27). */
export function ChecklistOfYear({ year, days, onBetter }: ChecklistProps) {
  const t = useTranslations("priceBook.checklist");
  const periodWords = usePeriodWords();
  const [page, setPage] = useState(1);
  const checklist = trpc.priceBook.checklist.useQuery({ year, ...days, page });
  // Drawn in slices once it arrives (screens-49).
  const data = useDeferredValue(checklist.data);
  if (!data)
    return <Loading of={[checklist]} className="h-128" label={t("loading")} failed={t("notLoaded")} />;
  if (data.comparators.length === 0)
    return (
      <EmptyState
        title={
          days ? t("nothingInClaim", { period: periodWords(days) }) : t("nothing", { year: String(year) })
        }
        as="h3"
      >
        {t("nothingText")}
      </EmptyState>
    );
  return (
    <>
      <Comparators key={page} data={data} onBetter={onBetter} />
      {data.totalPages > 1 ? (
        <div className="flex items-center justify-between gap-3">
          <Button tone="secondary" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t("larger")}
          </Button>
          <span className="text-sm text-ink-soft">{t("page", { page, pages: data.totalPages })}</span>
          <Button
            tone="secondary"
            size="small"
            disabled={page >= data.totalPages}
            onClick={() => setPage(page + 1)}
          >
            {t("smaller")}
          </Button>
        </div>
      ) : null}
    </>
  );
}

const isWeak = ({ check }: Comparator) => check !== "fine";

/** The comparators of a page, under headings that count them (screens-33). */
function Comparators({ data, onBetter }: { data: Checklist } & Pick<ChecklistProps, "onBetter">) {
  const t = useTranslations("priceBook.checklist");
  const { comparators, carrying80Percent, totalItems, page, perPage } = data;
  const carriers = Math.max(0, carrying80Percent - (page - 1) * perPage);
  // Of products that are all needed, "4 make up 80%" would say nothing.
  const isAll = carrying80Percent === totalItems;
  const first = isAll ? t("all", { count: totalItems }) : t("carried", { count: carrying80Percent });
  const lists = [
    { title: first, rows: comparators.slice(0, carriers) },
    { title: t("rest", { count: totalItems - carrying80Percent }), rows: comparators.slice(carriers) },
  ];
  return lists.map(({ title, rows }) =>
    rows.length === 0 ? null : (
      <ComparatorList key={title} title={title} rows={rows} data={data} onBetter={onBetter} />
    ),
  );
}

interface ComparatorListProps extends Pick<ChecklistProps, "onBetter"> {
  title: string;
  rows: readonly Comparator[];
  data: Checklist;
}

function ComparatorList({ title, rows, data, onBetter }: ComparatorListProps) {
  const t = useTranslations("priceBook");
  const [all, setAll] = useState(false);
  const printing = usePrinting();
  const ordered = [...rows.filter(isWeak), ...rows.filter((row) => !isWeak(row))];
  const shown = all || printing ? ordered : ordered.slice(0, FIRST_ROWS);
  return (
    <Card>
      <CardBody>
        <CardTitle as="h3">{title}</CardTitle>
        <ul aria-label={title} className="mt-3 divide-y divide-line">
          {shown.map((comparator) => (
            <ComparatorRow
              key={`${comparator.productId} ${comparator.priceSource} ${comparator.ground} ${comparator.currency} ${comparator.comparedWith}`}
              comparator={comparator}
              year={data.year}
              currency={data.currency}
              onBetter={onBetter}
            />
          ))}
        </ul>
        {rows.length > shown.length ? (
          <Button tone="quiet" className="mt-3" onClick={() => setAll(true)}>
            {t("showMore", { count: rows.length - shown.length })}
          </Button>
        ) : null}
      </CardBody>
    </Card>
  );
}
