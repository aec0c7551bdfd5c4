import type { sources as english } from "../en/sources";
import type { Translation } from "../translation";

export const sources: Translation<typeof english> = {
  cited:
    "{standing, select, secondary {rapporté de\u00A0: } derived {calculé\u00A0: } unconfirmed {non confirmé\u00A0: } other {}}{source}; lu le {on}",
  names: {
    "a-correction-by-the-person-with-a-note-no-rule-of-its-own":
      "Une rectification de la personne, avec une remarque; aucune règle qui lui soit propre",
    "a-r-s-43-1042-also-with-a-federal-standard-deduction":
      "A.R.S. 43-1042, même avec une déduction forfaitaire fédérale",
    "bank-of-canada-annual-average-fxausdcad-copied-from-valet-in":
      "Banque du Canada, taux annuel moyen FXAUSDCAD, copié de Valet dans un dépôt public",
    "bank-of-canada-annual-average-fxausdcad-two-public-copies":
      "Banque du Canada, taux annuel moyen FXAUSDCAD; deux copies publiques",
    "bls-cuur0000saf11-read-in-a-public-copy-labordatahub-com":
      "BLS, série CUUR0000SAF11, lue dans une copie publique (labordatahub.com)",
    "bls-cuur0000saf11-read-in-two-public-copies-malvarez2013":
      "BLS, série CUUR0000SAF11, lue dans deux copies publiques (malvarez2013-star/obesitydataproject; labordatahub.com)",
    "bls-cuur0000saf11-read-in-two-public-copies-malvarez2013-2":
      "BLS, série CUUR0000SAF11, lue dans deux copies publiques (malvarez2013-star/obesitydataproject; open-datahub/fred)",
    "british-columbia-form-bc428-of-the-year-public-copy":
      "Colombie-Britannique, formulaire BC428 de l’année, copie publique",
    "budget-measures-implementation-act-2026-s-b-c-2026-c-5":
      "Budget Measures Implementation Act, 2026 (S.B.C. 2026, c. 5), loi de la Colombie-Britannique",
    "budget-finances-gouv-qc-ca": "budget.finances.gouv.qc.ca",
    "income-tax-act-150-1-d-and-the-canada-revenue-agency-as":
      "Loi de l’impôt sur le revenu, al. 150(1)d), et Agence du revenu du Canada, telles que copiées sur taxtips.ca",
    "internal-revenue-code-6072-a-the-day-of-publication-552-as":
      "Internal Revenue Code 6072(a), jour de la publication 552, telle que copiée sur tapcpa.com",
    "canada-revenue-agency-change-my-return": "Agence du revenu du Canada, Modifier ma déclaration",
    "canada-revenue-agency-form-t1-adj": "Agence du revenu du Canada, formulaire T1-ADJ",
    "canada-revenue-agency-gluten-free-products-as-copied-on":
      "Agence du revenu du Canada, produits sans gluten, page telle que copiée sur calgaryceliac.ca",
    "canada-revenue-agency-keeping-records-as-copied-on":
      "Agence du revenu du Canada, conservation des documents, telle que copiée sur swindleycpa.com",
    "canada-ca-final-return-of-a-deceased-person-copy-for-2020":
      "canada.ca, déclaration finale d’une personne décédée, copie pour 2020",
    "canada-ca-indexation-adjustment-table-from-a-public-copy":
      "canada.ca, tableau du rajustement lié à l’indexation, d’une copie publique",
    "canada-ca-line-45200-copy-for-2023": "canada.ca, ligne 45200, copie pour 2023",
    "canada-ca-line-45200-guide-text-for-2024-on-support-drtax-ca":
      "canada.ca, ligne 45200, texte du guide de 2024 sur support.drtax.ca",
    "canada-ca-lines-33099-and-33199-copy-for-2023-on-abdullahcpa":
      "canada.ca, lignes 33099 et 33199, copie pour 2023 sur abdullahcpa.ca",
    "canada-ca-lines-33099-and-33199-from-one-public-page":
      "canada.ca, lignes 33099 et 33199, d’une seule page publique",
    "canada-ca-lines-33099-and-33199-reimbursed-expenses":
      "canada.ca, lignes 33099 et 33199\u00A0: dépenses remboursées",
    "celiac-disease-foundation-guidance-of-an-association-no-irs":
      "Celiac Disease Foundation, conseil d’une association; aucun texte de l’IRS ne nomme les trajets pour faire l’épicerie ou la livraison",
    "celiac-disease-foundation-guidance-of-an-association-no-irs-2":
      "Celiac Disease Foundation, conseil d’une association; aucun texte de l’IRS n’a été trouvé",
    "form-5005-r-line-44000": "Formulaire 5005-R, ligne 44000",
    "form-t1-2022": "Formulaire T1 de 2022",
    "form-t1-2024": "Formulaire T1 de 2024",
    "form-t1-2025": "Formulaire T1 de 2025",
    "from-the-first-sentence-of-the-canada-revenue-agencys-page":
      "D’après la première phrase de la page de l’Agence du revenu du Canada sur les produits sans gluten",
    "income-tax-act-117-2-as-amended-to-18-june-2026":
      "Loi de l’impôt sur le revenu, paragraphe 117(2), modifié jusqu’au 18 juin 2026",
    "income-tax-act-118-2-1": "Loi de l’impôt sur le revenu, paragraphe 118.2(1)",
    "income-tax-act-118-2-1-b-and-d-canada-ca-lines-33099-and":
      "Loi de l’impôt sur le revenu, paragraphe 118.2(1), éléments B et D; canada.ca, lignes 33099 et 33199",
    "income-tax-act-118-2-1-b-paragraphs-c-and-d":
      "Loi de l’impôt sur le revenu, paragraphe 118.2(1), élément B, alinéas c) et d)",
    "income-tax-act-118-2-2-r": "Loi de l’impôt sur le revenu, alinéa 118.2(2)r)",
    "internal-revenue-code-section-213-a": "Internal Revenue Code, article 213(a)",
    "internal-revenue-code-section-213-a-not-compensated-for-by":
      "Internal Revenue Code, article 213(a)\u00A0: non remboursé par une assurance",
    "internal-revenue-code-section-213-a-paid-during-the-taxable":
      "Internal Revenue Code, article 213(a)\u00A0: payé pendant l’année d’imposition",
    "international-system-of-units-by-definition": "Système international d’unités, par définition",
    "international-yard-and-pound-agreement-by-definition":
      "Accord international sur le yard et la livre, par définition",
    "irs-revenue-procedure-of-the-year-as-given-by-policyengine":
      "Revenue procedure de l’IRS pour l’année, selon PolicyEngine",
    "irs-form-1040-x": "IRS, formulaire 1040-X",
    "irs-frequently-asked-questions-of-17-march-2023-on-medical":
      "IRS, foire aux questions du 17 mars 2023 sur les frais médicaux, citée sur nysscpa.org",
    "irs-notice-2026-10": "IRS, avis 2026-10",
    "irs-period-of-limitations-as-copied-on-tapcpa-com-table-of":
      "IRS, délai de prescription, tel que copié sur tapcpa.com; tableau de la publication 552",
    "irs-standard-mileage-rates-medical": "IRS, taux par mille, déplacements médicaux",
    "n-j-a-c-18-35-2-9-above-2-of-new-jersey-gross-income":
      "N.J.A.C. 18:35-2.9\u00A0: au-dessus de 2\u00A0% du revenu brut du New Jersey",
    "no-text-of-the-canada-revenue-agency-was-found":
      "Aucun texte de l’Agence du revenu du Canada n’a été trouvé",
    "no-text-of-the-state-was-read": "Aucun texte de l’État n’a été lu",
    "nova-scotia-form-ns428-2023-copy-on-aclasssoft-com":
      "Nouvelle-Écosse, formulaire NS428 de 2023, copie sur aclasssoft.com",
    "public-law-119-21-and-irs-revenue-procedure-as-given-by":
      "Public Law 119-21 et revenue procedure de l’IRS, selon PolicyEngine",
    "randolph-v-commissioner-67-t-c-481-1976-irs-information":
      "Randolph v. Commissioner, 67 T.C. 481 (1976); lettre d’information 2011-0035 de l’IRS",
    "revenu-quebec-french-guide-of-2024-as-copied-in-dt-max":
      "Revenu Québec, guide en français de 2024, tel que copié dans DT Max",
    "revenu-quebec-guide-to-line-462-as-copied-in-dt-max":
      "Revenu Québec, guide de la ligne 462, tel que copié dans DT Max",
    "revenu-quebec-line-462-reported-by-a-public-program":
      "Revenu Québec, ligne 462, rapportée par un logiciel public",
    "revenuquebec-ca-line-381": "revenuquebec.ca, ligne 381",
    "statistics-canada-18-10-0004-01-read-in-a-public-copy-of":
      "Statistique Canada, tableau 18-10-0004-01, lu dans une copie publique du 2026-07-16 (AndriiZvorygin/energy-model)",
    "statistics-canada-18-10-0004-01-read-in-two-public-copies":
      "Statistique Canada, tableau 18-10-0004-01, lu dans deux copies publiques (AndriiZvorygin/energy-model; getToTheChopin/canadianInflation)",
    "taken-as-the-federal-amount-which-nunavut-carried-to-2025":
      "Pris comme le montant fédéral, que le Nunavut a repris jusqu’en 2025; son formulaire n’a pas été trouvé",
    "tax-really-paid-is-part-of-what-food-cost-no-text-of-the-tax":
      "Les taxes réellement payées font partie du coût des aliments; aucun texte de l’administration fiscale n’a été trouvé",
    "taxtips-ca-refundable-medical-expense-supplement-2022":
      "TaxTips.ca, supplément remboursable pour frais médicaux, 2022",
    "the-neighbouring-years-figure-times-the-indexation-factor-to":
      "Le chiffre de l’année voisine multiplié par le facteur d’indexation, au dollar près",
    "the-provinces-form-428-of-the-year": "Le formulaire 428 de la province pour l’année",
    "the-provinces-form-428-or-t4127-of-the-year-reported-by-a":
      "Le formulaire 428 de la province ou le T4127 de l’année, rapporté par un logiciel public",
    "the-states-statute-reported-by-policyengine": "La loi de l’État, rapportée par PolicyEngine",
    "united-states-customary-fluid-ounce-by-definition": "Once liquide américaine, par définition",
  },
};
