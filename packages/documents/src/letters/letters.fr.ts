import type { Letter } from "./letter";

/** claim-20: the template in French. The American ones go to readers of English. */
export const LETTERS_FR: readonly Letter[] = [
  {
    kind: "canada",
    locale: "fr-CA",
    subject: "Une lettre à faire signer; un modèle de GF Ledger, et non un conseil",
    letterhead: "En-tête de la clinique ou du cabinet",
    forPatient: "Pour la patiente ou le patient",
    title: "Attestation de la nécessité d’un régime sans gluten",
    salutation: "À l’Agence du revenu du Canada",
    patientBlanks: [
      "Nom de la patiente ou du patient",
      "Date de naissance",
      "Date du diagnostic, si elle est connue",
    ],
    paragraphs: [
      "J’atteste que la personne nommée ci-dessus est sous mes soins et qu’elle est atteinte de la maladie cœliaque.",
      "En raison de cette maladie, cette personne doit suivre un régime sans gluten. Cette nécessité dure toute la vie.",
    ],
    signerBlanks: [
      "Signature",
      "Date",
      "Nom (médecin, infirmière praticienne ou infirmier praticien)",
      "Numéro de permis ou d’inscription, province ou territoire",
      "Adresse et numéro de téléphone",
    ],
    notes: [
      "Demandez cette lettre sur le papier à en-tête de la clinique. La Loi de l’impôt sur le revenu exige l’attestation écrite d’un professionnel de la santé autorisé (alinéa 118.2(2)r)).",
      "Conservez-la avec vos reçus et envoyez-la seulement quand l’Agence du revenu du Canada la demande.",
      "Non confirmé\u00A0: si elle doit être renouvelée, et si les achats antérieurs à sa date comptent. Aucun texte de l’Agence n’a été trouvé.",
      "Cette lettre n’a rien à voir avec le formulaire T2201. Le crédit d’impôt pour personnes handicapées exige une limitation marquée dans les activités de la vie quotidienne; la maladie cœliaque à elle seule n’y répond habituellement pas (Adams c. Le Roi, 2024 CCI 28), et la demande pour aliments sans gluten n’en a pas besoin.",
    ],
  },
];
