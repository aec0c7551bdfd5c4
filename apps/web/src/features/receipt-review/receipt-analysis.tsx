import type { ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { useTranslations } from "use-intl";
import { Card, CardBody, CardTitle } from "@/components/card";
import { useWholePercent } from "@/features/language/use-whole-percent";

type Reader = ReceiptReading["reader"]["name"];

/** A receipt that another version of the product read may name a reader that this one does not have. */
const isReader = (name: string): name is Reader => name === "local" || name === "openai";

/** receipts-49 Review: how the receipt was read. */
export function ReceiptAnalysis({ receipt }: { receipt: ReceiptView }) {
  const t = useTranslations("review.analysis");
  const percent = useWholePercent();
  const { name, version } = receipt.reader;
  const doubtful = receipt.items.filter((item) => item.confidence < 0.6).length;
  const rows: [string, string][] = [
    [t("readBy"), isReader(name) ? t(name) : name],
    [t("version"), version],
    [t("confidence"), percent(receipt.confidence)],
    [t("items"), String(receipt.items.length)],
    [t("toCheck"), String(doubtful)],
    [t("catalogue"), receipt.catalogueVersion],
    [t("fingerprint"), receipt.imageSha256.slice(0, 12)],
  ];
  return (
    <Card>
      <CardBody>
        <CardTitle>{t("title")}</CardTitle>
        <dl className="mt-3 text-sm">
          {rows.map(([label, value]) => (
            <div
              key={label}
              className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5 last:border-0"
            >
              <dt className="text-ink-soft">{label}</dt>
              <dd className="ms-auto min-w-0 text-right wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-xs text-ink-faint">{t("notStored")}</p>
      </CardBody>
    </Card>
  );
}
