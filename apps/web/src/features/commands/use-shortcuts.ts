"use client";

import { useHotkeys } from "react-hotkeys-hook";
import { FIND_ON_PAGE, OPEN_COMMANDS, OPEN_SHEET, PAGE_SHORTCUTS, plainKeysAct } from "./shortcuts";

interface ShortcutActions {
  openCommands(): void;
  openSheet(): void;
  goTo(page: string): void;
}

const DIALOG = "[role=dialog], [role=alertdialog], [role=menu], dialog[open]";

/** A plain key acts where no dialog or menu is open; where one types, the library leaves it alone. */
const PLAIN = {
  preventDefault: true,
  ignoreEventWhen: (event: KeyboardEvent) =>
    event.repeat || !plainKeysAct() || document.querySelector(DIALOG) !== null,
} as const;
const BY_SIGN = { ...PLAIN, useKey: true } as const;

function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>("main input[type=search]");
  field?.focus();
  field?.select();
}

/** The shortcuts of a signed-in person's pages. */
export function useShortcuts({ openCommands, openSheet, goTo }: ShortcutActions): void {
  useHotkeys(OPEN_COMMANDS, openCommands, { preventDefault: true, enableOnFormTags: true }, [openCommands]);
  useHotkeys(OPEN_SHEET, openSheet, BY_SIGN, [openSheet]);
  useHotkeys(FIND_ON_PAGE, focusSearch, BY_SIGN);
  useHotkeys(
    [...PAGE_SHORTCUTS.keys()],
    (_event, { hotkey }) => {
      const page = PAGE_SHORTCUTS.get(hotkey);
      if (page !== undefined) goTo(page);
    },
    PLAIN,
    [goTo],
  );
}
