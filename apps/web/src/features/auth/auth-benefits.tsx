import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition";

/** The side panel of the auth screen (accounts-27). */
export function AuthBenefits({ edition }: { edition: Edition }) {
  const { authority, retentionYears, retentionFrom } = EDITION_FACTS[edition];
  const benefits = [
    ["Scan a receipt in seconds", "The items, prices, store and date come off the photo by themselves."],
    [
      "See what gluten-free really costs you",
      "Each item stands beside its regular equivalent, and you have the last word.",
    ],
    [
      `Be ready for the ${authority}`,
      `A report per tax year, by category and item. Keep your receipts for ${retentionYears} years from ${retentionFrom}.`,
    ],
    [
      "Your photos stay yours",
      "Images are read and not stored. Download or delete your data whenever you like.",
    ],
  ] as const;
  return (
    <aside aria-labelledby="benefits-title" className="rounded-xl bg-brand-soft p-6 sm:p-10">
      <h2 id="benefits-title" className="text-xl">
        Why people keep their receipts here
      </h2>
      <ul className="mt-6 space-y-5">
        {benefits.map(([title, text]) => (
          <li key={title} className="flex gap-3">
            <svg viewBox="0 0 20 20" aria-hidden="true" className="mt-1 size-5 shrink-0 text-brand">
              <path d="m4 10.5 4 4 8-9" fill="none" stroke="currentColor" strokeWidth="2.4" />
            </svg>
            <div>
              <h3 className="text-base font-semibold">{title}</h3>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
