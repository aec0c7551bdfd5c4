import type { Letter } from "./letter";

const PATIENT = ["Name of patient", "Date of birth", "Date of diagnosis, if known"];

/** The paragraph that keeps two things apart (claim-20); facts and decision as read in November 2026. */
const NOT_T2201 =
  "This letter has nothing to do with form T2201. The disability tax credit asks for a marked restriction in daily living; celiac disease alone usually does not meet it (Adams v. The King, 2024 TCC 28), and the gluten-free claim does not need it.";

const AROUND = {
  subject: "A letter for a practitioner to sign; a template of GF Ledger, not advice",
  letterhead: "Letterhead of the practice",
  forPatient: "For the patient",
} as const;

/** claim-20: the templates in English. */
export const LETTERS: readonly Letter[] = [
  {
    kind: "canada",
    locale: "en-CA",
    ...AROUND,
    title: "Certificate of the need for a gluten-free diet",
    salutation: "To the Canada Revenue Agency",
    patientBlanks: PATIENT,
    paragraphs: [
      "I certify that the person named above is my patient and has celiac disease.",
      "Because of this disease, the patient requires a gluten-free diet. The need is for life.",
    ],
    signerBlanks: [
      "Signature",
      "Date",
      "Name of medical practitioner (doctor or nurse practitioner)",
      "Licence or registration number, province or territory",
      "Address and telephone number",
    ],
    notes: [
      "Ask for it on the letterhead of the practice. The Income Tax Act asks for a certificate in writing by a medical practitioner (118.2(2)(r)).",
      "Keep it with your receipts and send it only when the Canada Revenue Agency asks.",
      "Not confirmed: whether it must be renewed, and whether purchases before its date count. No text of the agency was found.",
      NOT_T2201,
    ],
  },
  {
    kind: "united-states",
    locale: "en-US",
    ...AROUND,
    title: "Physician's statement on a gluten-free diet",
    salutation: "To whom it may concern",
    patientBlanks: PATIENT,
    paragraphs: [
      "I certify that the person named above is my patient and has been diagnosed with celiac disease.",
      "A strict gluten-free diet is the treatment that I prescribe for this disease. The need is for life.",
    ],
    signerBlanks: [
      "Signature",
      "Date",
      "Name of physician",
      "License number and state",
      "Address and telephone number",
    ],
    notes: [
      "Keep it with your tax records; it is not sent with the return. Courts (Randolph v. Commissioner, 67 T.C. 481, 1976) and an IRS information letter of 2011 allow the extra cost of food for a diagnosed disease; no IRS publication names celiac disease.",
      "Keep receipts and the regular price of each product as well: a deduction without them was refused (Massa v. Commissioner, T.C. Memo. 1999-63).",
    ],
  },
  {
    kind: "medical-necessity",
    locale: "en-US",
    ...AROUND,
    title: "Letter of medical necessity",
    salutation: "To the administrator of the plan (HSA, FSA or HRA)",
    patientBlanks: [...PATIENT, "Plan and member number"],
    paragraphs: [
      "I certify that the person named above is my patient and has been diagnosed with celiac disease.",
      "Treatment: a strict gluten-free diet, which needs food made to be free of gluten. It is medically necessary and not for general health.",
      "Duration of the treatment: for life.",
    ],
    signerBlanks: [
      "Signature",
      "Date",
      "Name of physician",
      "License number and state",
      "Address and telephone number",
    ],
    notes: [
      "Plans ask for such a letter, and for receipts with the regular price beside them; your plan decides. No IRS text was found that asks for it by name.",
      "What a plan pays for cannot be deducted as well.",
    ],
  },
];
