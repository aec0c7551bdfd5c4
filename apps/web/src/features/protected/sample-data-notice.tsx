"use client";

import { BeakerIcon } from "@heroicons/react/20/solid";
import { useTranslations } from "use-intl";

/** Says on every page of the sample account that nothing on it is real. */
export function SampleDataNotice() {
  const t = useTranslations("protectedPages");
  return (
    <p className="border-b border-line bg-wheat-soft text-sm text-ink">
      <span className="page flex items-center gap-2 py-2">
        <BeakerIcon aria-hidden="true" className="size-5 shrink-0" />
        <span>
          {t.rich("sample", {
            strong: (words) => <strong>{words}</strong>,
            together: (words) => <span className="whitespace-nowrap">{words}</span>,
          })}
        </span>
      </span>
    </p>
  );
}
