import { FEDERAL_FIGURES } from "@gf-ledger/claim/credits/canada/federal-figures";
import { PROVINCE_YEARS } from "@gf-ledger/claim/credits/canada/province-years";
import type { Province } from "@gf-ledger/claim/credits/canada/provinces";
import { findFigure } from "@gf-ledger/claim/figures/find-figure";
import { PROVINCE_TITLES } from "../canada-figures";

/** In which province or territory, as a sentence has it. */
const IN: Readonly<Record<Exclude<Province, "QC">, string>> = {
  AB: "en Alberta",
  BC: "en Colombie-Britannique",
  MB: "au Manitoba",
  NB: "au Nouveau-Brunswick",
  NL: "à Terre-Neuve-et-Labrador",
  NS: "en Nouvelle-Écosse",
  NT: "aux Territoires du Nord-Ouest",
  NU: "au Nunavut",
  ON: "en Ontario",
  PE: "à l’Île-du-Prince-Édouard",
  SK: "en Saskatchewan",
  YT: "au Yukon",
};

const dollars = (cents: number) =>
  (cents / 100).toLocaleString("fr-CA", { style: "currency", currency: "CAD", maximumFractionDigits: 0 });
const percent = (value: number) => `${value.toLocaleString("fr-CA")}\u00A0%`;

const years = FEDERAL_FIGURES.filter(({ name }) => name === "rate").map(({ year }) => year);

function ofYear(year: number): string {
  const fixed = findFigure(FEDERAL_FIGURES, "fixed-amount", year)?.value ?? 0;
  const rate = findFigure(FEDERAL_FIGURES, "rate", year)?.value ?? 0;
  return `## What are Canada's figures for ${year}?
### Quels sont les chiffres du Canada pour ${year}?
Pour l’année d’imposition ${year}, les frais médicaux comptent au-dessus de 3\u00A0% du revenu net (ligne 23600) ou d’un montant fixe de ${dollars(fixed)}, selon le moins élevé des deux. Le crédit fédéral est non remboursable, au taux de ${percent(rate)}. (Le calculateur sous Outils nomme la source de chaque chiffre.)`;
}

function ofProvince([, letters, title]: (typeof PROVINCE_TITLES)[number]): string {
  const place = Object.entries(IN).find(([province]) => province === letters)?.[1] ?? letters;
  const rows = PROVINCE_YEARS.filter((row) => row.province === letters && row.year >= 2024).toReversed();
  const figures = rows
    .map((row) => `${row.year}\u00A0: ${dollars(row.fixedCents)} et ${percent(row.ratePercent)}`)
    .join("; ");
  return `## ${title}
### Quel est le crédit pour frais médicaux ${place}?
Il y a un crédit non remboursable propre à la province ou au territoire pour les mêmes frais, au-dessus de 3\u00A0% du revenu net ou de son propre montant fixe, selon le moins élevé des deux. Montant fixe et taux, ${place}\u00A0: ${figures}. (Le calculateur sous Outils nomme la source de chaque chiffre.)`;
}

/** The figures of each tax year and province in French, from the claim's tables (chat-20). */
export const CANADA_FIGURES_IN_FRENCH = [...years.map(ofYear), ...PROVINCE_TITLES.map(ofProvince)].join("\n");

/** Each province's letters, and where it is, for the words in which people ask. */
export const PLACES: readonly (readonly [title: string, place: string])[] = PROVINCE_TITLES.map(
  ([, letters, title]) => [title, Object.entries(IN).find(([province]) => province === letters)?.[1] ?? ""],
);
