import type { Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import { localAddress } from "../language/local-address";

export interface NavigationLink {
  /** The page's path, or an address outside. */
  readonly href: string;
  readonly label: string;
}

/** The top navigation, in the order of screens-1. */
export function navigationLinks(locale: Locale): readonly NavigationLink[] {
  const t = translatorOf(locale, "shell.navigation");
  return [
    { href: "/", label: t("home") },
    { href: "/upload-receipt", label: t("uploadReceipt") },
    { href: "/reports", label: t("reports") },
    { href: "/tools", label: t("tools") },
    { href: localAddress("/how-it-works", locale), label: t("howItWorks") },
    { href: "/blog", label: t("blog") },
  ];
}
