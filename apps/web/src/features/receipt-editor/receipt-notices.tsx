import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { useLocale, useTranslations } from "use-intl";
import { Alert } from "@/components/alert";
import { LinkButton } from "@/components/link-button";
import { useKeyedMessages } from "@/features/language/use-keyed-messages";

/** receipts-6: says that the receipt was uploaded before; the person decides. */
export function DuplicateNotice({ receipt }: { receipt: ReceiptView }) {
  const locale = useLocale();
  const t = useTranslations("receipt.notices");
  if (!receipt.duplicateOf) return null;
  return (
    <Alert
      tone="warn"
      title={t("duplicate")}
      actions={
        <LinkButton href={`/receipt-review/${receipt.duplicateOf}`} tone="secondary" size="small">
          {t("lookAtFirst")}
        </LinkButton>
      }
    >
      {receipt.purchaseDate
        ? t("duplicateOf", { date: formatDate(receipt.purchaseDate, locale) })
        : t("duplicateText")}
    </Alert>
  );
}

/** What the reader doubts about the receipt as a whole; doubts about an item are shown at the item. */
const generalIssues = ({ issues }: ReceiptView) =>
  issues.filter(({ code, itemIndex }) => itemIndex === null && code !== "no_currency");

export const hasGeneralIssues = (receipt: ReceiptView) => generalIssues(receipt).length > 0;

export function ReceiptIssues({ receipt }: { receipt: ReceiptView }) {
  const t = useTranslations("receipt.notices");
  const translate = useKeyedMessages();
  return (
    <Alert tone="warn" title={t("pleaseCheck")}>
      <ul className="mt-1 list-disc pl-5">
        {generalIssues(receipt).map((issue) => (
          <li key={`${issue.code} ${issue.message}`}>{translate(issue.message)}</li>
        ))}
      </ul>
    </Alert>
  );
}
