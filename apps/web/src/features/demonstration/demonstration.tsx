"use client";

import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { trpc } from "@/trpc/client";
import { DemonstratedReceipt } from "./demonstrated-receipt";
import { localClient } from "./local-client";

interface DemonstrationProps {
  receipt: ReceiptView;
  /** What stands in place of the save. */
  action: ReactNode;
}

const ANSWERED_HERE = { retry: false, networkMode: "always" } as const;

function newQueryClient() {
  const queries = { ...ANSWERED_HERE, staleTime: Number.POSITIVE_INFINITY };
  return new QueryClient({ defaultOptions: { queries, mutations: ANSWERED_HERE } });
}

/** The screen on which a receipt is checked, on a stored reading: nothing of it is sent or saved (receipts-63). */
export function Demonstration({ receipt, action }: DemonstrationProps) {
  const t = useTranslations("demonstration");
  const [queryClient] = useState(newQueryClient);
  const [client] = useState(() => localClient(receipt, t("needsAccount")));
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <DemonstratedReceipt id={receipt.id} action={action} />
      </QueryClientProvider>
    </trpc.Provider>
  );
}
