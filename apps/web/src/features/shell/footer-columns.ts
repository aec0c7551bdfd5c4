import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { SUPPORT_ADDRESS } from "@gf-ledger/domain/support-address";
import { translatorOf } from "@gf-ledger/messages/translator";
import { authorityLinks } from "../edition/authority-links";
import { localAddress } from "../language/addresses/local-address";
import type { NavigationLink } from "./navigation-links";

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

/** The footer's four columns (screens-3). */
export function footerColumns(locale: Locale): readonly FooterColumn[] {
  const t = translatorOf(locale, "shell");
  const outside = authorityLinks(locale);
  const authority = t(`authority.${LOCALE_FACTS[locale].edition}`);
  const here = (page: string) => localAddress(page, locale);
  const mail = `mailto:${SUPPORT_ADDRESS}`;
  return [
    {
      title: t("footer.product.title"),
      links: [
        { href: here("/#features"), label: t("footer.product.features") },
        { href: here("/#pricing"), label: t("footer.product.pricing") },
        { href: here("/#faq"), label: t("footer.product.faq") },
        { href: here("/tools"), label: t("footer.product.tools") },
      ],
    },
    {
      title: t("footer.resources.title"),
      links: [
        { href: outside.guidelines, label: t("footer.resources.guidelines", { authority }) },
        { href: outside.association.address, label: outside.association.name },
        { href: outside.glutenFreeProducts, label: t("footer.resources.products") },
        { href: outside.taxResources, label: t("footer.resources.tax") },
      ],
    },
    {
      title: t("footer.company.title"),
      links: [
        { href: here("/how-it-works"), label: t("footer.company.about") },
        { href: here("/blog"), label: t("footer.company.blog") },
        { href: mail, label: t("footer.company.contact") },
        { href: here("/terms"), label: t("footer.company.terms") },
        { href: here("/privacy-policy"), label: t("footer.company.privacy") },
      ],
    },
    {
      title: t("footer.support.title"),
      links: [
        { href: here("/#faq"), label: t("footer.support.helpCenter") },
        { href: mail, label: t("footer.support.contactUs") },
      ],
    },
  ];
}

export const SOCIAL_LINKS: readonly NavigationLink[] = [
  { href: "https://www.facebook.com/gfledger", label: "Facebook" },
  { href: "https://www.instagram.com/gfledger", label: "Instagram" },
  { href: "https://twitter.com/gfledger", label: "Twitter" },
];
