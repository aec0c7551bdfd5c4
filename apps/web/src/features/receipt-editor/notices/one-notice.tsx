"use client";

import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";

interface OneNoticeProps {
  /** The most pressing one first; what does not apply is `null` or `false`. */
  notices: readonly (ReactNode | null | false)[];
}

/** Shows several notices about a receipt one at a time (screens-24): the others are a press away. */
export function OneNotice({ notices }: OneNoticeProps) {
  const t = useTranslations("receipt.notices");
  const [chosen, setChosen] = useState(0);
  const shown = notices.filter((notice) => notice !== null && notice !== false);
  const all = shown.length;
  if (all === 0) return null;
  const at = chosen % all;
  return (
    <div aria-live="polite">
      {shown[at]}
      {all > 1 ? (
        <div className="mt-1 flex items-center justify-end gap-2 text-xs text-ink-soft">
          <span className="figures">{t("place", { at: at + 1, all })}</span>
          <Button tone="quiet" size="small" onClick={() => setChosen(at + 1)}>
            {t("next")}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
