import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { ReceiptSummary } from "@gf-ledger/domain/receipt/receipt-list";
import { factsInLine } from "@gf-ledger/messages/facts-in-line";
import { DocumentTextIcon, TrashIcon, XMarkIcon } from "@heroicons/react/24/outline";
import Image from "next/image";
import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { IntentLink } from "@/components/intent-link";
import { Allowed } from "@/features/household/allowed";
import { thumbnailOf } from "@/features/receipt-editor/photo/thumbnails";
import { useKeptImage } from "@/hooks/use-kept-image";

/** The photo's head as this device kept it (receipts-68), or a sign. It repeats what the row says. */
function ReceiptThumbnail({ receiptId }: { receiptId: string }) {
  const url = useKeptImage(receiptId, thumbnailOf);
  return (
    <span className="grid h-16 w-12 shrink-0 place-items-center overflow-hidden rounded-md border border-line bg-sunken">
      {url ? (
        <Image
          unoptimized
          width={48}
          height={64}
          src={url}
          alt=""
          data-testid="thumbnail"
          className="size-full object-cover object-top"
        />
      ) : (
        <DocumentTextIcon aria-hidden="true" className="size-6 text-ink-faint" />
      )}
    </span>
  );
}

interface ReceiptEntryProps {
  receipt: ReceiptSummary;
  onDiscard: (receipt: ReceiptSummary) => void;
}

/** One receipt of the list: what it is, what the reports hold of it, and the way to it. */
export function ReceiptEntry({ receipt, onDiscard }: ReceiptEntryProps) {
  const locale = useLocale();
  const t = useTranslations("receipts.entry");
  const common = useTranslations("common");
  const { store, purchaseDate, total, currency, reopened, lineItemCount } = receipt;
  const draft = receipt.status === "draft";
  const Icon = reopened ? XMarkIcon : TrashIcon;
  const name = store ?? common("unknownStore");
  const money = (dollars: number) => formatMoney(dollars, locale, currency);
  const paid = total === null ? null : money(total);
  const facts = [
    purchaseDate ? formatDate(purchaseDate, locale, "medium") : common("unknownDate"),
    t("items", { items: receipt.itemCount }),
  ];
  return (
    <li className="relative flex items-center gap-3 px-4 py-3 hover:bg-sunken/60 sm:gap-4">
      <ReceiptThumbnail receiptId={receipt.id} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <IntentLink
            href={`/receipt-review/${receipt.id}`}
            className="font-semibold wrap-anywhere no-underline after:absolute after:inset-0 hover:underline"
          >
            {name}
          </IntentLink>
          {reopened ? (
            <Badge tone="warn">{t("reopened")}</Badge>
          ) : draft ? (
            <Badge tone="warn">{t("draft")}</Badge>
          ) : null}
        </p>
        <p className="text-sm text-ink-soft">
          {factsInLine(facts)}
          {paid === null ? null : <span className="sm:hidden">{`\u00A0· ${paid}`}</span>}
        </p>
        {draft && !reopened ? null : (
          <p className="text-sm">
            {t.rich("counted", {
              extraCost: money(receipt.countedExtraCost),
              items: lineItemCount,
              amount: (words) => <span className="figures font-semibold text-claim">{words}</span>,
              words: (words) => <span className="text-ink-soft">{words}</span>,
            })}
          </p>
        )}
      </div>
      {draft ? (
        <Allowed to="change">
          <Button tone="quiet" size="small" className="relative shrink-0" onClick={() => onDiscard(receipt)}>
            <Icon aria-hidden="true" className="size-5 sm:hidden" />
            <span className="max-sm:sr-only">{t(reopened ? "leave" : "discard")}</span>
            <span className="sr-only"> {name}</span>
          </Button>
        </Allowed>
      ) : null}
      {paid === null ? null : <span className="figures font-medium max-sm:hidden">{paid}</span>}
    </li>
  );
}
