"use client";

import { useTranslations } from "use-intl";
import { useMediaQuery } from "@/hooks/use-media-query";

const onApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Keys as they are printed on the keyboard, one after the other. */
export function ShownKeys({ keys }: { keys: string }) {
  const t = useTranslations("commands");
  const fine = useMediaQuery("(pointer: fine)");
  const presses = keys.split(">").map((press) => {
    const [key = "", modifier] = press.split("+").reverse();
    const shown = key.length === 1 ? key.toUpperCase() : key;
    return modifier === undefined ? shown : fine && onApple() ? `⌘${shown}` : `${t("control")}+${shown}`;
  });
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-1">
      {presses.map((press) => (
        <kbd
          key={press}
          className="min-w-6 rounded-sm border border-line-strong/60 bg-sunken px-1.5 py-0.5 text-center font-mono text-xs"
        >
          {press}
        </kbd>
      ))}
    </span>
  );
}
