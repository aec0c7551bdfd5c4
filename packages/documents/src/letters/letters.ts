import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { LetterKind } from "@gf-ledger/domain/letters/letter-address";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { Letter } from "./letter";

/** What every letter has around its own words. */
function around(locale: Locale) {
  const t = translatorOf(locale, "letters");
  return {
    locale,
    subject: t("subject"),
    letterhead: t("letterhead"),
    forPatient: t("forPatient"),
    patientBlanks: [t("blanks.patient"), t("blanks.birthDate"), t("blanks.diagnosis")],
  };
}

function forCanada(locale: Locale): Letter {
  const t = translatorOf(locale, "letters.canada");
  const blank = translatorOf(locale, "letters.blanks");
  return {
    ...around(locale),
    kind: "canada",
    title: t("title"),
    salutation: t("salutation"),
    paragraphs: [t("disease"), t("need")],
    signerBlanks: [
      blank("signature"),
      blank("date"),
      blank("practitioner"),
      blank("licence"),
      blank("address"),
    ],
    notes: [t("ask"), t("keep"), t("notConfirmed"), t("notT2201")],
  };
}

function physicianBlanks(locale: Locale): readonly string[] {
  const blank = translatorOf(locale, "letters.blanks");
  return [blank("signature"), blank("date"), blank("physician"), blank("license"), blank("address")];
}

function forUnitedStates(locale: Locale): Letter {
  const t = translatorOf(locale, "letters.unitedStates");
  return {
    ...around(locale),
    kind: "united-states",
    title: t("title"),
    salutation: t("salutation"),
    paragraphs: [translatorOf(locale, "letters")("diagnosed"), t("need")],
    signerBlanks: physicianBlanks(locale),
    notes: [t("keep"), t("receipts")],
  };
}

function ofMedicalNecessity(locale: Locale): Letter {
  const t = translatorOf(locale, "letters.medicalNecessity");
  const { patientBlanks, ...rest } = around(locale);
  return {
    ...rest,
    kind: "medical-necessity",
    title: t("title"),
    salutation: t("salutation"),
    patientBlanks: [...patientBlanks, translatorOf(locale, "letters.blanks")("plan")],
    paragraphs: [translatorOf(locale, "letters")("diagnosed"), t("treatment"), t("duration")],
    signerBlanks: physicianBlanks(locale),
    notes: [t("plans"), t("notTwice")],
  };
}

const TEMPLATES: Readonly<Record<LetterKind, (locale: Locale) => Letter>> = {
  canada: forCanada,
  "united-states": forUnitedStates,
  "medical-necessity": ofMedicalNecessity,
};

/** claim-20: the template of a kind, in a locale. */
export const letterOf = (kind: LetterKind, locale: Locale): Letter => TEMPLATES[kind](locale);
