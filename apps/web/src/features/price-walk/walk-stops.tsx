"use client";

import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { ProgressBar } from "@/components/notices/progress-bar";
import { Loading } from "@/features/loading/loading";
import { trpc } from "@/trpc/client";
import { shareOnEstimates } from "./share-on-estimates";
import type { WalkedShop } from "./use-keep-seen-price";
import { WalkEnd } from "./walk-end";
import { WalkStopCard } from "./walk-stop";

interface WalkStopsProps {
  year: number;
  shop: WalkedShop;
}

/** One product after the other, with the share of estimates as it falls. */
export function WalkStops({ year, shop }: WalkStopsProps) {
  const t = useTranslations("priceWalk");
  const walk = trpc.priceBook.walk.useQuery(
    { year, wholeYear: shop.wholeYear },
    { placeholderData: (last) => last },
  );
  const { data } = walk;
  const [kept, setKept] = useState<readonly string[]>([]);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const before = useRef<number>(undefined);
  if (!data) return <Loading of={[walk]} className="h-64" label={t("loading")} failed={t("notLoaded")} />;
  const share = shareOnEstimates(data);
  before.current ??= share;
  const left = data.stops.filter(({ productId }) => ![...kept, ...skipped].includes(productId));
  const [stop] = left;
  return (
    <>
      <div aria-live="polite">
        <p className="text-sm font-semibold">{t("share", { share })}</p>
        <p className="text-sm text-ink-soft">{t("left", { kept: kept.length, left: left.length })}</p>
      </div>
      <ProgressBar label={t("shareLabel")} value={share * 100} />
      {stop ? (
        <WalkStopCard
          key={stop.productId}
          stop={stop}
          year={year}
          shop={shop}
          currency={data.currency}
          onKept={() => setKept([...kept, stop.productId])}
          onSkip={() => setSkipped([...skipped, stop.productId])}
        />
      ) : (
        <WalkEnd
          data={data}
          before={before.current}
          kept={kept.length}
          skipped={skipped.length}
          onAgain={() => setSkipped([])}
        />
      )}
    </>
  );
}
