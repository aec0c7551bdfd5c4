"use client";

import type { ShareView } from "@gf-ledger/domain/people/shares-view";
import type { ReactNode } from "react";
import { trpc } from "@/trpc/client";
import { SharesSection } from "./shares-section";
import { usePeopleChanges } from "./use-people-changes";

interface ItemSharesProps {
  lineItemId: string;
  name: string;
  /** Further actions on the shares that are set for this item, below them. */
  children?: (shares: ShareView[]) => ReactNode;
}

/** Who eats one line item, inside its details: said at once, and saved at once (claim-11). */
export function ItemShares({ lineItemId, name, children }: ItemSharesProps) {
  const { data } = trpc.people.lineItemShares.useQuery({ id: lineItemId });
  const { shareItem } = usePeopleChanges();
  if (!data) return null;
  return (
    <SharesSection
      name={name}
      shares={data.shares}
      from={data.from}
      onShare={(shares) => void shareItem({ id: lineItemId, shares })}
    >
      {children?.(data.shares)}
    </SharesSection>
  );
}
