import { citation } from "@gf-ledger/claim/figures/citation";
import type { Provenance } from "@gf-ledger/claim/figures/provenance";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";

interface FigureSourcesProps {
  figures: readonly { readonly figure: string; readonly from: Provenance }[];
  edition: Edition;
}

/** Where each figure of the law was read, on which day, and how well it is known (calculators-10). */
export function FigureSources({ figures, edition }: FigureSourcesProps) {
  return (
    <div className="border-t border-line pt-3 text-xs">
      <p className="font-semibold">Where these figures were read</p>
      <ul className="mt-1 space-y-1">
        {figures.map(({ figure, from }) => (
          <li key={figure}>
            {figure}: {citation(from, edition)}.
          </li>
        ))}
      </ul>
    </div>
  );
}
