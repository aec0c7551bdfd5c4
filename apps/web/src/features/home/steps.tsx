import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition";

/** Upload, verify, report (§2). */
export function Steps({ edition }: { edition: Edition }) {
  const { authority } = EDITION_FACTS[edition];
  const steps = [
    {
      title: "Upload your receipt",
      text: "Take a picture in the shop or drop a photo at home. Lay it flat, in good light, with the store's name and the date in view.",
    },
    {
      title: "Verify match results",
      text: "See each gluten-free item beside its regular equivalent. Untick, rename, set your own price: the difference follows.",
    },
    {
      title: "Generate your tax report",
      text: `At tax time, choose the year and download a CSV with every item, its category and the total for the ${authority}.`,
    },
  ];
  return (
    <section aria-labelledby="steps-title" className="page py-16 sm:py-20">
      <h2 id="steps-title" className="text-2xl">
        Three steps, about a minute
      </h2>
      <ol className="mt-10 grid gap-8 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-brand pt-5">
            <p aria-hidden="true" className="figures text-3xl font-light text-brand">
              {index + 1}
            </p>
            <h3 className="mt-2 text-lg font-semibold">{title}</h3>
            <p className="mt-2 text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
