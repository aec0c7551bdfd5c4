"use client";

import type { ReceiptItemView, ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { ChevronDownIcon } from "@heroicons/react/20/solid";
import clsx from "clsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Badge } from "@/components/badge";
import { Card } from "@/components/card";
import { useMediaQuery } from "@/hooks/use-media-query";
import { useBarHeight } from "../../hooks/use-bar-height";
import type { ItemChanges } from "./changes/use-item-changes";
import type { ReceiptChanges } from "./changes/use-receipt-changes";
import { type CheckingPage, isDoubted } from "./items/item-row";
import { ReceiptItems } from "./items/receipt-items";
import { PhotoStrip } from "./photo/photo-strip";
import { ReceiptPhoto } from "./photo/receipt-photo";
import { useHeldPhoto } from "./photo/use-held-photo";

interface CheckingLayoutProps {
  receipt: ReceiptView;
  page: CheckingPage;
  itemChanges: ItemChanges;
  receiptChanges: ReceiptChanges;
  /** Above the items: store, date, notices. */
  head: ReactNode;
  /** The running totals and the buttons, which stay at the bottom of the window. */
  bar: ReactNode;
  /** Below the items. */
  panels: ReactNode;
  /** A link beside the button that adds a line. */
  link?: ReactNode;
}

/** The layout of a receipt being checked: its photo stays in view beside the items. */
export function CheckingLayout({
  receipt,
  page,
  itemChanges,
  receiptChanges,
  head,
  bar,
  panels,
  link,
}: CheckingLayoutProps) {
  const t = useTranslations("receipt.checking");
  const [pointed, setPointed] = useState<ReceiptItemView | null>(null);
  const url = useHeldPhoto(receipt);
  // Where there is no photo beside the items, the panels take its place.
  const wide = useMediaQuery("(min-width: 64rem)");
  const frame = useRef<HTMLElement>(null);
  const barRef = useRef<HTMLDivElement>(null);
  const doubts = receipt.items.filter((_, index) => isDoubted(receipt, index)).length;
  useBarHeight(barRef);
  useEffect(() => {
    // The photo has just been read: the keyboard and the screen reader go on at its items.
    if (page === "upload") frame.current?.focus();
  }, [page]);

  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={t("name")}
      className="grid scroll-mt-20 items-start gap-3 outline-none sm:gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div className={clsx("z-10 min-w-0", url && STAYS_IN_VIEW)}>
        {wide ? (
          <ReceiptPhoto url={url} box={pointed?.box ?? null} />
        ) : (
          <PhotoStrip url={url} box={pointed?.box ?? null} first={firstLine(receipt)} />
        )}
        {url || !wide ? null : <div className="mt-5 grid gap-5">{panels}</div>}
      </div>
      <div className="flex min-w-0 flex-col gap-3 sm:gap-5">
        {head}
        <Card>
          <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-3 pb-1 sm:pt-4 sm:pb-0">
            <h2 className="text-lg font-semibold">{t("items")}</h2>
            {doubts > 0 ? <Badge tone="warn">{t("toCheck", { lines: doubts })}</Badge> : null}
            {holdsProposals(receipt) ? (
              <p className="w-full text-xs text-ink-soft sm:text-sm">{t("selectedAtOnce")}</p>
            ) : null}
          </div>
          <ReceiptItems
            receipt={receipt}
            page={page}
            itemChanges={itemChanges}
            receiptChanges={receiptChanges}
            photo={url}
            onPoint={setPointed}
            link={link}
          />
        </Card>
        <div
          ref={barRef}
          className="z-20 rounded-lg border border-line bg-raised p-2 shadow-lift sm:p-4 [@media(min-height:38rem)]:sticky [@media(min-height:38rem)]:bottom-3"
        >
          {bar}
        </div>
        {url || !wide ? <Panels receipt={receipt}>{panels}</Panels> : null}
      </div>
    </section>
  );
}

/** Where the first line that counts stands on the photo, or the first of all. */
const firstLine = ({ items }: ReceiptView) =>
  (items.find(({ selected, box }) => selected && box) ?? items.find(({ box }) => box))?.box ?? null;

/** Whether items of a new receipt were selected for the person: some appear gluten-free. */
const holdsProposals = ({ status, reopened, items }: ReceiptView) =>
  status === "draft" && !reopened && items.some((item) => item.glutenFree);

/** Beside the items there is room for what is known of the reading; on a phone it is folded, and says what differs. */
function Panels({ receipt, children }: { receipt: ReceiptView; children: ReactNode }) {
  const t = useTranslations("receipt.checking");
  const phone = !useMediaQuery("(min-width: 40rem)");
  const { subtotalAgrees, totalAgrees } = receipt.arithmetic;
  if (!phone) return <div className="grid gap-5 md:grid-cols-2">{children}</div>;
  return (
    <details className="group rounded-lg border border-line bg-surface">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 text-sm font-semibold">
        {t("about")}
        {subtotalAgrees === false || totalAgrees === false ? <Badge tone="warn">{t("differs")}</Badge> : null}
        <ChevronDownIcon aria-hidden="true" className="ml-auto size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 p-2">{children}</div>
    </details>
  );
}

const STAYS_IN_VIEW = "lg:top-20 [@media(min-height:38rem)]:sticky [@media(min-height:38rem)]:top-16";
