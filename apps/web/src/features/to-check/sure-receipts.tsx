import type { ReceiptToCheck } from "@gf-ledger/domain/receipt/to-check";
import { ChevronDownIcon } from "@heroicons/react/20/solid";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { IntentLink } from "@/components/intent-link";
import { ProgressBar } from "@/components/notices/progress-bar";
import { useReceiptFacts } from "./use-receipt-facts";
import { useSaveSure } from "./use-save-sure";

/** What needs no look, saved with one tap; a press shows which receipts these are. */
export function SureReceipts({ receipts }: { receipts: readonly ReceiptToCheck[] }) {
  const t = useTranslations("receipts.toCheck");
  const factsOf = useReceiptFacts();
  const { progress, saveAll } = useSaveSure();
  return (
    <section aria-label={t("sure", { receipts: receipts.length })}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 max-w-prose">
          <p className="font-semibold">{t("sure", { receipts: receipts.length })}</p>
          <p className="text-sm text-ink-soft">{t("sureText")}</p>
        </div>
        <Button
          busy={progress !== null}
          className="max-sm:w-full"
          onClick={() => void saveAll(receipts.map(({ id }) => id))}
        >
          {progress ? t("saving", { ...progress }) : t("saveAll", { receipts: receipts.length })}
        </Button>
      </div>
      {progress ? (
        <ProgressBar
          label={t("saving", { ...progress })}
          value={(100 * progress.done) / progress.all}
          className="mt-3"
        />
      ) : null}
      <details className="group mt-3 text-sm">
        <summary className="finger inline-flex min-h-6 cursor-pointer items-center gap-1 font-semibold text-brand">
          {t("show")}
          <ChevronDownIcon aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <ul className="mt-2 divide-y divide-line">
          {receipts.map((receipt) => {
            const { store, facts } = factsOf(receipt);
            return (
              <li key={receipt.id} className="flex flex-wrap justify-between gap-x-4 py-2">
                <IntentLink
                  href={`/receipt-review/${receipt.id}`}
                  className="finger font-medium wrap-anywhere text-brand underline underline-offset-2"
                >
                  {store}
                </IntentLink>
                <span className="text-ink-soft">{facts}</span>
              </li>
            );
          })}
        </ul>
      </details>
    </section>
  );
}
