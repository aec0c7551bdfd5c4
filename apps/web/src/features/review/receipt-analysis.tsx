import type { ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { Card, CardBody, CardTitle } from "@/components/card";

/** A receipt that another version of the product read may name a reader that this one does not have. */
const READERS: Readonly<Record<string, string>> = {
  local: "Built-in reader (nothing left this server)",
  openai: "AI vision service",
} satisfies Record<ReceiptReading["reader"]["name"], string>;

/** receipts-49 Review: how the receipt was read. */
export function ReceiptAnalysis({ receipt }: { receipt: ReceiptView }) {
  const doubtful = receipt.items.filter((item) => item.confidence < 0.6).length;
  const rows: [string, string][] = [
    ["Read by", READERS[receipt.reader.name] ?? receipt.reader.name],
    ["Reader version", receipt.reader.version],
    ["Confidence", `${Math.round(receipt.confidence * 100)}%`],
    ["Items found", String(receipt.items.length)],
    ["Lines to check", String(doubtful)],
    ["Price catalogue", receipt.catalogueVersion],
    ["Photo fingerprint", receipt.imageSha256.slice(0, 12)],
  ];
  return (
    <Card>
      <CardBody>
        <CardTitle>Receipt Analysis</CardTitle>
        <dl className="mt-3 text-sm">
          {rows.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4 border-b border-line py-1.5 last:border-0">
              <dt className="shrink-0 text-ink-soft">{label}</dt>
              <dd className="min-w-0 text-right break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-xs text-ink-faint">
          The photo itself is not stored. Its fingerprint can show that a photo you keep is the one that was
          read.
        </p>
      </CardBody>
    </Card>
  );
}
