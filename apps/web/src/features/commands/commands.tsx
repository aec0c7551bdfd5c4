"use client";

import { useRouter } from "next/navigation";
import { type ComponentType, useCallback, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { toast } from "@/components/notices/toast";
import { useCurrentUser } from "../auth/use-current-user";
import { useLocalAddress } from "../language/addresses/use-local-address";
import { onOpenCommands, setCommandsReady } from "./command-events";
import type { CommandListProps } from "./command-list";
import { ShortcutSheet } from "./shortcut-sheet";
import { useShortcuts } from "./use-shortcuts";

/**
 * Shortcuts and the list of commands on the pages of a signed-in person (screens-19). The list's code is fetched
 * when it is first opened.
 */
export function Commands() {
  const { status } = useCurrentUser();
  return status === "authenticated" ? <CommandsOfPerson /> : null;
}

function CommandsOfPerson() {
  const t = useTranslations("commands");
  const router = useRouter();
  const to = useLocalAddress();
  const [List, setList] = useState<ComponentType<CommandListProps> | null>(null);
  const [open, setOpen] = useState<"list" | "sheet" | null>(null);

  const openList = useCallback(async () => {
    try {
      const loaded = await import("./command-list");
      setList(() => loaded.CommandList);
      setOpen("list");
    } catch {
      toast({ title: t("notLoaded"), description: t("tryAgain"), tone: "danger" });
    }
  }, [t]);
  const openCommands = useCallback(() => void openList(), [openList]);
  const openSheet = useCallback(() => setOpen("sheet"), []);
  const goTo = useCallback((page: string) => router.push(to(page)), [router, to]);
  const close = useCallback(() => setOpen(null), []);

  useShortcuts({ openCommands, openSheet, goTo });
  useEffect(() => onOpenCommands(openCommands), [openCommands]);
  useEffect(() => {
    setCommandsReady(true);
    return () => setCommandsReady(false);
  }, []);

  return (
    <>
      {List && open === "list" ? <List onClose={close} onSheet={openSheet} goTo={goTo} /> : null}
      {open === "sheet" ? <ShortcutSheet onClose={close} /> : null}
    </>
  );
}
