import { PhotoIcon } from "@heroicons/react/20/solid";
import { useTranslations } from "use-intl";

/** In place of a photo that is not here, or that this browser can't show. */
export function NoPhoto({ broken }: { broken: boolean }) {
  const t = useTranslations("receipt.photo");
  return (
    <div className="rounded-lg border border-dashed border-line-strong/60 bg-canvas text-ink-soft max-lg:flex max-lg:items-center max-lg:gap-2 max-lg:border-0 max-lg:px-1 max-lg:text-xs lg:p-6 lg:text-center lg:text-sm">
      <PhotoIcon aria-hidden="true" className="size-5 shrink-0 text-ink-faint lg:mx-auto lg:mb-2 lg:size-8" />
      {t(broken ? "notShown" : "notKept")}
    </div>
  );
}
