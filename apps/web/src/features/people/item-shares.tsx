"use client";

import { useId } from "react";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import { trpc } from "@/trpc/client";
import { ShareControls } from "./share-controls";
import { sharesInWords } from "./shares-in-words";
import { usePeopleChanges } from "./use-people-changes";

const FROM_WORDS = {
  item: "set for this item",
  purchase: "as the purchase it takes back",
  category: "as its category",
  household: "as everything you buy",
} as const;

/** Who eats one line item, inside its details: said at once, and saved at once (claim-11). */
export function ItemShares({ lineItemId, name }: { lineItemId: string; name: string }) {
  const id = useId();
  const household = trpc.people.list.useQuery({});
  const { data } = trpc.people.lineItemShares.useQuery({ id: lineItemId });
  const { shareItem } = usePeopleChanges();
  if (!household.data || !data) return null;
  const celiac = household.data.people.filter((person) => person.celiac);
  return (
    <section aria-labelledby={id} className="mt-5 flex flex-col gap-3 border-t border-line pt-4">
      <div>
        <h3 id={id} className="text-sm font-semibold">
          Who eats it
        </h3>
        <p className="text-sm text-ink-soft">
          {sharesInWords(data.shares, household.data.people)}; {FROM_WORDS[data.from]}.
        </p>
      </div>
      <ShareControls
        key={`${data.from} ${celiac.map((person) => person.id).join(" ")}`}
        people={celiac}
        shares={data.shares}
        of={name}
        onShare={(shares) => void shareItem({ id: lineItemId, shares })}
      />
      <div className="flex flex-wrap gap-2">
        {data.from === "item" ? (
          <Button tone="quiet" size="small" onClick={() => void shareItem({ id: lineItemId, shares: null })}>
            As everything else
          </Button>
        ) : null}
        <LinkButton href="/people" tone="quiet" size="small">
          People
        </LinkButton>
      </div>
    </section>
  );
}
