const MEDICAL = [
  /\b(symptômes?|dose|posologie|biopsie|prise de sang|épreuve au gluten)\b/iu,
  /\b(ai-je|a-t-(il|elle)|est-ce que j[’']ai|pourrais-je avoir) (la )?maladie cœliaque/iu,
  /\b(sécuritaires?|dangereux|dangereuse|mauvais|sans danger)\b.*\b(pour (moi|mon|ma|mes|lui|elle)|à manger|à boire)\b/iu,
  /(?<!\p{L})(puis-je|peut-(on|il|elle)|devrais-je|est-ce que je peux) (manger|boire|prendre|arrêter|tricher)/iu,
  /(?<!\p{L})(éruption|ballonnements?|diarrhée|mal au ventre|douleurs?|enceinte|estomac|médicaments?)(?!\p{L})/iu,
];
const TAX =
  /\b(demander|déduire|déclar\w+|impôts?|crédit|frais|reçus?|rembours\w+|ligne \d+|ARC|Revenu Québec|admissibles?)\b/iu;

const PERSONAL_TAX = [
  /\b(devrais-je|devrions-nous|faut-il que je|est-ce que je devrais)\b.*\b(demander|déduire|déclarer|inscrire)\b/iu,
  /\bcombien\b.*\b(vais-je|allons-nous|pourrais-je|puis-je|je vais)\b.*\b(recevoir|récupérer|ravoir|économiser|devoir|obtenir)\b/iu,
  /\b(suis-je|sommes-nous|est-ce que je suis) admissibles?\b/iu,
  /\b(mon remboursement|ma facture d[’']impôt|je gagne|mon salaire)\b/iu,
  /\b(est-ce|serait-ce) (légal|accepté)|\b(frauder|tricher|cacher|mentir|falsifier)\b/iu,
];

/** Whether a question in French asks for medical advice, which the assistant never gives (chat-12). */
export function isMedicalInFrench(message: string): boolean {
  return MEDICAL.some((pattern) => pattern.test(message)) && !TAX.test(message);
}

/** Whether a question in French asks about a person's own taxes (chat-12). */
export function isPersonalTaxInFrench(message: string): boolean {
  return PERSONAL_TAX.some((pattern) => pattern.test(message));
}
