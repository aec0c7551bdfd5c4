import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { Card, CardBody } from "@/components/card";
import { LinkButton } from "@/components/link-button";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { ProductIllustration } from "@/features/home/pictures/product-illustration";
import { stepsOf, technologyOf } from "@/features/how-it-works/steps-of-page";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";
import { PageHeading } from "@/features/shell/page-heading";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "howItWorks");
  const words = { title: t("title"), description: t(`introduction.${LOCALE_FACTS[locale].edition}`) };
  return pageMetadata({ locale, path: "/how-it-works", ...words });
}

export default async function HowItWorksPage(props: EditionProps) {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "howItWorks");
  return (
    <div className="page">
      <PageHeading title={t("title")}>
        <p>{t(`introduction.${LOCALE_FACTS[locale].edition}`)}</p>
      </PageHeading>
      <div className="grid items-start gap-12 py-6 lg:grid-cols-[1fr_1fr]">
        <ol className="space-y-10">
          {stepsOf(locale).map(({ title, text, points }, index) => (
            <li key={title} className="flex gap-5">
              <span
                aria-hidden="true"
                className="figures grid size-10 shrink-0 place-items-center rounded-full bg-brand font-semibold text-on-brand"
              >
                {index + 1}
              </span>
              <div>
                <h2 className="text-xl">{title}</h2>
                <p className="mt-2 text-ink-soft">{text}</p>
                <ul className="mt-3 list-disc space-y-1 pl-5 text-sm text-ink-soft marker:text-brand">
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
        <div className="lg:sticky lg:top-24">
          <ProductIllustration locale={locale} />
        </div>
      </div>
      <section aria-labelledby="technology-title" className="mt-14">
        <h2 id="technology-title" className="text-2xl">
          {t("technologyTitle")}
        </h2>
        <ul className="mt-6 grid gap-6 md:grid-cols-3">
          {technologyOf(locale).map(({ title, text }) => (
            <li key={title}>
              <Card className="h-full">
                <CardBody>
                  <h3 className="text-lg font-semibold">{title}</h3>
                  <p className="mt-2 text-sm text-ink-soft">{text}</p>
                </CardBody>
              </Card>
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-14 flex flex-col gap-3 rounded-xl bg-brand-soft p-6 sm:flex-row sm:items-center sm:p-10">
        <p className="flex-1 text-lg font-semibold">{t("invitation.text")}</p>
        <LinkButton href="/sign-up" prefetch={false}>
          {t("invitation.createAccount")}
        </LinkButton>
        <LinkButton href="/upload-receipt" tone="secondary" prefetch={false}>
          {t("invitation.upload")}
        </LinkButton>
      </div>
    </div>
  );
}
