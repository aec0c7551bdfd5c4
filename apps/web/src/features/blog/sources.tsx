import type { Article } from "./article";

/** Where an article's figures come from: name, link where there is one, year in parentheses (pages-8). */
export function Sources({ sources }: { sources: Article["sources"] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources-title" className="mt-10 rounded-lg bg-sunken p-5">
      <h2 id="sources-title" className="text-base font-semibold">
        Sources and References
      </h2>
      <ul className="mt-3 space-y-2 text-sm">
        {sources.map(({ name, url, year }) => (
          <li key={name}>
            {url ? (
              <a href={url} target="_blank" rel="noopener noreferrer" className="text-brand underline">
                {name}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            ) : (
              name
            )}
            {year ? ` (${year})` : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
