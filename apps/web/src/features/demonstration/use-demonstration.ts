"use client";

import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import type { PageMessages } from "@gf-ledger/messages/page-messages";
import { type ComponentType, useState } from "react";
import { useTranslations } from "use-intl";
import { toast } from "@/components/toast";
import { DEMONSTRATION_WORDS } from "./demonstration-words";

interface Shown {
  Panel: Panel;
  receipt: ReceiptView;
  words: { locale: Locale; messages: PageMessages };
}

type Panel = ComponentType<{ receipt: ReceiptView; onClose: () => void }>;

/**
 * Opens the demonstration, whose code, words and reading are fetched only then. `load` imports the panel that shows
 * it; a failure is told, and it can be opened again.
 */
export function useDemonstration(locale: Locale, load: () => Promise<{ default: Panel }>) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [opening, setOpening] = useState(false);
  const t = useTranslations("frame.sample");

  async function open() {
    setOpening(true);
    try {
      const { edition, language } = LOCALE_FACTS[locale];
      const [{ default: Panel }, { storedReading }, messages] = await Promise.all([
        load(),
        import("./stored-reading"),
        DEMONSTRATION_WORDS[language](),
      ]);
      setShown({
        Panel,
        receipt: await storedReading(edition),
        words: { locale, messages },
      });
    } catch {
      toast({ title: t("notAvailable"), description: t("notLoaded"), tone: "danger" });
    } finally {
      setOpening(false);
    }
  }

  return { shown, opening, open, close: () => setShown(null) };
}
