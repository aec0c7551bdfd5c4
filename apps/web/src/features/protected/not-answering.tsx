"use client";

import { SignalSlashIcon } from "@heroicons/react/24/outline";
import { type ReactNode, useEffect } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";

/** A server that starts again is back within seconds. */
const ASK_AGAIN_MS = 3000;

interface NotAnsweringProps {
  onAskAgain: () => void;
  /** Shown in place of the notice: what can be done without the server. */
  children?: ReactNode;
}

/** Shown while the server does not answer who is signed in (screens-17): asks again by itself, and on request. */
export function NotAnswering({ onAskAgain, children }: NotAnsweringProps) {
  const t = useTranslations("protectedPages.notAnswering");
  const common = useTranslations("common");
  useEffect(() => {
    const timer = setInterval(onAskAgain, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [onAskAgain]);
  if (children) return children;
  return (
    <div role="status" className="page flex flex-col items-center py-24 text-center">
      <SignalSlashIcon aria-hidden="true" className="size-10 text-ink-faint" />
      <h1 className="mt-4 text-2xl sm:text-3xl">{t("title")}</h1>
      <p className="mt-4 max-w-md text-ink-soft">{t("text")}</p>
      <Button tone="secondary" className="mt-8" onClick={onAskAgain}>
        {common("tryAgain")}
      </Button>
    </div>
  );
}
