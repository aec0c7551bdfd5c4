/** Letters for a practitioner to sign (claim-20); facts and decisions as read in November 2026. */
export const letters = {
  subject: "A letter for a practitioner to sign; a template of GF Ledger, not advice",
  letterhead: "Letterhead of the practice",
  forPatient: "For the patient",
  blanks: {
    patient: "Name of patient",
    birthDate: "Date of birth",
    diagnosis: "Date of diagnosis, if known",
    plan: "Plan and member number",
    signature: "Signature",
    date: "Date",
    practitioner: "Name of medical practitioner (doctor or nurse practitioner)",
    licence: "Licence or registration number, province or territory",
    physician: "Name of physician",
    license: "License number and state",
    address: "Address and telephone number",
  },
  canada: {
    title: "Certificate of the need for a gluten-free diet",
    salutation: "To the Canada Revenue Agency",
    disease: "I certify that the person named above is my patient and has celiac disease.",
    need: "Because of this disease, the patient requires a gluten-free diet. The need is for life.",
    ask: "Ask for it on the letterhead of the practice. The Income Tax Act asks for a certificate in writing by a medical practitioner (118.2(2)(r)).",
    keep: "Keep it with your receipts and send it only when the Canada Revenue Agency asks.",
    notConfirmed:
      "Not confirmed: whether it must be renewed, and whether purchases before its date count. No text of the agency was found.",
    notT2201:
      "This letter has nothing to do with form T2201. The disability tax credit asks for a marked restriction in daily living; celiac disease alone usually does not meet it (Adams v. The King, 2024 TCC 28), and the gluten-free claim does not need it.",
  },
  unitedStates: {
    title: "Physician's statement on a gluten-free diet",
    salutation: "To whom it may concern",
    disease:
      "I certify that the person named above is my patient and has been diagnosed with celiac disease.",
    need: "A strict gluten-free diet is the treatment that I prescribe for this disease. The need is for life.",
    keep: "Keep it with your tax records; it is not sent with the return. Courts (Randolph v. Commissioner, 67 T.C. 481, 1976) and an IRS information letter of 2011 allow the extra cost of food for a diagnosed disease; no IRS publication names celiac disease.",
    receipts:
      "Keep receipts and the regular price of each product as well: a deduction without them was refused (Massa v. Commissioner, T.C. Memo. 1999-63).",
  },
  medicalNecessity: {
    title: "Letter of medical necessity",
    salutation: "To the administrator of the plan (HSA, FSA or HRA)",
    disease:
      "I certify that the person named above is my patient and has been diagnosed with celiac disease.",
    treatment:
      "Treatment: a strict gluten-free diet, which needs food made to be free of gluten. It is medically necessary and not for general health.",
    duration: "Duration of the treatment: for life.",
    plans:
      "Plans ask for such a letter, and for receipts with the regular price beside them; your plan decides. No IRS text was found that asks for it by name.",
    notTwice: "What a plan pays for cannot be deducted as well.",
  },
} as const;
