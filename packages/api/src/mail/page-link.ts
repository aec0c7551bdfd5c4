import type { Edition } from "@gf-ledger/domain/edition/edition";
import type { Settings } from "../context";

/** Every page of the product that a mail leads to. */
export const MAILED_PAGES = [
  "/join-household",
  "/login/callback",
  "/my-subscription",
  "/shared-claim",
  "/tax-summary",
  "/unsubscribe",
  "/upload-receipt",
] as const;
export type MailedPage = (typeof MAILED_PAGES)[number];

/** The absolute address of a page on the edition's own host. */
export function pageLink(
  settings: Pick<Settings, "appUrls">,
  edition: Edition,
  page: MailedPage,
  query: Readonly<Record<string, string>> = {},
): string {
  const link = new URL(page, settings.appUrls[edition]);
  link.search = new URLSearchParams(query).toString();
  return link.href;
}
