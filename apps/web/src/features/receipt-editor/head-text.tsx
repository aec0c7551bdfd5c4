import { ExclamationTriangleIcon, PencilSquareIcon } from "@heroicons/react/20/solid";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

interface HeadTextProps {
  ref: (text: HTMLElement | null) => void;
  /** What pressing it does. */
  label: string;
  /** Whether it was hard to read. */
  doubted: boolean;
  /** `null` where it can't be changed. */
  onOpen: (() => void) | null;
  children: ReactNode;
}

/** The store or the date of a receipt as text; on a draft a press opens it as a field. */
export function HeadText({ ref, label, doubted, onOpen, children }: HeadTextProps) {
  const t = useTranslations("receipt.head");
  if (onOpen === null) return <span className="wrap-anywhere">{children}</span>;
  return (
    <button
      ref={ref}
      type="button"
      onClick={onOpen}
      className="-mx-1 rounded-sm px-1 text-left hover:bg-sunken pointer-coarse:min-h-11"
    >
      <span className="wrap-anywhere underline decoration-line-strong decoration-dotted underline-offset-4">
        {children}
      </span>
      {doubted ? (
        <ExclamationTriangleIcon aria-hidden="true" className="ml-1.5 inline size-4 text-warn" />
      ) : (
        <PencilSquareIcon aria-hidden="true" className="ml-1.5 inline size-4 text-ink-faint" />
      )}
      <span className="sr-only">
        , {doubted ? `${t("doubtful")} ` : null}
        {label}
      </span>
    </button>
  );
}
