"use client";

import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems } from "@headlessui/react";
import clsx from "clsx";
import type { ReactNode } from "react";
import { type ButtonStyle, buttonStyle } from "./button-style";

export interface MenuEntry {
  label: string;
  onSelect: () => void;
  icon?: ReactNode;
  disabled?: boolean;
  destructive?: boolean;
}

interface MenuProps extends ButtonStyle {
  /** What the button shows. */
  button: ReactNode;
  /** The button's accessible name, where it shows only an icon. */
  label?: string;
  entries: readonly MenuEntry[];
}

/** A button that opens a short list of actions. */
export function Menu({ button, label, entries, tone = "secondary", size, className }: MenuProps) {
  return (
    <HeadlessMenu>
      <MenuButton aria-label={label} className={buttonStyle({ tone, size, className })}>
        {button}
      </MenuButton>
      <MenuItems
        anchor="bottom end"
        className="z-50 min-w-48 rounded-md border border-line bg-raised p-1 shadow-lift [--anchor-gap:0.375rem]"
      >
        {entries.map((entry) => (
          <MenuItem key={entry.label} disabled={entry.disabled ?? false}>
            <button
              type="button"
              onClick={entry.onSelect}
              className={clsx(
                "flex min-h-11 w-full items-center gap-2.5 rounded-sm px-3 text-left text-sm data-focus:bg-sunken",
                "data-disabled:opacity-55 forced-colors:data-focus:outline",
                entry.destructive && "text-danger",
              )}
            >
              {entry.icon}
              {entry.label}
            </button>
          </MenuItem>
        ))}
      </MenuItems>
    </HeadlessMenu>
  );
}
