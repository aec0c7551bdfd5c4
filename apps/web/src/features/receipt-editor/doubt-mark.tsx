import { ExclamationTriangleIcon } from "@heroicons/react/20/solid";
import { useTranslations } from "use-intl";

/** Beside a figure that was hard to read (receipts-137); a screen reader is told in words. */
export function DoubtMark() {
  const t = useTranslations("receipt.head");
  return (
    <>
      <ExclamationTriangleIcon aria-hidden="true" className="ml-1.5 inline size-4 text-warn" />
      <span className="sr-only">, {t("doubtful")}</span>
    </>
  );
}
