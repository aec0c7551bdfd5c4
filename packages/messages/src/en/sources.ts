/** Sources of figures and rules, and how one is cited. An act of an English legislature, a court's decision and a web address keep their own names. */
export const sources = {
  cited:
    "{standing, select, secondary {reported from: } derived {calculated: } unconfirmed {not confirmed: } other {}}{source}; read {on}",
  names: {
    "a-correction-by-the-person-with-a-note-no-rule-of-its-own":
      "A correction by the person, with a note; no rule of its own",
    "a-r-s-43-1042-also-with-a-federal-standard-deduction":
      "A.R.S. 43-1042, also with a federal standard deduction",
    "bank-of-canada-annual-average-fxausdcad-copied-from-valet-in":
      "Bank of Canada, annual average FXAUSDCAD, copied from Valet in a public repository",
    "bank-of-canada-annual-average-fxausdcad-two-public-copies":
      "Bank of Canada, annual average FXAUSDCAD; two public copies",
    "bls-cuur0000saf11-read-in-a-public-copy-labordatahub-com":
      "BLS CUUR0000SAF11, read in a public copy (labordatahub.com)",
    "bls-cuur0000saf11-read-in-two-public-copies-malvarez2013":
      "BLS CUUR0000SAF11, read in two public copies (malvarez2013-star/obesitydataproject; labordatahub.com)",
    "bls-cuur0000saf11-read-in-two-public-copies-malvarez2013-2":
      "BLS CUUR0000SAF11, read in two public copies (malvarez2013-star/obesitydataproject; open-datahub/fred)",
    "british-columbia-form-bc428-of-the-year-public-copy":
      "British Columbia, form BC428 of the year, public copy",
    "budget-measures-implementation-act-2026-s-b-c-2026-c-5":
      "Budget Measures Implementation Act, 2026 (S.B.C. 2026, c. 5)",
    "budget-finances-gouv-qc-ca": "budget.finances.gouv.qc.ca",
    "income-tax-act-150-1-d-and-the-canada-revenue-agency-as":
      "Income Tax Act 150(1)(d), and the Canada Revenue Agency, as copied on taxtips.ca",
    "internal-revenue-code-6072-a-the-day-of-publication-552-as":
      "Internal Revenue Code 6072(a), the day of Publication 552 as copied on tapcpa.com",
    "canada-revenue-agency-change-my-return": "Canada Revenue Agency, Change my return",
    "canada-revenue-agency-form-t1-adj": "Canada Revenue Agency, form T1-ADJ",
    "canada-revenue-agency-gluten-free-products-as-copied-on":
      "Canada Revenue Agency, gluten-free products, as copied on calgaryceliac.ca",
    "canada-revenue-agency-keeping-records-as-copied-on":
      "Canada Revenue Agency, keeping records, as copied on swindleycpa.com",
    "canada-ca-final-return-of-a-deceased-person-copy-for-2020":
      "canada.ca, final return of a deceased person, copy for 2020",
    "canada-ca-indexation-adjustment-table-from-a-public-copy":
      "canada.ca, indexation adjustment table, from a public copy",
    "canada-ca-line-45200-copy-for-2023": "canada.ca, line 45200, copy for 2023",
    "canada-ca-line-45200-guide-text-for-2024-on-support-drtax-ca":
      "canada.ca, line 45200, guide text for 2024 on support.drtax.ca",
    "canada-ca-lines-33099-and-33199-copy-for-2023-on-abdullahcpa":
      "canada.ca, lines 33099 and 33199, copy for 2023 on abdullahcpa.ca",
    "canada-ca-lines-33099-and-33199-from-one-public-page":
      "canada.ca, lines 33099 and 33199, from one public page",
    "canada-ca-lines-33099-and-33199-reimbursed-expenses":
      "canada.ca, lines 33099 and 33199: reimbursed expenses",
    "celiac-disease-foundation-guidance-of-an-association-no-irs":
      "Celiac Disease Foundation, guidance of an association; no IRS text names shopping trips or shipping",
    "celiac-disease-foundation-guidance-of-an-association-no-irs-2":
      "Celiac Disease Foundation, guidance of an association; no IRS text was found",
    "form-5005-r-line-44000": "Form 5005-R, line 44000",
    "form-t1-2022": "Form T1 2022",
    "form-t1-2024": "Form T1 2024",
    "form-t1-2025": "Form T1 2025",
    "from-the-first-sentence-of-the-canada-revenue-agencys-page":
      "From the first sentence of the Canada Revenue Agency's page on gluten-free products",
    "income-tax-act-117-2-as-amended-to-18-june-2026": "Income Tax Act 117(2), as amended to 18 June 2026",
    "income-tax-act-118-2-1": "Income Tax Act 118.2(1)",
    "income-tax-act-118-2-1-b-and-d-canada-ca-lines-33099-and":
      "Income Tax Act 118.2(1), B and D; canada.ca, lines 33099 and 33199",
    "income-tax-act-118-2-1-b-paragraphs-c-and-d": "Income Tax Act 118.2(1), B, paragraphs (c) and (d)",
    "income-tax-act-118-2-2-r": "Income Tax Act 118.2(2)(r)",
    "internal-revenue-code-section-213-a": "Internal Revenue Code, section 213(a)",
    "internal-revenue-code-section-213-a-not-compensated-for-by":
      "Internal Revenue Code, section 213(a): not compensated for by insurance",
    "internal-revenue-code-section-213-a-paid-during-the-taxable":
      "Internal Revenue Code, section 213(a): paid during the taxable year",
    "international-system-of-units-by-definition": "International System of Units, by definition",
    "international-yard-and-pound-agreement-by-definition":
      "International yard and pound agreement, by definition",
    "irs-revenue-procedure-of-the-year-as-given-by-policyengine":
      "IRS revenue procedure of the year, as given by PolicyEngine",
    "irs-form-1040-x": "IRS, form 1040-X",
    "irs-frequently-asked-questions-of-17-march-2023-on-medical":
      "IRS, frequently asked questions of 17 March 2023 on medical expenses, quoted on nysscpa.org",
    "irs-notice-2026-10": "IRS, Notice 2026-10",
    "irs-period-of-limitations-as-copied-on-tapcpa-com-table-of":
      "IRS, period of limitations, as copied on tapcpa.com; table of Publication 552",
    "irs-standard-mileage-rates-medical": "IRS, standard mileage rates, medical",
    "n-j-a-c-18-35-2-9-above-2-of-new-jersey-gross-income":
      "N.J.A.C. 18:35-2.9: above 2% of New Jersey gross income",
    "no-text-of-the-canada-revenue-agency-was-found": "No text of the Canada Revenue Agency was found",
    "no-text-of-the-state-was-read": "No text of the state was read",
    "nova-scotia-form-ns428-2023-copy-on-aclasssoft-com":
      "Nova Scotia, form NS428 2023, copy on aclasssoft.com",
    "public-law-119-21-and-irs-revenue-procedure-as-given-by":
      "Public Law 119-21 and IRS revenue procedure, as given by PolicyEngine",
    "randolph-v-commissioner-67-t-c-481-1976-irs-information":
      "Randolph v. Commissioner, 67 T.C. 481 (1976); IRS Information Letter 2011-0035",
    "revenu-quebec-french-guide-of-2024-as-copied-in-dt-max":
      "Revenu Québec, French guide of 2024, as copied in DT Max",
    "revenu-quebec-guide-to-line-462-as-copied-in-dt-max":
      "Revenu Québec, guide to line 462, as copied in DT Max",
    "revenu-quebec-line-462-reported-by-a-public-program":
      "Revenu Québec, line 462, reported by a public program",
    "revenuquebec-ca-line-381": "revenuquebec.ca, line 381",
    "statistics-canada-18-10-0004-01-read-in-a-public-copy-of":
      "Statistics Canada 18-10-0004-01, read in a public copy of 2026-07-16 (AndriiZvorygin/energy-model)",
    "statistics-canada-18-10-0004-01-read-in-two-public-copies":
      "Statistics Canada 18-10-0004-01, read in two public copies (AndriiZvorygin/energy-model; getToTheChopin/canadianInflation)",
    "taken-as-the-federal-amount-which-nunavut-carried-to-2025":
      "Taken as the federal amount, which Nunavut carried to 2025; its form was not found",
    "tax-really-paid-is-part-of-what-food-cost-no-text-of-the-tax":
      "Tax really paid is part of what food cost; no text of the tax authority was found",
    "taxtips-ca-refundable-medical-expense-supplement-2022":
      "TaxTips.ca, refundable medical expense supplement, 2022",
    "the-neighbouring-years-figure-times-the-indexation-factor-to":
      "The neighbouring year's figure times the indexation factor, to the dollar",
    "the-provinces-form-428-of-the-year": "The province's form 428 of the year",
    "the-provinces-form-428-or-t4127-of-the-year-reported-by-a":
      "The province's form 428 or T4127 of the year, reported by a public program",
    "the-states-statute-reported-by-policyengine": "The state's statute, reported by PolicyEngine",
    "united-states-customary-fluid-ounce-by-definition": "United States customary fluid ounce, by definition",
  },
} as const;
