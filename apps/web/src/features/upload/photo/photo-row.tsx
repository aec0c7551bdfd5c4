"use client";

import type { ReadingMoment } from "@gf-ledger/domain/reading/reading-stage";
import { ArrowPathIcon, CheckCircleIcon, TrashIcon, XCircleIcon } from "@heroicons/react/20/solid";
import clsx from "clsx";
import Image from "next/image";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { ProgressBar } from "@/components/notices/progress-bar";
import { PDF_TYPE } from "../reading/photo-data";
import type { QueuedPhoto } from "../reading/photo-queue";
import { readingProgress, readingWords } from "../reading/reading-progress";

interface PhotoRowProps {
  photo: QueuedPhoto;
  current: boolean;
  onChoose: () => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** A phone's line has no room for a message, a button and the bin. */
const BELOW_ON_PHONE = "max-sm:order-last max-sm:w-full";

const REMOVABLE: ReadonlySet<QueuedPhoto["state"]["step"]> = new Set([
  "chosen",
  "failed",
  "waiting",
  "known",
  "no-receipt",
]);

/** One photo of the queue: its name, its progress and its actions. */
export function PhotoRow({ photo, current, onChoose, onRemove, onRetry }: PhotoRowProps) {
  const { state } = photo;
  const t = useTranslations("upload.row");
  const common = useTranslations("common");
  return (
    <li
      aria-current={current ? "true" : undefined}
      className={clsx(
        "flex items-center gap-3 rounded-md border p-2 max-sm:flex-wrap",
        current ? "border-brand bg-brand-soft" : "border-line bg-surface",
      )}
    >
      <Thumbnail photo={photo} />
      <div className="min-w-0 flex-1">
        <div className="truncate text-sm font-semibold">{photo.name}</div>
        <PhotoStatus photo={photo} />
      </div>
      {state.step === "failed" ? (
        <Button tone="secondary" size="small" onClick={onRetry} className={BELOW_ON_PHONE}>
          <ArrowPathIcon aria-hidden="true" className="size-4" />
          {common("tryAgain")}
        </Button>
      ) : null}
      {state.step === "read" && !current ? (
        <Button tone="secondary" size="small" onClick={onChoose} className={BELOW_ON_PHONE}>
          {t("checkItems")}
        </Button>
      ) : null}
      {(state.step === "known" || state.step === "no-receipt") && !current ? (
        <Button tone="secondary" size="small" onClick={onChoose} className={BELOW_ON_PHONE}>
          {t("show")}
        </Button>
      ) : null}
      {REMOVABLE.has(state.step) ? (
        <Button
          tone="quiet"
          size="icon"
          className="text-ink-faint"
          aria-label={t("remove", { name: photo.name })}
          onClick={onRemove}
        >
          <TrashIcon aria-hidden="true" className="size-5" />
        </Button>
      ) : null}
    </li>
  );
}

function Thumbnail({ photo }: { photo: QueuedPhoto }) {
  const t = useTranslations("upload.row");
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <span className="grid size-12 shrink-0 place-items-center rounded-sm bg-sunken text-xs text-ink-faint">
        {photo.blob.type === PDF_TYPE ? "PDF" : t("photo")}
      </span>
    );
  }
  return (
    <Image
      unoptimized
      width={1200}
      height={1600}
      src={photo.url}
      alt=""
      className="size-12 shrink-0 rounded-sm border border-line object-cover"
      onError={() => setBroken(true)}
    />
  );
}

function PhotoStatus({ photo }: { photo: QueuedPhoto }) {
  const t = useTranslations("upload.row");
  const known = useTranslations("upload.known");
  const { state } = photo;
  switch (state.step) {
    case "chosen":
      return (
        <p className="text-xs text-ink-faint">
          {t("ready", { kilobytes: Math.max(1, Math.round(photo.blob.size / 1024)) })}
        </p>
      );
    case "waiting":
      return <p className="text-xs text-warn">{t("waiting")}</p>;
    case "reading":
      return <ReadingBar name={photo.name} since={state.since} moment={state.moment} />;
    case "failed":
      return <p className="text-xs text-danger">{state.message}</p>;
    case "read":
      return <p className="text-xs text-claim">{t("read")}</p>;
    case "no-receipt":
      return (
        <p className="flex items-center gap-1 text-xs text-danger">
          <XCircleIcon aria-hidden="true" className="size-4" />
          {t("noReceipt")}
        </p>
      );
    case "known":
      return <p className="text-xs text-warn">{known(state.saved ? "saved.row" : "unsaved.row")}</p>;
    case "saved":
      return (
        <p className="flex items-center gap-1 text-xs text-claim">
          <CheckCircleIcon aria-hidden="true" className="size-4" />
          {t("saved", { items: state.lineItemCount })}
        </p>
      );
  }
}

interface ReadingBarProps {
  name: string;
  since: number;
  moment: ReadingMoment | null;
}

function ReadingBar({ name, since, moment }: ReadingBarProps) {
  const t = useTranslations("upload.row");
  const progress = useTranslations("upload.progress");
  const [now, setNow] = useState(since);
  const [waitedMs, setWaitedMs] = useState(0);
  const waits = moment?.stage === "queued";
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(performance.now());
      if (waits) setWaitedMs(performance.now() - since);
    }, 250);
    return () => clearInterval(timer);
  }, [waits, since]);
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  return (
    <div className="mt-1">
      <div className="flex items-center gap-2">
        <ProgressBar
          label={t("reading", { name })}
          value={readingProgress(now - since - waitedMs, moment)}
          className="flex-1"
        />
        <span aria-hidden="true" className="figures w-8 pr-1 text-right text-xs text-ink-soft">
          {t("seconds", { seconds })}
        </span>
      </div>
      <p className="mt-1 text-xs text-ink-soft">{readingWords(moment, progress)}</p>
    </div>
  );
}
