import type { ClaimChangesView } from "@gf-ledger/claim/file/claim-view";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { useLocale, useMessages, useTranslations } from "use-intl";

type Recorded = ClaimChangesView["recorded"][number];
type Named = Readonly<Record<string, string>>;

/** Who changed what, when, from what to what, and why: the newest first. */
export function ChangeList({ changes }: { changes: readonly Recorded[] }) {
  const t = useTranslations("claimChanges");
  const locale = useLocale();
  // What a later version records has no name here, and is shown as it is recorded.
  const { things }: { readonly things: Named } = useMessages().claimChanges;
  if (changes.length === 0) return null;

  function changeText({ thing, change, inWords }: Recorded): string {
    const kind = things[thing] ?? thing;
    const { name, day, field } = inWords;
    const [old, now] = [inWords.old ?? t("nothing"), inWords.new ?? t("nothing")];
    if (change === "added") return t("added", { what: kind, value: now });
    if (change === "removed") return t("removed", { what: kind, value: old });
    const called = name && day ? t("nameAndDay", { name, day: formatDate(day, locale, "medium") }) : name;
    return t("changed", { what: called ?? kind, field: field ?? "", old, new: now });
  }

  function byWhom({ changedBy: who, changedAt, why }: Recorded): string {
    const day = formatDate(changedAt.slice(0, 10), locale, "medium");
    return why ? t("because", { who, day, why }) : t("by", { who, day });
  }

  return (
    <ul className="mt-4 max-h-96 divide-y divide-line overflow-y-auto text-sm">
      {changes.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the record of one answer never changes its order.
        <li key={index} className="py-2">
          <span className="block break-words first-letter:uppercase">{changeText(one)}</span>
          <span className="block text-xs text-ink-soft">{byWhom(one)}</span>
        </li>
      ))}
    </ul>
  );
}
