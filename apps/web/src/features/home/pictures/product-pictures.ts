import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { type Language, LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import type { StaticImageData } from "next/image";
import checkingCaDeskDark from "./checking-ca-desk-dark.webp";
import checkingCaDeskLight from "./checking-ca-desk-light.webp";
import checkingCaPhoneDark from "./checking-ca-phone-dark.webp";
import checkingCaPhoneLight from "./checking-ca-phone-light.webp";
import checkingFrDeskDark from "./checking-fr-desk-dark.webp";
import checkingFrDeskLight from "./checking-fr-desk-light.webp";
import checkingFrPhoneDark from "./checking-fr-phone-dark.webp";
import checkingFrPhoneLight from "./checking-fr-phone-light.webp";
import checkingUsDeskDark from "./checking-us-desk-dark.webp";
import checkingUsDeskLight from "./checking-us-desk-light.webp";
import checkingUsPhoneDark from "./checking-us-phone-dark.webp";
import checkingUsPhoneLight from "./checking-us-phone-light.webp";
import reportsCaDeskDark from "./reports-ca-desk-dark.webp";
import reportsCaDeskLight from "./reports-ca-desk-light.webp";
import reportsCaPhoneDark from "./reports-ca-phone-dark.webp";
import reportsCaPhoneLight from "./reports-ca-phone-light.webp";
import reportsFrDeskDark from "./reports-fr-desk-dark.webp";
import reportsFrDeskLight from "./reports-fr-desk-light.webp";
import reportsFrPhoneDark from "./reports-fr-phone-dark.webp";
import reportsFrPhoneLight from "./reports-fr-phone-light.webp";
import reportsUsDeskDark from "./reports-us-desk-dark.webp";
import reportsUsDeskLight from "./reports-us-desk-light.webp";
import reportsUsPhoneDark from "./reports-us-phone-dark.webp";
import reportsUsPhoneLight from "./reports-us-phone-light.webp";

/** One screen in both colour schemes, at the widths of a desktop and a phone window. */
export interface ProductPicture {
  readonly desk: { readonly light: StaticImageData; readonly dark: StaticImageData };
  readonly phone: { readonly light: StaticImageData; readonly dark: StaticImageData };
}

type Shown = "checking" | "reports";
type Pictures = Readonly<
  Record<Edition, ProductPicture> & Partial<Record<Exclude<Language, "en">, ProductPicture>>
>;

/** Shot from the product itself, in English by edition and in other languages: `npm run home-pictures`. */
const PICTURES: Readonly<Record<Shown, Pictures>> = {
  checking: {
    ca: {
      desk: { light: checkingCaDeskLight, dark: checkingCaDeskDark },
      phone: { light: checkingCaPhoneLight, dark: checkingCaPhoneDark },
    },
    fr: {
      desk: { light: checkingFrDeskLight, dark: checkingFrDeskDark },
      phone: { light: checkingFrPhoneLight, dark: checkingFrPhoneDark },
    },
    us: {
      desk: { light: checkingUsDeskLight, dark: checkingUsDeskDark },
      phone: { light: checkingUsPhoneLight, dark: checkingUsPhoneDark },
    },
  },
  reports: {
    ca: {
      desk: { light: reportsCaDeskLight, dark: reportsCaDeskDark },
      phone: { light: reportsCaPhoneLight, dark: reportsCaPhoneDark },
    },
    fr: {
      desk: { light: reportsFrDeskLight, dark: reportsFrDeskDark },
      phone: { light: reportsFrPhoneLight, dark: reportsFrPhoneDark },
    },
    us: {
      desk: { light: reportsUsDeskLight, dark: reportsUsDeskDark },
      phone: { light: reportsUsPhoneLight, dark: reportsUsPhoneDark },
    },
  },
};

/** A picture in the language of a locale, otherwise in its edition's English. */
export function productPicture(shown: Shown, locale: Locale): ProductPicture {
  const { edition, language } = LOCALE_FACTS[locale];
  return (language === "en" ? null : PICTURES[shown][language]) ?? PICTURES[shown][edition];
}
