import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { factsInLine } from "@gf-ledger/messages/facts-in-line";
import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { Allowed } from "@/features/household/allowed";

interface EntryRowProps {
  date: string;
  what: string;
  /** What stands below: for whom, the rule, the note. */
  facts: readonly string[];
  amount: string;
  counted: boolean;
  outside: boolean;
  notCounted?: string;
  /** What is not said of it yet and changes the claim. */
  asked?: string | undefined;
  onChange: () => void;
  onRemove: () => void;
}

/** One dated entry beside the food, with what may be done with it. */
export function EntryRow(row: EntryRowProps) {
  const t = useTranslations("claimEntries");
  const locale = useLocale();
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3 text-sm">
      <div className="min-w-0 grow basis-48">
        <p className="font-medium wrap-anywhere">{row.what}</p>
        <p className="text-ink-soft wrap-anywhere">
          {factsInLine([formatDate(row.date, locale, "medium"), ...row.facts])}
        </p>
        {row.outside ? <Badge className="mt-1">{t("outside")}</Badge> : null}
        {row.asked ? <Badge className="mt-1">{row.asked}</Badge> : null}
        {!row.counted && row.notCounted ? <Badge className="mt-1">{row.notCounted}</Badge> : null}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-2 max-sm:w-full max-sm:justify-between">
        <span className="figures font-medium">{row.amount}</span>
        <Allowed to="change">
          <span className="flex">
            <Button tone="quiet" size="small" onClick={row.onChange}>
              {t("change")}
              <span className="sr-only"> {row.what}</span>
            </Button>
            <Button tone="quiet" size="small" onClick={row.onRemove}>
              {t("remove")}
              <span className="sr-only"> {row.what}</span>
            </Button>
          </span>
        </Allowed>
      </div>
    </li>
  );
}
