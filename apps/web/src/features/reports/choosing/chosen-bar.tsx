"use client";

import { TrashIcon, XMarkIcon } from "@heroicons/react/20/solid";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Menu } from "@/components/menu";
import { useBarHeight } from "@/hooks/use-bar-height";
import type { ManyEdit } from "./many-edit";
import type { Choosing } from "./use-chosen-rows";

interface ChosenBarProps {
  choosing: Choosing;
  onEdit: (edit: ManyEdit) => void;
  onCount: (counts: boolean) => void;
  onRemove: () => void;
}

/** What can be done to the chosen rows; it stays at the foot of the window while the list is in view. */
export function ChosenBar({ choosing, onEdit, onCount, onRemove }: ChosenBarProps) {
  const t = useTranslations("reports.choose");
  const list = useTranslations("reports.list");
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar);
  const count = choosing.rows.length;
  return (
    <section
      ref={bar}
      aria-label={t("bar")}
      className="sticky bottom-3 z-20 flex flex-wrap items-center justify-between gap-2 rounded-lg border border-line bg-raised p-2 pl-4 shadow-lift print:hidden"
    >
      <p aria-live="polite" className="text-sm font-semibold">
        {t("count", { count })}
      </p>
      <div className="flex items-center gap-2">
        <Menu
          size="small"
          button={t("change")}
          entries={[
            { label: t("category"), disabled: count === 0, onSelect: () => onEdit("category") },
            { label: t("shares"), disabled: count === 0, onSelect: () => onEdit("shares") },
            { label: t("kind"), disabled: count === 0, onSelect: () => onEdit("kind") },
            { label: t("countThem"), disabled: count === 0, onSelect: () => onCount(true) },
            { label: t("leaveOut"), disabled: count === 0, onSelect: () => onCount(false) },
          ]}
        />
        <Button tone="danger" size="small" disabled={count === 0} onClick={onRemove}>
          <TrashIcon aria-hidden="true" className="size-4" />
          {list("delete")}
        </Button>
        <Button tone="quiet" size="icon" aria-label={t("end")} onClick={choosing.end}>
          <XMarkIcon aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </section>
  );
}
