import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { addressIn } from "../../../../src/features/language/addresses/page-addresses";
import { lineItemRecord } from "../account-zip";
import type { Person, Visitor } from "../browser";
import { address } from "../product";
import { receiptRecord } from "../receipt-record";
import { fillAccount } from "../sign-on/account";
import { ROUTED_PAGES } from "./routed-pages";

/** What leads a page to the year of the account's records, or to a state that shows more. */
const QUERIES: Readonly<Record<string, string>> = {
  "/auth/check-email": "?email=ada%40example.com&isRegistration=true",
  "/claim": "?year=2025",
  "/join-household": "#invitation=x",
  "/login/sign-on": "?outcome=issuer-down",
  "/people": "?year=2025",
  "/price-book/walk": "?year=2025",
  "/reports": "?year=2025",
  "/tax-summary": "?year=2025",
  "/unsubscribe": "?token=x",
};

/** Where guests see something else than at the address of a page alone: the form to register, and the way to sign in. */
const GUESTS_SEE = [
  { route: "/auth", query: "?tab=register" },
  { route: "/reports", query: "" },
  { route: "/my-subscription", query: "" },
] as const;

/** A page as it is opened. */
export interface AddressedPage {
  readonly path: string;
  readonly route: string;
  readonly isSignedIn: boolean;
}

/** The addresses in a locale of every page that the routes have, with the articles that its blog lists. */
export async function addressesIn(
  locale: Locale,
  { page }: Visitor,
  receipt: string,
): Promise<AddressedPage[]> {
  const inLocale = (path: string) => addressIn(locale, path);
  const blog = inLocale("/blog") ?? "/blog";
  await page.goto(address(blog, LOCALE_FACTS[locale].edition));
  const links = page.locator(`main a[href^="${blog}/"]`);
  await links.first().waitFor();
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const open: Readonly<Record<string, readonly string[]>> = {
    "/[...missing]": [`${inLocale("/")}/no-such-page`.replace("//", "/")],
    "/blog/[slug]": [...new Set(hrefs)],
    "/receipt-review/[id]": [inLocale(`/receipt-review/${receipt}`) ?? ""],
  };
  const routed = ROUTED_PAGES.flatMap(({ path, isSignedIn }) => {
    const own = inLocale(path);
    const all = open[path] ?? (own === null ? [] : [own + (QUERIES[path] ?? "")]);
    return all.map((one) => ({ path: one, route: path, isSignedIn }));
  });
  const guests = GUESTS_SEE.map(({ route, query }) => ({
    path: `${inLocale(route)}${query}`,
    route,
    isSignedIn: false,
  }));
  return [...routed, ...guests];
}

/** Fills a person's account with what needs much room; resolves with the id of a receipt there. */
export async function withWideRecords({ page, ask }: Person, currency: "CAD" | "USD"): Promise<string> {
  const long = { name: "Averyveryverylongnamewithoutanyspaces", price: 99_999_99 };
  const receipt = receiptRecord({ currency, items: [long, {}] });
  const lineItem = lineItemRecord({ ...long, currency, receiptId: receipt.id });
  const other = receiptRecord({ currency, store: null });
  await fillAccount(page, { receipts: [receipt, other], lineItems: [lineItem] });
  const { lineItems } = (await ask("taxReport.lineItems")) as { lineItems: { receiptId: string }[] };
  return lineItems[0]?.receiptId ?? "";
}
