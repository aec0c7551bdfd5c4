import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition";
import { MatchPicture, PhotoPicture, ReportPicture } from "./step-pictures";

/** Upload, verify, report (pages-1). */
export function Steps({ edition }: { edition: Edition }) {
  const { authority } = EDITION_FACTS[edition];
  const steps = [
    {
      picture: <PhotoPicture edition={edition} />,
      title: "Upload your receipt",
      text: "Take a picture in the shop or drop a photo at home. Lay it flat, in good light, with the store's name and the date in view.",
    },
    {
      picture: <MatchPicture edition={edition} />,
      title: "Verify match results",
      text: "See each gluten-free item beside its regular equivalent. Untick, rename, set your own price: the difference follows.",
    },
    {
      picture: <ReportPicture edition={edition} />,
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
        {steps.map(({ title, text, picture }, index) => (
          <li key={title}>
            {picture}
            <h3 className="mt-5 flex items-baseline gap-3 text-lg font-semibold">
              <span aria-hidden="true" className="figures font-light text-brand">
                {index + 1}
              </span>
              {title}
            </h3>
            <p className="mt-2 text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
