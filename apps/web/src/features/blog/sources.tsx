import type { Edition } from "@gf-ledger/domain/edition/edition";
import type { Source } from "../content/source";
import { SourceList } from "../content/source-list";

/** Where an article's figures come from: name, link where there is one, year in parentheses (pages-8). */
export function Sources({ sources, edition }: { sources: readonly Source[]; edition: Edition }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources-title" className="mt-10 rounded-lg bg-sunken p-5">
      <h2 id="sources-title" className="text-base font-semibold">
        Sources and References
      </h2>
      <SourceList sources={sources} edition={edition} />
    </section>
  );
}
