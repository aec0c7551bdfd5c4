import type { ReactNode } from "react";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { Allowed } from "@/features/household/allowed";
import { Loading, type LoadingQuery } from "@/features/loading/loading";

interface EntriesCardProps {
  id: string;
  title: string;
  introduction: string;
  add: string;
  none: string;
  list: string;
  onAdd: () => void;
  /** What brings the rows. */
  query: LoadingQuery;
  /** The rows; `null` while they are loading. */
  rows: readonly ReactNode[] | null;
  /** What stands below the rows. */
  children?: ReactNode;
}

/** A list of dated entries of a claim, with the button that adds one. */
export function EntriesCard(card: EntriesCardProps) {
  return (
    <Card id={card.id} className="scroll-mt-24">
      <CardBody>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0 grow basis-64">
            <CardTitle>{card.title}</CardTitle>
            <p className="mt-1 text-sm text-ink-soft">{card.introduction}</p>
          </div>
          <Allowed to="change">
            <Button tone="secondary" size="small" onClick={card.onAdd}>
              {card.add}
            </Button>
          </Allowed>
        </div>
        {card.rows === null ? (
          <div className="mt-4">
            <Loading of={[card.query]} className="h-16" />
          </div>
        ) : card.rows.length === 0 ? (
          <p className="mt-3 text-sm text-ink-soft">{card.none}</p>
        ) : (
          <ul aria-label={card.list} className="mt-3 divide-y divide-line">
            {card.rows}
          </ul>
        )}
        {card.children}
      </CardBody>
    </Card>
  );
}
