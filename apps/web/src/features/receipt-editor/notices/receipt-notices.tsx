import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { useMemo, useRef, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import { Alert } from "@/components/notices/alert";
import { useKeyedMessages } from "@/features/language/words/use-keyed-messages";
import type { ReceiptChanges } from "../changes/use-receipt-changes";
import { useFocusInList } from "../items/use-focus-in-list";

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
const generalIssues = ({ issues }: ReceiptView) => {
  const general = issues.filter(({ code, itemIndex }) => itemIndex === null && code !== "no_currency");
  // Of rows that are printed alike the next one is asked about once an item was added for the first.
  return general.filter(({ message }, at) => general.findIndex((one) => one.message === message) === at);
};

export const hasGeneralIssues = (receipt: ReceiptView) => generalIssues(receipt).length > 0;

interface ReceiptIssuesProps {
  receipt: ReceiptView;
  changes: ReceiptChanges;
}

interface AddRowProps {
  id: string;
  name: string;
  cents: number;
  changes: ReceiptChanges;
}

/** Adds a row that was left out as the item that it would be; what was given back is added by hand, with its purchase. */
function AddRow({ id, name, cents, changes }: AddRowProps) {
  const t = useTranslations("receipt.notices");
  const [busy, setBusy] = useState(false);
  return (
    <Button
      tone="secondary"
      size="small"
      busy={busy}
      data-add-row={id}
      onClick={() => {
        setBusy(true);
        void changes.addLine(name, dollarsFromCents(cents)).then(() => setBusy(false));
      }}
    >
      {t("addRow", { name })}
    </Button>
  );
}

export function ReceiptIssues({ receipt, changes }: ReceiptIssuesProps) {
  const t = useTranslations("receipt.notices");
  const isDraft = receipt.status === "draft";
  const translate = useKeyedMessages();
  const issues = useMemo(() => generalIssues(receipt), [receipt]);
  const list = useRef<HTMLUListElement>(null);
  // Before the list of the items, which takes the focus once no row is left to be added.
  useFocusInList(
    list,
    useMemo(() => issues.map(({ message }) => message), [issues]),
    "data-add-row",
  );
  return (
    <Alert tone="warn" title={t("pleaseCheck")}>
      <ul ref={list} className="mt-1 list-disc pl-5">
        {issues.map((issue) => (
          <li key={`${issue.code} ${issue.message}`}>
            {translate(issue.message)}
            {isDraft && issue.row && issue.row.cents > 0 ? (
              <div className="py-1">
                <AddRow {...issue.row} id={issue.message} changes={changes} />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
