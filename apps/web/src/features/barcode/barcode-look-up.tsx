"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { loadedWhenShown } from "@/features/offline/loaded-when-shown";
import { trpc } from "@/trpc/client";
import type { BarcodeLookUpProps } from "./look-up-panel";

/** Loaded when somebody opens it. */
const LookUpPanel = loadedWhenShown(() => import("./look-up-panel").then((module) => module.LookUpPanel));

/**
 * "Look up by barcode" above an item's fields, where this installation asks a source: by camera or by the digits
 * (matching-36). What is found is shown, and taken over by a press alone (matching-40).
 */
export function BarcodeLookUp(props: BarcodeLookUpProps) {
  const { data: source } = trpc.products.source.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  return source?.name ? <LookUp {...props} source={source.name} /> : null;
}

function LookUp(props: BarcodeLookUpProps & { source: string }) {
  const t = useTranslations("barcode");
  const [open, setOpen] = useState(false);
  if (open) return <LookUpPanel {...props} />;
  return (
    <Button tone="secondary" size="small" className="mb-4" onClick={() => setOpen(true)}>
      {t("open")}
    </Button>
  );
}
