/** The sources of Canadian figures and rules by their English names; a citation of a court or a web page is its own. */
const SOURCES: Readonly<Record<string, string>> = {
  "A correction by the person, with a note; no rule of its own":
    "Une rectification de la personne, avec une remarque; aucune règle qui lui soit propre",
  "Bank of Canada, annual average FXAUSDCAD, copied from Valet in a public repository":
    "Banque du Canada, taux annuel moyen FXAUSDCAD, copié de Valet dans un dépôt public",
  "Bank of Canada, annual average FXAUSDCAD; two public copies":
    "Banque du Canada, taux annuel moyen FXAUSDCAD; deux copies publiques",
  "British Columbia, form BC428 of the year, public copy":
    "Colombie-Britannique, formulaire BC428 de l’année, copie publique",
  "Budget Measures Implementation Act, 2026 (S.B.C. 2026, c. 5)":
    "Budget Measures Implementation Act, 2026 (S.B.C. 2026, c. 5), loi de la Colombie-Britannique",
  "Form 5005-R, line 44000": "Formulaire 5005-R, ligne 44000",
  "Form T1 2022": "Formulaire T1 de 2022",
  "Form T1 2024": "Formulaire T1 de 2024",
  "Form T1 2025": "Formulaire T1 de 2025",
  "Income Tax Act 117(2), as amended to 18 June 2026":
    "Loi de l’impôt sur le revenu, paragraphe 117(2), modifié jusqu’au 18 juin 2026",
  "Income Tax Act 118.2(1)": "Loi de l’impôt sur le revenu, paragraphe 118.2(1)",
  "No text of the Canada Revenue Agency was found":
    "Aucun texte de l’Agence du revenu du Canada n’a été trouvé",
  "Nova Scotia, form NS428 2023, copy on aclasssoft.com":
    "Nouvelle-Écosse, formulaire NS428 de 2023, copie sur aclasssoft.com",
  "Revenu Québec, French guide of 2024, as copied in DT Max":
    "Revenu Québec, guide en français de 2024, tel que copié dans DT Max",
  "Revenu Québec, guide to line 462, as copied in DT Max":
    "Revenu Québec, guide de la ligne 462, tel que copié dans DT Max",
  "Revenu Québec, line 462, reported by a public program":
    "Revenu Québec, ligne 462, rapportée par un logiciel public",
  "TaxTips.ca, refundable medical expense supplement, 2022":
    "TaxTips.ca, supplément remboursable pour frais médicaux, 2022",
  "Taken as the federal amount, which Nunavut carried to 2025; its form was not found":
    "Pris comme le montant fédéral, que le Nunavut a repris jusqu’en 2025; son formulaire n’a pas été trouvé",
  "The neighbouring year's figure times the indexation factor, to the dollar":
    "Le chiffre de l’année voisine multiplié par le facteur d’indexation, au dollar près",
  "The province's form 428 of the year": "Le formulaire 428 de la province pour l’année",
  "The province's form 428 or T4127 of the year, reported by a public program":
    "Le formulaire 428 de la province ou le T4127 de l’année, rapporté par un logiciel public",
  "budget.finances.gouv.qc.ca": "budget.finances.gouv.qc.ca",
  "canada.ca, final return of a deceased person, copy for 2020":
    "canada.ca, déclaration finale d’une personne décédée, copie pour 2020",
  "canada.ca, indexation adjustment table, from a public copy":
    "canada.ca, tableau du rajustement lié à l’indexation, d’une copie publique",
  "canada.ca, line 45200, copy for 2023": "canada.ca, ligne 45200, copie pour 2023",
  "canada.ca, line 45200, guide text for 2024 on support.drtax.ca":
    "canada.ca, ligne 45200, texte du guide de 2024 sur support.drtax.ca",
  "canada.ca, lines 33099 and 33199, copy for 2023 on abdullahcpa.ca":
    "canada.ca, lignes 33099 et 33199, copie pour 2023 sur abdullahcpa.ca",
  "canada.ca, lines 33099 and 33199, from one public page":
    "canada.ca, lignes 33099 et 33199, d’une seule page publique",
  "canada.ca, lines 33099 and 33199: reimbursed expenses":
    "canada.ca, lignes 33099 et 33199\u00A0: dépenses remboursées",
  "revenuquebec.ca, line 381": "revenuquebec.ca, ligne 381",
};

/** A source's French name; an unknown one keeps its own, as a person's own words do. */
export function sourceInFrench(source: string): string {
  return SOURCES[source] ?? source;
}
