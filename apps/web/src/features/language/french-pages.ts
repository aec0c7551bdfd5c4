import { FRENCH_ARTICLES } from "./french-articles";

/**
 * The pages that are there in French, in alphabetical order: the page's path, and its address below `/fr` in
 * French words. A last segment `[id]` stands for any one segment, which both have.
 */
const FRENCH_PAGES: ReadonlyMap<string, string> = new Map([
  ["/", ""],
  ["/account", "/compte"],
  ["/auth", "/connexion"],
  ["/auth/check-email", "/verifiez-vos-courriels"],
  ["/auth-debug", "/diagnostic-de-la-connexion"],
  ["/blog", "/blogue"],
  ["/claim", "/demande"],
  ["/docs/api", "/documentation-api"],
  ["/email-test", "/essai-de-courriel"],
  ["/forgot-password", "/mot-de-passe-oublie"],
  ["/how-it-works", "/comment-ca-marche"],
  ["/imports", "/importations"],
  ["/login/callback", "/lien-de-connexion"],
  ["/login/sign-on", "/connexion-unique"],
  ["/my-subscription", "/mon-abonnement"],
  ["/offline", "/hors-ligne"],
  ["/outbox", "/boite-d-envoi"],
  ["/people", "/personnes"],
  ["/price-book", "/carnet-de-prix"],
  ["/privacy-policy", "/politique-de-confidentialite"],
  ["/receipt-review/[id]", "/verification/[id]"],
  ["/receipts", "/recus"],
  ["/reports", "/rapports"],
  ["/reset-password", "/nouveau-mot-de-passe"],
  ["/shared-claim", "/demande-partagee"],
  ["/subscription", "/abonnement"],
  ["/subscription/success", "/abonnement/reussi"],
  ["/tax-summary", "/sommaire-fiscal"],
  ["/terms", "/conditions-d-utilisation"],
  ["/tools", "/outils"],
  ["/unsubscribe", "/desabonnement"],
  ["/upload-receipt", "/ajouter-un-recu"],
  ...Object.entries(FRENCH_ARTICLES).map(([slug, french]) => [`/blog/${slug}`, `/blogue/${french}`] as const),
]);

const FRENCH = "/fr";
const PAGE_OF_SLUG: ReadonlyMap<string, string> = new Map(
  [...FRENCH_PAGES].map(([page, slug]) => [slug, page]),
);
const ANY = "/[id]";

/** The other name of a path, with the segment that the two have in common; `undefined` where it has none. */
function otherName(names: ReadonlyMap<string, string>, path: string): string | undefined {
  const own = names.get(path);
  if (own !== undefined) return own;
  const [, parent, segment = ""] = /^(.+)(\/[^/]+)$/.exec(path) ?? [];
  const open = parent === undefined ? undefined : names.get(parent + ANY);
  return open === undefined ? undefined : open.slice(0, -ANY.length) + segment;
}

/**
 * The `Cache-Control` of a page that is there in French: whoever prefers French is sent from it to the other
 * address, so a shared cache would answer some in the wrong language.
 */
export const ANSWERED_BY_LANGUAGE = "private, no-cache";

/** The paths of all pages that are there in French; `[id]` stands for any segment. */
export const PAGES_IN_FRENCH: readonly string[] = [...FRENCH_PAGES.keys()];

/** The address of a page in French; `null` where it is not there in French. */
export function frenchAddress(page: string): string | null {
  const slug = otherName(FRENCH_PAGES, page);
  return slug === undefined ? null : FRENCH + slug;
}

/** Whether an address is that of the French home page, or one below it, be there a page or not. */
export function isBelowFrench(path: string): boolean {
  return path === FRENCH || path.startsWith(`${FRENCH}/`);
}

/** The page at an address below `/fr`; `null` for any other address. */
export function pageAtFrenchAddress(path: string): string | null {
  if (!isBelowFrench(path)) return null;
  return otherName(PAGE_OF_SLUG, path.slice(FRENCH.length).replace(/\/$/, "")) ?? null;
}

/** Whether a built page, named by its path with the edition, is answered by the visitor's language. */
export function isAnsweredByLanguage(built: string): boolean {
  return /^\/ca(?=\/|$)/.test(built) && frenchAddress(built.slice("/ca".length) || "/") !== null;
}
