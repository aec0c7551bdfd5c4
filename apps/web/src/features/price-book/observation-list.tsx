"use client";

import type { ObservationView } from "@gf-ledger/domain/price-book/observation";
import { useDeferredValue, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Card, CardBody } from "@/components/card";
import { TextField } from "@/components/forms/text-field";
import { EmptyState } from "@/components/notices/empty-state";
import { Loading } from "@/features/loading/loading";
import { trpc } from "@/trpc/client";
import { ObservationRow } from "./observation-row";
import { useObservationChanges } from "./use-observation-changes";

interface ObservationListProps {
  onEdit: (observation: ObservationView) => void;
  onApply: (observation: ObservationView) => void;
}

/** The prices in the book, newest first, searched by product, brand or store. */
export function ObservationList({ onEdit, onApply }: ObservationListProps) {
  const t = useTranslations("priceBook.seen");
  const [typed, setTyped] = useState("");
  const [page, setPage] = useState(1);
  const query = useDeferredValue(typed.trim());
  const list = trpc.priceBook.list.useQuery({ query, page }, { placeholderData: (last) => last });
  // Drawn in slices once it arrives (screens-49).
  const data = useDeferredValue(list.data);
  const { remove, forgetPicture } = useObservationChanges();
  return (
    <section aria-labelledby="observations" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="observations" className="text-xl">
          {t("title")}
        </h2>
        <div className="print:hidden">
          <TextField
            label={t("search")}
            type="search"
            maxLength={100}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setPage(1);
            }}
          />
        </div>
      </div>
      {data ? null : <Loading of={[list]} className="h-40" label={t("loading")} failed={t("notLoaded")} />}
      {data?.observations.length === 0 ? (
        <EmptyState title={t(query === "" ? "none" : "noneFound")} as="h3">
          {t("noneText")}
        </EmptyState>
      ) : null}
      {data && data.observations.length > 0 ? (
        <Card>
          <CardBody>
            <ul className="divide-y divide-line">
              {data.observations.map((observation) => (
                <ObservationRow
                  key={observation.id}
                  observation={observation}
                  actions={{
                    edit: onEdit,
                    apply: onApply,
                    remove: (seen) => void remove(seen),
                    forgetPicture,
                  }}
                />
              ))}
            </ul>
            {data.totalPages > 1 ? (
              <div className="mt-4 flex items-center justify-between gap-3">
                <Button tone="secondary" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {t("newer")}
                </Button>
                <span className="text-sm text-ink-soft">{t("page", { page, pages: data.totalPages })}</span>
                <Button
                  tone="secondary"
                  size="small"
                  disabled={page >= data.totalPages}
                  onClick={() => setPage(page + 1)}
                >
                  {t("older")}
                </Button>
              </div>
            ) : null}
          </CardBody>
        </Card>
      ) : null}
    </section>
  );
}
