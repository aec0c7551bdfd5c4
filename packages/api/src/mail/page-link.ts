import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Settings } from "../context";

/** Every page of the product that a mail leads to. */
export const MAILED_PAGES = [
  "/account",
  "/join-household",
  "/login/callback",
  "/my-subscription",
  "/receipts",
  "/shared-claim",
  "/tax-summary",
  "/unsubscribe",
  "/upload-receipt",
] as const;
export type MailedPage = (typeof MAILED_PAGES)[number];

/** The address of the page on which one receipt is checked. */
export function reviewLink(settings: Pick<Settings, "appUrls">, edition: Edition, id: string): string {
  return new URL(`/receipt-review/${id}`, settings.appUrls[edition]).href;
}

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
