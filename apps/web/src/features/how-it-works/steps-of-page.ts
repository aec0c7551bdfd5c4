import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";

interface Step {
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
}

/** The three steps that the page explains to a locale's readers. */
export function stepsOf(locale: Locale): readonly Step[] {
  const t = translatorOf(locale, "howItWorks");
  const { edition } = LOCALE_FACTS[locale];
  return [
    {
      title: t("upload.title"),
      text: t("upload.text"),
      points: [
        t("upload.points.light"),
        t("upload.points.whole"),
        t("upload.points.flat"),
        t("upload.points.named"),
      ],
    },
    {
      title: t("verify.title"),
      text: t("verify.text"),
      points: [
        t("verify.points.untick"),
        t("verify.points.correct"),
        t("verify.points.price"),
        t("verify.points.unsure"),
      ],
    },
    {
      title: t("report.title"),
      text: t(`report.text.${edition}`),
      points: [
        t(`report.points.${edition}.totals`),
        t(`report.points.${edition}.detail`),
        t(`report.points.${edition}.claim`),
      ],
    },
  ];
}

/** What is behind the product, as a locale's readers are told. */
export function technologyOf(locale: Locale): readonly Omit<Step, "points">[] {
  const t = translatorOf(locale, "howItWorks.technology");
  const { edition } = LOCALE_FACTS[locale];
  return [
    { title: t("reading.title"), text: t(`reading.text.${edition}`) },
    { title: t("matching.title"), text: t("matching.text") },
    { title: t(`rules.title.${edition}`), text: t(`rules.text.${edition}`) },
  ];
}
