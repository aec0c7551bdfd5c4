"use client";

import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { AppliedObservation } from "@gf-ledger/domain/price-book/price-book-view";
import { useRef } from "react";
import { useToastError } from "@/features/language/toast-failure";
import { todayHere } from "@/features/language/today-here";
import { keepShelfPhoto } from "@/features/price-book/photo/shelf-photos";
import { trpc } from "@/trpc/client";
import type { SeenInWalk } from "./walk-values";

/** Where the prices are seen, and whether they count for the whole year (prices-40). */
export interface WalkedShop {
  readonly store: string;
  readonly place: string | null;
  readonly wholeYear: boolean;
}

interface Kept extends Pick<AppliedObservation, "changes"> {
  /** Whether there was a picture that this device does not keep. */
  readonly pictureLost: boolean;
}

/**
 * Keeps a price with its picture on this device, and compares the product's line items with it. `null` where that
 * failed, which is shown; sent again, a price that was kept already is not kept twice.
 */
export function useKeepSeenPrice(productId: string, year: number, shop: WalkedShop) {
  const toastError = useToastError();
  const cache = trpc.useUtils();
  const add = trpc.priceBook.add.useMutation({ retry: false });
  const apply = trpc.priceBook.applyPrice.useMutation({ retry: false });
  const ids = useRef(new Map<string, string>());

  async function keep({ price, ...seen }: SeenInWalk, picture: Blob | null): Promise<Kept | null> {
    try {
      const fileSha256 = picture && (await keepShelfPhoto(picture));
      const { store, place, wholeYear } = shop;
      const observation = {
        ...seen,
        productId,
        price: dollarsFromCents(price),
        store,
        place,
        seenOn: todayHere(),
        how: "shelf-tag",
        fileSha256,
      } as const;
      const key = JSON.stringify(observation);
      const id = ids.current.get(key) ?? (await add.mutateAsync(observation)).id;
      ids.current.set(key, id);
      const { changes } = await apply.mutateAsync({ id, ...(wholeYear ? { estimatesOf: year } : {}) });
      await Promise.all([
        cache.priceBook.invalidate(),
        cache.taxReport.invalidate(),
        cache.claims.invalidate(),
      ]);
      return { changes, pictureLost: picture !== null && fileSha256 === null };
    } catch (error) {
      toastError(error);
      return null;
    }
  }

  return keep;
}
