import type { Edition } from "@gf-ledger/domain/edition/edition-facts";

const LETTERS = {
  ca: [["canada", "Certificate of the need for a gluten-free diet"]],
  us: [
    ["united-states", "Physician's statement on a gluten-free diet"],
    ["medical-necessity", "Letter of medical necessity, for an HSA, FSA or HRA"],
  ],
} as const satisfies Record<Edition, readonly (readonly [kind: string, title: string])[]>;

/** The letters of an edition for a practitioner to sign (claim-20). */
export function Letters({ edition }: { edition: Edition }) {
  return (
    <section aria-labelledby="letters" className="mt-12 max-w-prose">
      <h2 id="letters" className="text-xl font-semibold">
        Letters to be signed
      </h2>
      <p className="mt-2 text-ink-soft">
        A claim rests on a practitioner's letter. Print one of these, have it signed, and keep it with your
        receipts.
      </p>
      <ul className="mt-4 space-y-2">
        {LETTERS[edition].map(([kind, title]) => (
          <li key={kind}>
            <a className="font-medium text-brand underline" href={`/api/letters/${kind}`}>
              {title} (PDF)
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
