import type { apiKeyYears as english } from "../en/api-key-years";
import type { Translation } from "../translation";

export const apiKeyYears: Translation<typeof english> = {
  years: "Années d’imposition",
  every: "Toutes les années",
  only: "{year} seulement",
  hint: "Une clé d’une seule année donne accès aux articles, rapports et demandes de cette année, et à rien d’autre.",
};
