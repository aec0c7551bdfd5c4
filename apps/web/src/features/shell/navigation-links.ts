import type { Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import { localAddress } from "../language/addresses/local-address";

export interface NavigationLink {
  /** The page's path, or an address outside. */
  readonly href: string;
  readonly label: string;
}

/** The top navigation, in the order of screens-1. */
export function navigationLinks(locale: Locale): readonly NavigationLink[] {
  const t = translatorOf(locale, "shell.navigation");
  const here = (page: string) => localAddress(page, locale);
  return [
    { href: here("/"), label: t("home") },
    { href: here("/upload-receipt"), label: t("uploadReceipt") },
    { href: here("/reports"), label: t("reports") },
    { href: here("/tools"), label: t("tools") },
    { href: here("/how-it-works"), label: t("howItWorks") },
    { href: here("/blog"), label: t("blog") },
  ];
}
