import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import { MatchPicture, PhotoPicture, ReportPicture } from "./pictures/step-pictures";

/** Upload, verify, report (pages-1). */
export function Steps({ locale }: { locale: Locale }) {
  const t = translatorOf(locale, "home.steps");
  const authority = translatorOf(locale, "shell.authority")(LOCALE_FACTS[locale].edition);
  const steps = [
    {
      picture: <PhotoPicture locale={locale} />,
      title: t("upload.title"),
      text: t("upload.text"),
    },
    {
      picture: <MatchPicture locale={locale} />,
      title: t("verify.title"),
      text: t("verify.text"),
    },
    {
      picture: <ReportPicture locale={locale} />,
      title: t("report.title"),
      text: t("report.text", { authority }),
    },
  ];
  return (
    <section aria-labelledby="steps-title" className="page py-16 sm:py-20">
      <h2 id="steps-title" className="text-2xl">
        {t("title")}
      </h2>
      <ol className="mt-10 grid gap-8 lg:grid-cols-3">
        {steps.map(({ title, text, picture }, index) => (
          // A third of a tablet is too narrow for a picture, which there stands beside its words.
          <li
            key={title}
            className="sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:items-center sm:max-lg:gap-8"
          >
            {picture}
            <div>
              <h3 className="flex max-sm:mt-5 lg:mt-5 items-baseline gap-3 text-lg font-semibold">
                <span aria-hidden="true" className="figures font-light text-brand">
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className="mt-2 text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
