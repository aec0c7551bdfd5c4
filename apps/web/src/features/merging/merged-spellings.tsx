import type { MergedNames } from "@gf-ledger/domain/matching/merged-names";
import { Button } from "@/components/button";

interface MergedSpellingsProps {
  merged: MergedNames["merged"];
  busy: boolean;
  onPart: (from: string) => void;
}

/** What was merged before, each with the way to part it again. */
export function MergedSpellings({ merged, busy, onPart }: MergedSpellingsProps) {
  if (merged.length === 0) return null;
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="text-sm font-semibold">Merged spellings</h3>
      <ul className="mt-2 max-h-56 divide-y divide-line overflow-y-auto">
        {merged.map(({ from, into }) => (
          <li key={from} className="flex items-center justify-between gap-3 py-1.5 text-sm">
            <span className="min-w-0 break-words">
              {from} <span className="text-ink-soft">is counted as</span> {into}
            </span>
            <Button tone="quiet" size="small" disabled={busy} onClick={() => onPart(from)}>
              Part<span className="sr-only"> {from}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
