import type { ClaimChangesView } from "@gf-ledger/claim/file/claim-view";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { useLocale, useMessages, useTranslations } from "use-intl";

type Recorded = ClaimChangesView["recorded"][number];
type Named = Readonly<Record<string, string>>;

/** Old and new values as short text; the record of a whole thing by its name. */
function valueText(value: Recorded["old"], nothing: string): string {
  if (value === null) return nothing;
  if (typeof value !== "object") return String(value);
  const { name } = value as { name?: unknown };
  return typeof name === "string" ? name : JSON.stringify(value);
}

/** A recorded field by its name; an income is that of a year, a share that of a category. */
function fieldText(field: string, fields: Named): string {
  const [, name = field, of = ""] = /^(netIncome|shares)(?: of )?(.+)$/.exec(field) ?? [];
  return (fields[name] ?? name) + (of === "" ? "" : ` (${of})`);
}

/** Who changed what, when, from what to what, and why: the newest first. */
export function ChangeList({ changes }: { changes: readonly Recorded[] }) {
  const t = useTranslations("claimChanges");
  const locale = useLocale();
  // What a later version records has no name here, and is shown as it is recorded.
  const { things, fields }: Readonly<Record<"things" | "fields", Named>> = useMessages().claimChanges;
  if (changes.length === 0) return null;

  function changeText({ thing, change, field, old, new: now }: Recorded): string {
    const what = things[thing] ?? thing;
    const [before, after] = [valueText(old, t("nothing")), valueText(now, t("nothing"))];
    if (change === "added") return t("added", { what, value: after });
    if (change === "removed") return t("removed", { what, value: before });
    return t("changed", { what, field: fieldText(field ?? "", fields), old: before, new: after });
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
