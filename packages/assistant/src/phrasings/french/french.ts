import {
  HELP_PROVINCES,
  HELP_YEARS,
  placeInHelp,
  titleOfProvince,
  titleOfYear,
} from "../../knowledge/canada-figures";
import type { Phrasings } from "../phrasings";
import { FRENCH_SECTION_PHRASINGS } from "../sections/french";
import { FRENCH_CLAIM } from "./french-claim";
import { FRENCH_EVERYDAY } from "./french-everyday";
import { FRENCH_PRODUCT } from "./french-product";

const entries = (of: readonly (readonly [title: string, phrasings: readonly string[]])[]) =>
  Object.fromEntries(of);

/** Further words in which people ask in French; the English passages have a few of their own. */
export const FRENCH_PHRASINGS: Phrasings = {
  ...entries(
    HELP_YEARS.map((year) => [
      titleOfYear(year, "en-CA"),
      [
        `seuil ${year}`,
        `montant fixe ${year}`,
        `montant fixe pour l’année ${year}`,
        `taux fédéral ${year}`,
        `pourcentage du crédit fédéral en ${year}`,
        `chiffres de ${year}`,
        `seuil des frais médicaux pour ${year}`,
        `année d’imposition ${year}`,
        `crédit fédéral de ${year}`,
        `combien vaut le crédit en ${year}`,
      ],
    ]),
  ),
  ...entries(
    HELP_PROVINCES.map((province) => {
      const place = placeInHelp(province, "fr-CA");
      const name = place.replace(/^(?:en|au|aux|à) /, "");
      return [
        titleOfProvince(province, "en-CA"),
        [
          name,
          `crédit ${place}`,
          `j’habite ${place}`,
          `taux ${place}`,
          `montant fixe ${place}`,
          `crédit provincial ${place}`,
          `j’ai déménagé ${place}`,
          `seuil ${place}`,
          `crédit médical ${place}`,
          `impôt provincial ${place}`,
        ],
      ];
    }),
  ),
  ...FRENCH_CLAIM,
  ...FRENCH_PRODUCT,
  ...FRENCH_EVERYDAY,
  ...FRENCH_SECTION_PHRASINGS,
};
