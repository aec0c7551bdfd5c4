"use client";

import type { Box } from "@gf-ledger/domain/reading/receipt-reading";
import { DialogPanel, DialogTitle, Dialog as HeadlessDialog } from "@headlessui/react";
import { MagnifyingGlassMinusIcon, MagnifyingGlassPlusIcon, XMarkIcon } from "@heroicons/react/20/solid";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { useWholePercent } from "@/features/language/use-whole-percent";
import { PhotoOutline } from "./photo-outline";
import { LARGEST, SMALLEST } from "./photo-zoom";
import { usePhotoZoom } from "./use-photo-zoom";
import { useScrollToLine } from "./use-scroll-to-line";

/** A frame that scrolls has to be reachable by keyboard. */
const SCROLLED_BY_KEYS = { tabIndex: 0 };
const STEP = 1.5;

interface PhotoViewerProps {
  url: string;
  box: Box | null;
  onClose: () => void;
}

/** The photo on the whole screen: pinched, double-tapped, enlarged by buttons, scrolled by finger or key. */
export function PhotoViewer(props: PhotoViewerProps) {
  return (
    <HeadlessDialog open onClose={props.onClose} className="relative z-50">
      <DialogPanel className="fixed inset-0 flex flex-col bg-canvas">
        <ViewedPhoto {...props} />
      </DialogPanel>
    </HeadlessDialog>
  );
}

function ViewedPhoto({ url, box, onClose }: PhotoViewerProps) {
  const frame = useRef<HTMLElement>(null);
  const t = useTranslations("receipt.photo");
  const percent = useWholePercent();
  const { zoom, zoomTo } = usePhotoZoom(frame);
  useScrollToLine(frame, box);
  return (
    <>
      <section
        ref={frame}
        aria-label={t("whole")}
        {...SCROLLED_BY_KEYS}
        className="min-h-0 grow touch-pan-x touch-pan-y overflow-auto overscroll-contain"
      >
        <PhotoOutline url={url} box={box} zoom={zoom} />
      </section>
      <div className="flex items-center gap-1 border-t border-line bg-surface px-3 py-1.5">
        <DialogTitle className="grow text-sm font-semibold">{t("yours")}</DialogTitle>
        <Button
          tone="quiet"
          size="icon"
          aria-label={t("zoomOut")}
          disabled={zoom <= SMALLEST}
          onClick={() => zoomTo(zoom / STEP)}
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
          disabled={zoom >= LARGEST}
          onClick={() => zoomTo(zoom * STEP)}
        >
          <MagnifyingGlassPlusIcon aria-hidden="true" className="size-5" />
        </Button>
        <Button tone="quiet" size="icon" aria-label={t("close")} onClick={onClose} data-autofocus>
          <XMarkIcon aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </>
  );
}
