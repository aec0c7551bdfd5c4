import { FRENCH_ARTICLES } from "./french-articles";

/**
 * The pages that are there in French, in alphabetical order: the page's path, and its address below `/fr` in
 * French words. A last segment `[id]` stands for any one segment, which both have.
 */
export const FRENCH_PAGES: ReadonlyMap<string, string> = new Map([
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
  ["/join-household", "/invitation"],
  ["/login/callback", "/lien-de-connexion"],
  ["/login/sign-on", "/connexion-unique"],
  ["/my-subscription", "/mon-abonnement"],
  ["/offline", "/hors-ligne"],
  ["/outbox", "/boite-d-envoi"],
  ["/people", "/personnes"],
  ["/price-book", "/carnet-de-prix"],
  ["/price-book/walk", "/carnet-de-prix/en-magasin"],
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
