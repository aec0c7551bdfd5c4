"use client";

import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import type { PageMessages } from "@gf-ledger/messages/page-messages";
import { type ComponentType, useState } from "react";
import { toast } from "@/components/notices/toast";
import { useFrameWords } from "../language/words/frame-words";
import type { WordsProvider } from "../language/words/words-provider";
import { DEMONSTRATION_WORDS } from "./demonstration-words";

interface Shown {
  Panel: Panel;
  receipt: ReceiptView;
  /** Stands around the panel; fetched with it, since pages that only offer it need no words in the browser. */
  WordsProvider: typeof WordsProvider;
  words: { locale: Locale; messages: PageMessages };
}

type Panel = ComponentType<{ receipt: ReceiptView; onClose: () => void }>;

/**
 * Opens the demonstration, whose code, words and reading are fetched only then. `load` imports the panel that shows
 * it; a failure is shown, and it can be opened again.
 */
export function useDemonstration(locale: Locale, load: () => Promise<{ default: Panel }>) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [opening, setOpening] = useState(false);
  const words = useFrameWords();

  async function open() {
    setOpening(true);
    try {
      const { edition, language } = LOCALE_FACTS[locale];
      const [{ default: Panel }, { WordsProvider }, { storedReading }, messages] = await Promise.all([
        load(),
        import("../language/words/words-provider"),
        import("./stored-reading"),
        DEMONSTRATION_WORDS[language](),
      ]);
      setShown({
        Panel,
        WordsProvider,
        receipt: await storedReading(edition),
        words: { locale, messages },
      });
    } catch {
      toast({ title: words.notAvailable, description: words.notLoaded, tone: "danger" });
    } finally {
      setOpening(false);
    }
  }

  return { shown, opening, open, close: () => setShown(null) };
}
