"use client";

import type { Edition } from "@gf-ledger/domain/edition/edition";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { type ComponentType, useState } from "react";
import { toast } from "@/components/toast";

type Panel = ComponentType<{ receipt: ReceiptView; onClose: () => void }>;

/**
 * Opens the demonstration, whose code and reading are fetched only then. `load` imports the panel that shows
 * it; a failure is told, and it can be opened again.
 */
export function useDemonstration(edition: Edition, load: () => Promise<{ default: Panel }>) {
  const [shown, setShown] = useState<{ Panel: Panel; receipt: ReceiptView } | null>(null);
  const [opening, setOpening] = useState(false);

  async function open() {
    setOpening(true);
    try {
      const [{ default: Panel }, { storedReading }] = await Promise.all([load(), import("./stored-reading")]);
      setShown({ Panel, receipt: await storedReading(edition) });
    } catch {
      const description = "The sample receipt could not be loaded. Please try again.";
      toast({ title: "Sample not available", description, tone: "danger" });
    } finally {
      setOpening(false);
    }
  }

  return { shown, opening, open, close: () => setShown(null) };
}
