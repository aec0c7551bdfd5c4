"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { ConfirmDialog } from "@/components/confirm-dialog";

/** The path a plain click on a link of this site leads to; `null` for anything else. */
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

/**
 * Asks before a page with unsaved work is left, by a link or by closing it. Answers the dialog to render.
 * A link with `data-keeps-work` is let through.
 */
export function useLeaveGuard(unsaved: boolean, text: string): ReactNode {
  const router = useRouter();
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    if (!unsaved) return;
    function onBeforeUnload(event: BeforeUnloadEvent) {
      event.preventDefault();
    }
    function onClick(event: MouseEvent) {
      const path = pathOf(event);
      const keeps = event.target instanceof Element && event.target.closest("[data-keeps-work]");
      if (path === null || keeps) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(path);
    }
    window.addEventListener("beforeunload", onBeforeUnload);
    document.addEventListener("click", onClick, true);
    return () => {
      window.removeEventListener("beforeunload", onBeforeUnload);
      document.removeEventListener("click", onClick, true);
    };
  }, [unsaved]);

  return (
    <ConfirmDialog
      open={target !== null}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      destructive
      onCancel={() => setTarget(null)}
      onConfirm={() => {
        if (target) router.push(target);
        setTarget(null);
      }}
    >
      {text}
    </ConfirmDialog>
  );
}
