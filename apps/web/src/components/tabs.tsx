"use client";

import clsx from "clsx";
import { Activity, type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { useScriptsRun } from "@/hooks/use-scripts-run";

export interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
}

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Tabs as the ARIA pattern has them: Tab stops once, arrows move between tabs, Home and End go to the ends.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const ready = useScriptsRun();

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const step = STEP[event.key];
    const next =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? tabs.length - 1
          : step === undefined
            ? null
            : at + step;
    if (next === null) return;
    event.preventDefault();
    const index = (next + tabs.length) % tabs.length;
    const tab = tabs[index];
    if (!tab) return;
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
  }

  return (
    <div inert={!ready}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-1 rounded-md bg-sunken p-1"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            className={clsx(
              "min-h-11 flex-1 rounded-sm px-4 text-sm font-semibold transition-colors",
              tab.id === selected
                ? "bg-surface text-ink shadow-card forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]"
                : "text-ink-soft hover:text-ink",
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          hidden={tab.id !== selected}
          className="pt-6"
        >
          {/* What is not shown is made when nothing else waits. */}
          <Activity mode={tab.id === selected ? "visible" : "hidden"}>{tab.panel}</Activity>
        </div>
      ))}
    </div>
  );
}
