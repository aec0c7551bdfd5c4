import type { personIssues as english } from "../en/person-issues";
import type { Translation } from "../translation";

export const personIssues: Translation<typeof english> = {
  incomeNumber: "Inscrivez un revenu sous forme de nombre, par exemple 52000",
  incomeCents: "Inscrivez un revenu en cents entiers",
  incomeLeast: "Inscrivez un revenu de 0 ou plus; une perte compte pour 0",
  incomeMost: "Inscrivez un revenu inférieur à 100\u00A0000\u00A0000",
  birthDateForm: "Inscrivez une date de naissance sous la forme AAAA-MM-JJ, par exemple 2014-03-14",
  birthDateOld: "Inscrivez une date de naissance après 1900",
  nameNeeded: "Inscrivez un nom",
  nameMost: "Inscrivez un nom d’au plus 120 lettres",
  birthDateFuture: "La date de naissance est dans l’avenir\u00A0: vérifiez l’année",
  deathFuture: "La date du décès est dans l’avenir",
  diagnosisFuture: "La date du diagnostic est dans l’avenir\u00A0: vérifiez l’année",
  diagnosisOld: "Inscrivez une date de diagnostic après 1900",
  letterFuture: "La date de l’attestation est dans l’avenir\u00A0: vérifiez l’année",
  taxYearBetween: "Donnez une année d’imposition entre 2000 et 2100",
  deathBeforeBirth: "La date du décès précède la date de naissance\u00A0: vérifiez les deux",
  diagnosisBeforeBirth: "La date du diagnostic précède la date de naissance\u00A0: vérifiez les deux",
};
