"use client";

import type { ShareView } from "@gf-ledger/domain/people/shares-view";
import { type ReactNode, useId, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import { trpc } from "@/trpc/client";
import { ShareControls } from "./share-controls";
import { sharesInWords } from "./shares-in-words";
import { usePeopleChanges } from "./use-people-changes";

interface ItemSharesProps {
  lineItemId: string;
  name: string;
  /** What else can be done with the shares that are set for this item. */
  children?: (shares: ShareView[]) => ReactNode;
}

/** Who eats one line item, inside its details: said at once, and saved at once (claim-11). */
export function ItemShares({ lineItemId, name, children }: ItemSharesProps) {
  const t = useTranslations("shares");
  const { number } = useFormatter();
  const id = useId();
  const [resets, setResets] = useState(0);
  const household = trpc.people.list.useQuery({});
  const { data } = trpc.people.lineItemShares.useQuery({ id: lineItemId });
  const { shareItem } = usePeopleChanges();
  if (!household.data || !data) return null;
  const percent = (share: number) => number(share, { style: "percent", maximumFractionDigits: 2 });
  const who = sharesInWords(data.shares, household.data.people, { t, percent });
  const celiac = household.data.people.filter((person) => person.celiac);
  return (
    <section aria-labelledby={id} className="mt-5 flex flex-col gap-3 border-t border-line pt-4">
      <div>
        <h3 id={id} className="text-sm font-semibold">
          {t("title")}
        </h3>
        <p className="text-sm text-ink-soft">{t("said", { who, from: data.from })}</p>
      </div>
      <ShareControls
        key={resets}
        people={celiac}
        shares={data.shares}
        of={name}
        onShare={(shares) => void shareItem({ id: lineItemId, shares })}
      />
      <div className="flex flex-wrap gap-2">
        {data.from === "item" ? (
          <Button
            tone="quiet"
            size="small"
            onClick={() => {
              setResets(resets + 1);
              void shareItem({ id: lineItemId, shares: null });
            }}
          >
            {t("asElse")}
          </Button>
        ) : null}
        {data.from === "item" ? children?.(data.shares) : null}
        <LinkButton href="/people" tone="quiet" size="small">
          {t("people")}
        </LinkButton>
      </div>
    </section>
  );
}
