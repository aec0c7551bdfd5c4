import type { ClaimChangesView } from "@gf-ledger/claim/file/claim-view";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";

interface ListProps {
  changes: ClaimChangesView;
  edition: Edition;
}

type Recorded = ClaimChangesView["recorded"][number];

/** Old and new values as short text; the record of a whole thing by its name. */
function valueText(value: Recorded["old"]): string {
  if (value === null) return "nothing";
  if (typeof value !== "object") return String(value);
  const { name } = value as { name?: unknown };
  return typeof name === "string" ? name : JSON.stringify(value);
}

const THING_WORDS: Readonly<Record<string, string>> = {
  "line-item": "Line item",
  person: "Person",
  adjustment: "Adjustment",
  "other-expense": "Other expense",
  "exchange-rate": "Exchange rate",
  claim: "Claim",
};

function changeText({ thing, change, field, old, new: now }: Recorded): string {
  const what = THING_WORDS[thing] ?? thing;
  if (change === "added") return `${what} added: ${valueText(now)}`;
  if (change === "removed") return `${what} removed: ${valueText(old)}`;
  return `${what}, ${field}: ${valueText(old)} → ${valueText(now)}`;
}

/** Who changed what, when, from what to what, and why: the newest first. */
export function ChangeList({ changes, edition }: ListProps) {
  if (changes.recorded.length === 0) return null;
  return (
    <ul className="mt-4 max-h-96 divide-y divide-line overflow-y-auto text-sm">
      {changes.recorded.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the record of one answer never changes its order.
        <li key={index} className="py-2">
          <span className="block break-words">{changeText(one)}</span>
          <span className="block text-xs text-ink-soft">
            {one.changedBy}, {formatDate(one.changedAt.slice(0, 10), edition, "medium")}
            {one.why ? `: ${one.why}` : ""}
          </span>
        </li>
      ))}
    </ul>
  );
}
