import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { Messages } from "@gf-ledger/messages/messages";
import { canadaFigures } from "./canada-figures";
import type { HelpEntry } from "./help-entry";
import { unitedStatesFigures } from "./us-figures";

/** Pages whose figures are those of the claim's tables (chat-20). */
export const FIGURES = { canadaFigures, unitedStatesFigures } satisfies Readonly<
  Record<string, (locale: Locale) => HelpEntry[]>
>;

export type HelpPage = keyof Messages["help"] | keyof typeof FIGURES;

interface Place {
  /** Where a person finds it. */
  readonly href: string;
  readonly edition: Edition | "both";
}

/** Where each page of the help stands, in the order in which they are read. */
export const HELP_PAGES: Readonly<Record<HelpPage, Place>> = {
  about: { href: "/how-it-works", edition: "both" },
  uploading: { href: "/how-it-works", edition: "both" },
  everyday: { href: "/how-it-works", edition: "both" },
  checkingItems: { href: "/how-it-works", edition: "both" },
  comparing: { href: "/blog/choosing-the-regular-equivalent", edition: "both" },
  reports: { href: "/how-it-works", edition: "both" },
  plans: { href: "/#pricing", edition: "both" },
  account: { href: "/account", edition: "both" },
  privacy: { href: "/privacy-policy", edition: "both" },
  taxCanada: { href: "/#faq", edition: "ca" },
  canadaFigures: { href: "/tools", edition: "ca" },
  taxUnitedStates: { href: "/#faq", edition: "us" },
  unitedStatesFigures: { href: "/tools", edition: "us" },
};
