import type { QuestionRow } from "./question-row";

/** Answered by a section of an article or a list of questions alone, in the Canadian edition. */
export const CANADIAN_SECTION_QUESTIONS: readonly QuestionRow[] = [
  ["can my dietitian write the certificate", ["What a dietitian can do"]],
  ["is a note from a nutritionist good enough", ["What a dietitian can do"]],
  ["would a signature of my pharmacist do", ["What a pharmacist can do"]],
  ["my receipts turn white after some months", ["Receipts that fade"]],
  ["what if I lost the receipt", ["What if I lost a receipt?"]],
  ["can I use my bank statement", ["What if I lost a receipt?"]],
  ["is the photo enough or do I keep the paper", ["Keeping the paper"]],
  [
    "do I have to keep the original paper receipts",
    ["Keeping the paper", "Which documents do I keep for the CRA?"],
  ],
  ["how much more expensive is gluten free food on average", ["How much more gluten-free food costs"]],
  ["which aisle has the largest difference", ["The dearest gluten-free products"]],
  [
    "what if the gluten free cereal was cheaper",
    ["A gluten-free product that costs no more", "How is my extra cost worked out?"],
  ],
  ["give me the steps of a claim", ["Claiming in Canada, step by step"]],
  ["which columns does the summary have", ["Writing the summary for the CRA"]],
  ["show me an example for a couple in montreal", ["A couple in Québec"]],
  ["line 462 example", ["A small income in Québec", "What is different in Québec?"]],
  ["do I mail anything to Revenu Québec", ["Records for Revenu Québec"]],
  ["may a naturopath sign in quebec", ["Who certifies in Québec"]],
  ["are you my accountant", ["Is this tax advice?"]],
  ["mileage log for the specialist", ["Notes on medical travel"]],
  ["example of the BC credit please", ["An example of British Columbia's credit"]],
  ["what does celiac canada recommend", ["The word of an association"]],
  ["do I need separate receipts for the provincial credit", ["Records for the provincial credit"]],
];

/** The same in the edition of the United States. */
export const AMERICAN_SECTION_QUESTIONS: readonly QuestionRow[] = [
  ["what is better, an HSA or an FSA", ["HSA against FSA"]],
  ["what papers do I give my FSA administrator", ["What a health plan is handed"]],
  ["which other medical costs may I add", ["Other medical expenses in the United States"]],
  ["how do I find out by hand if itemizing helps", ["Working out whether itemizing helps"]],
  ["example where the deduction is worth nothing", ["An example where itemizing does not help"]],
  ["why should I keep records if I take the standard deduction", ["Records without itemizing"]],
  ["what do I note for a trip to the bakery", ["Notes on a trip to the store"]],
  ["how do I log the difference for each product", ["Recording the difference for the IRS"]],
  ["what did price studies find", ["How much more gluten-free food costs"]],
  ["I lost a receipt", ["What if I lost a receipt?"]],
  ["is a photo enough instead of the paper", ["Keeping the paper"]],
  ["is what you tell me tax advice", ["Is this tax advice?"]],
];

/** The same in French. */
export const FRENCH_SECTION_QUESTIONS: readonly QuestionRow[] = [
  ["ma nutritionniste peut-elle signer l’attestation", ["What a dietitian can do"]],
  ["mon pharmacien peut-il signer", ["What a pharmacist can do"]],
  ["j’ai perdu mon reçu, que faire", ["What if I lost a receipt?"]],
  ["mes reçus deviennent blancs", ["Receipts that fade"]],
  ["dois-je garder le papier ou la photo suffit", ["Keeping the paper"]],
  ["combien coûte de plus le sans gluten selon les études", ["How much more gluten-free food costs"]],
  ["donnez-moi les étapes d’une demande", ["Claiming in Canada, step by step"]],
  ["exemple pour un couple de Laval", ["A couple in Québec"]],
  ["un naturopathe peut-il signer", ["Who certifies in Québec"]],
  ["dois-je envoyer quelque chose à Revenu Québec", ["Records for Revenu Québec"]],
  ["est-ce que vous donnez des conseils fiscaux", ["Is this tax advice?"]],
  ["que noter quand je vais chez le spécialiste en auto", ["Notes on medical travel"]],
];
