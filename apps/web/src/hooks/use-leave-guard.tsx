"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { asksBeforeLeaving } from "./leaving";
import { useBackGuard } from "./use-back-guard";

/** The path that a plain click on a link of this site leads to; `null` for any other click. */
function pathOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === "_blank" || link.hasAttribute("download"))
    return null;
  const url = new URL(link.href);
  const here = window.location;
  if (url.origin !== here.origin || url.pathname === here.pathname) return null;
  return url.pathname + url.search + url.hash;
}

/** Where the person was about to go. */
type Target = { readonly by: "link"; readonly path: string } | { readonly by: "back" };

export interface LeaveGuard {
  /** The question; the page has to render it. */
  readonly dialog: ReactNode;
  /** Leaves for another page of this site without asking. */
  leaveTo(path: string): void;
}

/**
 * Asks before the person leaves a page with unsaved work: by a link, by the Back button, or by closing the
 * page. A link with `data-keeps-work` is followed without asking.
 */
export function useLeaveGuard(unsaved: boolean, text: string): LeaveGuard {
  const t = useTranslations("leaving");
  const [target, setTarget] = useState<Target | null>(null);
  const leaving = useRef(false);
  const { leaveTo, leaveBack } = useBackGuard(unsaved, () => setTarget({ by: "back" }));

  useEffect(() => {
    if (!unsaved) return;
    function onBeforeUnload(event: BeforeUnloadEvent) {
      if (!leaving.current && asksBeforeLeaving()) event.preventDefault();
    }
    function onClick(event: MouseEvent) {
      const path = pathOf(event);
      const keeps = event.target instanceof Element && event.target.closest("[data-keeps-work]");
      if (path === null || keeps) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget({ by: "link", path });
    }
    window.addEventListener("beforeunload", onBeforeUnload);
    document.addEventListener("click", onClick, true);
    return () => {
      window.removeEventListener("beforeunload", onBeforeUnload);
      document.removeEventListener("click", onClick, true);
    };
  }, [unsaved]);

  function leave() {
    setTarget(null);
    leaving.current = true;
    if (target?.by === "link") leaveTo(target.path);
    else leaveBack();
  }

  return {
    leaveTo,
    dialog: (
      <ConfirmDialog
        open={target !== null}
        title={t("title")}
        confirmLabel={t("leave")}
        cancelLabel={t("stay")}
        destructive
        onCancel={() => setTarget(null)}
        onConfirm={leave}
      >
        {text}
      </ConfirmDialog>
    ),
  };
}
