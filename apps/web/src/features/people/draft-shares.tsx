"use client";

import { chooseShares } from "@gf-ledger/claim/people/choose-shares";
import type { Category } from "@gf-ledger/domain/category/categories";
import type { ShareView } from "@gf-ledger/domain/people/shares-view";
import { trpc } from "@/trpc/client";
import { SharesSection } from "./shares-section";

interface DraftSharesProps {
  name: string;
  category: Category;
  /** The line item that a return takes back, where it is known. */
  returnOf: string | null;
  /** What is said of this item; `null` for nothing. */
  shares: readonly ShareView[] | null;
  onShare: (shares: ShareView[] | null) => void;
}

/** Who eats one item of a draft, inside its details: saved with them (receipts-88). */
export function DraftSharesField({ name, category, returnOf, shares, onShare }: DraftSharesProps) {
  const stored = trpc.people.shares.useQuery().data;
  const purchase = trpc.people.lineItemShares.useQuery(
    { id: returnOf ?? "" },
    { enabled: returnOf !== null },
  );
  if (!stored) return null;
  const ofPurchase = purchase.data?.from === "item" ? purchase.data.shares : null;
  const chosen = chooseShares({
    forItem: shares ?? ofPurchase,
    forCategory: stored.categories.find((one) => one.category === category)?.shares ?? null,
    ofHousehold: stored.inForce,
  });
  const isOfPurchase = shares === null && chosen.from === "item";
  return (
    <SharesSection
      name={name}
      shares={[...chosen.shares]}
      from={isOfPurchase ? "purchase" : chosen.from}
      onShare={onShare}
    />
  );
}
