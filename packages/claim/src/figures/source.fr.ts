/**
 * Every source of a figure or a rule, by its English name. An act of an English legislature, a court's decision and
 * a web address keep their own names.
 */
const SOURCES = {
  "A correction by the person, with a note; no rule of its own":
    "Une rectification de la personne, avec une remarque; aucune règle qui lui soit propre",
  "A.R.S. 43-1042, also with a federal standard deduction":
    "A.R.S. 43-1042, même avec une déduction forfaitaire fédérale",
  "Bank of Canada, annual average FXAUSDCAD, copied from Valet in a public repository":
    "Banque du Canada, taux annuel moyen FXAUSDCAD, copié de Valet dans un dépôt public",
  "Bank of Canada, annual average FXAUSDCAD; two public copies":
    "Banque du Canada, taux annuel moyen FXAUSDCAD; deux copies publiques",
  "BLS CUUR0000SAF11, read in a public copy (labordatahub.com)":
    "BLS, série CUUR0000SAF11, lue dans une copie publique (labordatahub.com)",
  "BLS CUUR0000SAF11, read in two public copies (malvarez2013-star/obesitydataproject; labordatahub.com)":
    "BLS, série CUUR0000SAF11, lue dans deux copies publiques (malvarez2013-star/obesitydataproject; labordatahub.com)",
  "BLS CUUR0000SAF11, read in two public copies (malvarez2013-star/obesitydataproject; open-datahub/fred)":
    "BLS, série CUUR0000SAF11, lue dans deux copies publiques (malvarez2013-star/obesitydataproject; open-datahub/fred)",
  "British Columbia, form BC428 of the year, public copy":
    "Colombie-Britannique, formulaire BC428 de l’année, copie publique",
  "Budget Measures Implementation Act, 2026 (S.B.C. 2026, c. 5)":
    "Budget Measures Implementation Act, 2026 (S.B.C. 2026, c. 5), loi de la Colombie-Britannique",
  "budget.finances.gouv.qc.ca": "budget.finances.gouv.qc.ca",
  "Income Tax Act 150(1)(d), and the Canada Revenue Agency, as copied on taxtips.ca":
    "Loi de l’impôt sur le revenu, al. 150(1)d), et Agence du revenu du Canada, telles que copiées sur taxtips.ca",
  "Internal Revenue Code 6072(a), the day of Publication 552 as copied on tapcpa.com":
    "Internal Revenue Code 6072(a), jour de la publication 552, telle que copiée sur tapcpa.com",
  "Canada Revenue Agency, Change my return": "Agence du revenu du Canada, Modifier ma déclaration",
  "Canada Revenue Agency, form T1-ADJ": "Agence du revenu du Canada, formulaire T1-ADJ",
  "Canada Revenue Agency, gluten-free products, as copied on calgaryceliac.ca":
    "Agence du revenu du Canada, produits sans gluten, page telle que copiée sur calgaryceliac.ca",
  "Canada Revenue Agency, keeping records, as copied on swindleycpa.com":
    "Agence du revenu du Canada, conservation des documents, telle que copiée sur swindleycpa.com",
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
  "Celiac Disease Foundation, guidance of an association; no IRS text names shopping trips or shipping":
    "Celiac Disease Foundation, conseil d’une association; aucun texte de l’IRS ne nomme les trajets pour faire l’épicerie ou la livraison",
  "Celiac Disease Foundation, guidance of an association; no IRS text was found":
    "Celiac Disease Foundation, conseil d’une association; aucun texte de l’IRS n’a été trouvé",
  "Form 5005-R, line 44000": "Formulaire 5005-R, ligne 44000",
  "Form T1 2022": "Formulaire T1 de 2022",
  "Form T1 2024": "Formulaire T1 de 2024",
  "Form T1 2025": "Formulaire T1 de 2025",
  "From the first sentence of the Canada Revenue Agency's page on gluten-free products":
    "D’après la première phrase de la page de l’Agence du revenu du Canada sur les produits sans gluten",
  "Income Tax Act 117(2), as amended to 18 June 2026":
    "Loi de l’impôt sur le revenu, paragraphe 117(2), modifié jusqu’au 18 juin 2026",
  "Income Tax Act 118.2(1)": "Loi de l’impôt sur le revenu, paragraphe 118.2(1)",
  "Income Tax Act 118.2(1), B and D; canada.ca, lines 33099 and 33199":
    "Loi de l’impôt sur le revenu, paragraphe 118.2(1), éléments B et D; canada.ca, lignes 33099 et 33199",
  "Income Tax Act 118.2(1), B, paragraphs (c) and (d)":
    "Loi de l’impôt sur le revenu, paragraphe 118.2(1), élément B, alinéas c) et d)",
  "Income Tax Act 118.2(2)(r)": "Loi de l’impôt sur le revenu, alinéa 118.2(2)r)",
  "Internal Revenue Code, section 213(a)": "Internal Revenue Code, article 213(a)",
  "Internal Revenue Code, section 213(a): not compensated for by insurance":
    "Internal Revenue Code, article 213(a)\u00A0: non remboursé par une assurance",
  "Internal Revenue Code, section 213(a): paid during the taxable year":
    "Internal Revenue Code, article 213(a)\u00A0: payé pendant l’année d’imposition",
  "International System of Units, by definition": "Système international d’unités, par définition",
  "International yard and pound agreement, by definition":
    "Accord international sur le yard et la livre, par définition",
  "IRS revenue procedure of the year, as given by PolicyEngine":
    "Revenue procedure de l’IRS pour l’année, selon PolicyEngine",
  "IRS, form 1040-X": "IRS, formulaire 1040-X",
  "IRS, frequently asked questions of 17 March 2023 on medical expenses, quoted on nysscpa.org":
    "IRS, foire aux questions du 17 mars 2023 sur les frais médicaux, citée sur nysscpa.org",
  "IRS, Notice 2026-10": "IRS, avis 2026-10",
  "IRS, period of limitations, as copied on tapcpa.com; table of Publication 552":
    "IRS, délai de prescription, tel que copié sur tapcpa.com; tableau de la publication 552",
  "IRS, standard mileage rates, medical": "IRS, taux par mille, déplacements médicaux",
  "N.J.A.C. 18:35-2.9: above 2% of New Jersey gross income":
    "N.J.A.C. 18:35-2.9\u00A0: au-dessus de 2\u00A0% du revenu brut du New Jersey",
  "No text of the Canada Revenue Agency was found":
    "Aucun texte de l’Agence du revenu du Canada n’a été trouvé",
  "No text of the state was read": "Aucun texte de l’État n’a été lu",
  "Nova Scotia, form NS428 2023, copy on aclasssoft.com":
    "Nouvelle-Écosse, formulaire NS428 de 2023, copie sur aclasssoft.com",
  "Public Law 119-21 and IRS revenue procedure, as given by PolicyEngine":
    "Public Law 119-21 et revenue procedure de l’IRS, selon PolicyEngine",
  "Randolph v. Commissioner, 67 T.C. 481 (1976); IRS Information Letter 2011-0035":
    "Randolph v. Commissioner, 67 T.C. 481 (1976); lettre d’information 2011-0035 de l’IRS",
  "Revenu Québec, French guide of 2024, as copied in DT Max":
    "Revenu Québec, guide en français de 2024, tel que copié dans DT Max",
  "Revenu Québec, guide to line 462, as copied in DT Max":
    "Revenu Québec, guide de la ligne 462, tel que copié dans DT Max",
  "Revenu Québec, line 462, reported by a public program":
    "Revenu Québec, ligne 462, rapportée par un logiciel public",
  "revenuquebec.ca, line 381": "revenuquebec.ca, ligne 381",
  "Statistics Canada 18-10-0004-01, read in a public copy of 2026-07-16 (AndriiZvorygin/energy-model)":
    "Statistique Canada, tableau 18-10-0004-01, lu dans une copie publique du 2026-07-16 (AndriiZvorygin/energy-model)",
  "Statistics Canada 18-10-0004-01, read in two public copies (AndriiZvorygin/energy-model; getToTheChopin/canadianInflation)":
    "Statistique Canada, tableau 18-10-0004-01, lu dans deux copies publiques (AndriiZvorygin/energy-model; getToTheChopin/canadianInflation)",
  "Taken as the federal amount, which Nunavut carried to 2025; its form was not found":
    "Pris comme le montant fédéral, que le Nunavut a repris jusqu’en 2025; son formulaire n’a pas été trouvé",
  "Tax really paid is part of what food cost; no text of the tax authority was found":
    "Les taxes réellement payées font partie du coût des aliments; aucun texte de l’administration fiscale n’a été trouvé",
  "TaxTips.ca, refundable medical expense supplement, 2022":
    "TaxTips.ca, supplément remboursable pour frais médicaux, 2022",
  "The neighbouring year's figure times the indexation factor, to the dollar":
    "Le chiffre de l’année voisine multiplié par le facteur d’indexation, au dollar près",
  "The province's form 428 of the year": "Le formulaire 428 de la province pour l’année",
  "The province's form 428 or T4127 of the year, reported by a public program":
    "Le formulaire 428 de la province ou le T4127 de l’année, rapporté par un logiciel public",
  "The state's statute, reported by PolicyEngine": "La loi de l’État, rapportée par PolicyEngine",
  "United States customary fluid ounce, by definition": "Once liquide américaine, par définition",
} as const;

/** What a figure may be cited from: a source without its French name fails the build. */
export type Source = keyof typeof SOURCES;

const isKnown = (source: string): source is Source => Object.hasOwn(SOURCES, source);

/** A source's French name; an unknown one keeps its own, as a person's own words do. */
export function sourceInFrench(source: string): string {
  return isKnown(source) ? SOURCES[source] : source;
}
