import { priceRegionName } from "./price-regions";

const IN_REGIONS: Readonly<Record<string, string>> = {
  "CA-BC": "en Colombie-Britannique",
  "CA-PE": "à l’Île-du-Prince-Édouard",
  "CA-NS": "en Nouvelle-Écosse",
  "CA-NB": "au Nouveau-Brunswick",
  "CA-NL": "à Terre-Neuve-et-Labrador",
  "CA-NT": "aux Territoires du Nord-Ouest",
  "CA-NU": "au Nunavut",
  "CA-YT": "au Yukon",
  "CA-MB": "au Manitoba",
  "CA-QC": "au Québec",
  "CA-ON": "en Ontario",
  "CA-AB": "en Alberta",
  "CA-SK": "en Saskatchewan",
  CA: "au Canada",
  US: "aux États-Unis",
};

/** "en Ontario" for `CA-ON`, "au Canada" for `CA`; a region without a French name stands for itself. */
export function inPriceRegion(code: string): string {
  return IN_REGIONS[code] ?? priceRegionName(code);
}
