"use client";

import { ArrowUpTrayIcon, PlusIcon } from "@heroicons/react/20/solid";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import { Allowed } from "@/features/household/allowed";
import { loadedWhenShown } from "@/features/offline/loaded-when-shown";

const AddItemDialog = loadedWhenShown(() =>
  import("./add-item-dialog").then((module) => module.AddItemDialog),
);

/** reports-35: adds a purchase that stands on no receipt here, or leads to where many come from a table. */
export function AddItemButton() {
  const t = useTranslations("reports.add");
  const [open, setOpen] = useState(false);
  return (
    <Allowed to="change">
      <Button tone="secondary" size="small" className="print:hidden" onClick={() => setOpen(true)}>
        <PlusIcon aria-hidden="true" className="size-5" />
        {t("open")}
      </Button>
      <LinkButton href="/imports" tone="secondary" size="small" className="print:hidden">
        <ArrowUpTrayIcon aria-hidden="true" className="size-5" />
        {t("importTable")}
      </LinkButton>
      {open ? <AddItemDialog onClose={() => setOpen(false)} /> : null}
    </Allowed>
  );
}
