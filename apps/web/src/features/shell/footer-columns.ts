import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition";
import { SUPPORT_ADDRESS } from "@gf-ledger/domain/support-address";
import { AUTHORITY_LINKS } from "../edition/authority-links";
import type { NavigationLink } from "./navigation-links";

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

/** The footer's four columns (screens-3). */
export function footerColumns(edition: Edition): readonly FooterColumn[] {
  const { authority } = EDITION_FACTS[edition];
  const outside = AUTHORITY_LINKS[edition];
  const mail = `mailto:${SUPPORT_ADDRESS}`;
  return [
    {
      title: "Product",
      links: [
        { href: "/#features", label: "Features" },
        { href: "/#pricing", label: "Pricing" },
        { href: "/#faq", label: "FAQ" },
        { href: "/tools", label: "Tools" },
      ],
    },
    {
      title: "Resources",
      links: [
        { href: outside.guidelines, label: `${authority} Guidelines` },
        { href: outside.association.address, label: outside.association.name },
        { href: outside.glutenFreeProducts, label: "Gluten-Free Products" },
        { href: outside.taxResources, label: "Tax Resources" },
      ],
    },
    {
      title: "Company",
      links: [
        { href: "/how-it-works", label: "About" },
        { href: "/blog", label: "Blog" },
        { href: mail, label: "Contact" },
        { href: "/terms", label: "Terms" },
        { href: "/privacy-policy", label: "Privacy Policy" },
      ],
    },
    {
      title: "Support",
      links: [
        { href: "/#faq", label: "Help Center" },
        { href: mail, label: "Contact Us" },
      ],
    },
  ];
}

export const SOCIAL_LINKS: readonly NavigationLink[] = [
  { href: "https://www.facebook.com/gfledger", label: "Facebook" },
  { href: "https://www.instagram.com/gfledger", label: "Instagram" },
  { href: "https://twitter.com/gfledger", label: "Twitter" },
];
