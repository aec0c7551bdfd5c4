import type { Edition } from "@gf-ledger/domain/edition/edition";
import type { StaticImageData } from "next/image";
import checkingCaDeskDark from "./pictures/checking-ca-desk-dark.webp";
import checkingCaDeskLight from "./pictures/checking-ca-desk-light.webp";
import checkingCaPhoneDark from "./pictures/checking-ca-phone-dark.webp";
import checkingCaPhoneLight from "./pictures/checking-ca-phone-light.webp";
import checkingUsDeskDark from "./pictures/checking-us-desk-dark.webp";
import checkingUsDeskLight from "./pictures/checking-us-desk-light.webp";
import checkingUsPhoneDark from "./pictures/checking-us-phone-dark.webp";
import checkingUsPhoneLight from "./pictures/checking-us-phone-light.webp";
import reportsCaDeskDark from "./pictures/reports-ca-desk-dark.webp";
import reportsCaDeskLight from "./pictures/reports-ca-desk-light.webp";
import reportsCaPhoneDark from "./pictures/reports-ca-phone-dark.webp";
import reportsCaPhoneLight from "./pictures/reports-ca-phone-light.webp";
import reportsUsDeskDark from "./pictures/reports-us-desk-dark.webp";
import reportsUsDeskLight from "./pictures/reports-us-desk-light.webp";
import reportsUsPhoneDark from "./pictures/reports-us-phone-dark.webp";
import reportsUsPhoneLight from "./pictures/reports-us-phone-light.webp";

/** One screen in both colour schemes, at the widths of a desktop and a phone window. */
export interface ProductPicture {
  readonly desk: { readonly light: StaticImageData; readonly dark: StaticImageData };
  readonly phone: { readonly light: StaticImageData; readonly dark: StaticImageData };
}

/** Shot from the product itself: `npm run home-pictures`. */
export const PRODUCT_PICTURES: Readonly<
  Record<"checking" | "reports", Readonly<Record<Edition, ProductPicture>>>
> = {
  checking: {
    ca: {
      desk: { light: checkingCaDeskLight, dark: checkingCaDeskDark },
      phone: { light: checkingCaPhoneLight, dark: checkingCaPhoneDark },
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
    us: {
      desk: { light: reportsUsDeskLight, dark: reportsUsDeskDark },
      phone: { light: reportsUsPhoneLight, dark: reportsUsPhoneDark },
    },
  },
};
