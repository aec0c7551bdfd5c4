"use client";

import { useMemo } from "react";
import { useTranslations } from "use-intl";
import type { CommandEntry, CommandGroup } from "./command-entry";
import { askInChat } from "./command-events";
import { OPEN_SHEET, SHORTCUTS } from "./shortcuts";

/** Pages of a person and of everybody, by the word that names them. */
const PAGES = [
  ["newReceipt", "/upload-receipt"],
  ["receipts", "/receipts"],
  ["reports", "/reports"],
  ["taxSummary", "/tax-summary"],
  ["claim", "/claim"],
  ["people", "/people"],
  ["priceBook", "/price-book"],
  ["imports", "/imports"],
  ["account", "/account"],
  ["plan", "/my-subscription"],
  ["tools", "/tools"],
] as const;
const HELP = [
  ["howItWorks", "/how-it-works"],
  ["questions", "/#faq"],
  ["articles", "/blog"],
  ["api", "/docs/api"],
] as const;

interface Actions {
  readonly goTo: (page: string) => void;
  readonly onSheet: () => void;
}

/** The commands that are the same for everybody. */
export function usePageCommands({ goTo, onSheet }: Actions): readonly CommandEntry[] {
  const t = useTranslations("commands.keys");
  return useMemo(() => {
    const entry = (group: CommandGroup, word: Parameters<typeof t>[0], page: string): CommandEntry => {
      const keys = SHORTCUTS.find((shortcut) => shortcut.page === page)?.keys;
      return { id: page, group, label: t(word), run: () => goTo(page), ...(keys ? { keys } : {}) };
    };
    return [
      ...PAGES.map(([word, page]) => entry("pages", word, page)),
      ...HELP.map(([word, page]) => entry("help", word, page)),
      { id: "sheet", group: "help", label: t("sheet"), keys: OPEN_SHEET, run: onSheet },
    ];
  }, [t, goTo, onSheet]);
}

/** Asks the assistant what was typed. */
export function useAskCommand(typed: string): readonly CommandEntry[] {
  const t = useTranslations("commands");
  const question = typed.trim();
  if (question.length < 3) return [];
  return [{ id: "ask", group: "help", label: t("ask", { question }), run: () => askInChat(question) }];
}
