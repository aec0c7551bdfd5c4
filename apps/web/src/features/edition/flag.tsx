import type { Edition } from "@gf-ledger/domain/edition/edition-facts";

const STRIPES = [0, 2, 4, 6, 8, 10, 12];

/** The country's flag, drawn small; it decorates the country's name beside it. */
export function Flag({ edition }: { edition: Edition }) {
  return (
    <svg viewBox="0 0 24 16" aria-hidden="true" className="h-4 w-6 shrink-0 rounded-xs ring-1 ring-line">
      <rect width="24" height="16" fill="#fff" />
      {edition === "ca" ? (
        <path
          fill="#c8102e"
          d="M0 0h6v16H0zm18 0h6v16h-6zM12 2.2l-1 1.9-1.2-.5.5 3-1.5-1.3-.3.8-1.7-.3.6 1.7-.7.4 2.6 2.1-.3.8 2.6-.4v2.8h.8v-2.8l2.6.4-.3-.8 2.6-2.1-.7-.4.6-1.7-1.7.3-.3-.8-1.5 1.3.5-3-1.2.5z"
        />
      ) : (
        <>
          {STRIPES.map((stripe) => (
            <rect key={stripe} y={(stripe * 16) / 13} width="24" height={16 / 13} fill="#b31942" />
          ))}
          <rect width="10.4" height={(7 * 16) / 13} fill="#0a3161" />
          <path
            stroke="#fff"
            strokeWidth="1"
            strokeDasharray="1 1.1"
            d="M1.2 1.6h8M2.2 3.5h7M1.2 5.4h8M2.2 7.2h7"
          />
        </>
      )}
    </svg>
  );
}
