"use client";

import type { Box } from "@gf-ledger/domain/reading/receipt-reading";
import { MagnifyingGlassMinusIcon, MagnifyingGlassPlusIcon } from "@heroicons/react/20/solid";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { useWholePercent } from "@/features/language/use-whole-percent";
import { NoPhoto } from "./no-photo";
import { PhotoOutline } from "./photo-outline";
import { useScrollToLine } from "./use-scroll-to-line";

/** A frame that scrolls has to be reachable by keyboard. */
const SCROLLED_BY_KEYS = { tabIndex: 0 };

const ZOOMS = [1, 1.5, 2, 3, 4] as const;

interface ReceiptPhotoProps {
  /** The photo's address; `null` when this page does not hold the photo. */
  url: string | null;
  /** The item to outline, in fractions of the photo. */
  box: Box | null;
}

/** The photo beside its items. It can be zoomed, and outlines the item that is being looked at. */
export function ReceiptPhoto({ url, box }: ReceiptPhotoProps) {
  const frame = useRef<HTMLElement>(null);
  const t = useTranslations("receipt.photo");
  const percent = useWholePercent();
  const [zoomAt, setZoomAt] = useState(0);
  const [broken, setBroken] = useState(false);
  const zoom = ZOOMS[zoomAt] ?? 1;

  useScrollToLine(frame, box);

  if (!url || broken) return <NoPhoto broken={broken} />;
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-sunken">
      <div className="flex items-center justify-between gap-1 border-b border-line bg-surface px-3 py-1.5">
        <span className="text-sm font-semibold">{t("yours")}</span>
        <span className="flex items-center">
          <Button
            tone="quiet"
            size="icon"
            aria-label={t("zoomOut")}
            disabled={zoomAt === 0}
            onClick={() => setZoomAt(zoomAt - 1)}
          >
            <MagnifyingGlassMinusIcon aria-hidden="true" className="size-5" />
          </Button>
          <span className="figures min-w-12 text-center text-xs text-ink-soft" aria-live="polite">
            {percent(zoom)}
          </span>
          <Button
            tone="quiet"
            size="icon"
            aria-label={t("zoomIn")}
            disabled={zoomAt === ZOOMS.length - 1}
            onClick={() => setZoomAt(zoomAt + 1)}
          >
            <MagnifyingGlassPlusIcon aria-hidden="true" className="size-5" />
          </Button>
        </span>
      </div>
      <section
        ref={frame}
        aria-label={t("name")}
        {...SCROLLED_BY_KEYS}
        className="max-h-[calc(100vh-11rem)] overflow-auto"
      >
        <PhotoOutline url={url} box={box} zoom={zoom} onBroken={() => setBroken(true)} />
      </section>
    </div>
  );
}
