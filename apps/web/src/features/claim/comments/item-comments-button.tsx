import { ChatBubbleLeftEllipsisIcon } from "@heroicons/react/20/solid";
import clsx from "clsx";
import { useTranslations } from "use-intl";

interface ItemCommentsButtonProps {
  name: string;
  /** How many of its comments are open. */
  open: number;
  onOpen: () => void;
}

/** Opens a line item's comments, and says how many are open. */
export function ItemCommentsButton({ name, open, onOpen }: ItemCommentsButtonProps) {
  const t = useTranslations("claimComments");
  return (
    <button
      type="button"
      aria-label={t("ofItem", { name, count: open })}
      onClick={onOpen}
      className={clsx(
        "flex min-h-11 min-w-11 items-center justify-center gap-0.5 rounded-md hover:bg-sunken",
        open > 0 ? "font-semibold text-info" : "text-ink-faint hover:text-ink",
      )}
    >
      <ChatBubbleLeftEllipsisIcon aria-hidden="true" className="size-5" />
      {open > 0 ? <span className="figures text-xs">{open}</span> : null}
    </button>
  );
}
