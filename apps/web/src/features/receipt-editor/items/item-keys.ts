import type { KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Keys to check a receipt by keyboard alone: arrows go from item to item, Home and End to the ends, Enter
 * opens the item. Space selects it, as in every checkbox.
 */
export function onItemKey(event: KeyboardEvent<HTMLElement>, open: (itemId: string) => void): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || target.dataset.itemToggle === undefined) return;
  if (event.key === "Enter") {
    event.preventDefault();
    open(target.dataset.itemToggle);
    return;
  }
  const toggles = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-item-toggle]")];
  const next = nextIndex(event.key, toggles.indexOf(target), toggles.length);
  if (next === null) return;
  event.preventDefault();
  toggles[next]?.focus();
}

/** The index that a key leads to from the item at `at`; `null` for keys that lead nowhere. */
export function nextIndex(key: string, at: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : Math.min(count - 1, Math.max(0, at + step));
}
