import type { letters as english } from "../en/letters";
import type { Translation } from "../translation";

export const letters: Translation<typeof english> = {
  subject: "Une lettre à faire signer; un modèle de GF Ledger, et non un conseil",
  letterhead: "En-tête de la clinique ou du cabinet",
  forPatient: "Pour la patiente ou le patient",
  blanks: {
    patient: "Nom de la patiente ou du patient",
    birthDate: "Date de naissance",
    diagnosis: "Date du diagnostic, si elle est connue",
    plan: "Régime et numéro de membre",
    signature: "Signature",
    date: "Date",
    practitioner: "Nom (médecin, infirmière praticienne ou infirmier praticien)",
    licence: "Numéro de permis ou d’inscription, province ou territoire",
    physician: "Nom de la ou du médecin",
    license: "Numéro de permis et État",
    address: "Adresse et numéro de téléphone",
  },
  canada: {
    title: "Attestation de la nécessité d’un régime sans gluten",
    salutation: "À l’Agence du revenu du Canada",
    disease:
      "J’atteste que la personne nommée ci-dessus est sous mes soins et qu’elle est atteinte de la maladie cœliaque.",
    need: "En raison de cette maladie, cette personne doit suivre un régime sans gluten. Cette nécessité dure toute la vie.",
    ask: "Demandez cette lettre sur le papier à en-tête de la clinique. La Loi de l’impôt sur le revenu exige l’attestation écrite d’un professionnel de la santé autorisé (alinéa 118.2(2)r)).",
    keep: "Conservez-la avec vos reçus et envoyez-la seulement quand l’Agence du revenu du Canada la demande.",
    notConfirmed:
      "Non confirmé\u00A0: si elle doit être renouvelée, et si les achats antérieurs à sa date comptent. Aucun texte de l’Agence n’a été trouvé.",
    notT2201:
      "Cette lettre n’a rien à voir avec le formulaire T2201. Le crédit d’impôt pour personnes handicapées exige une limitation marquée dans les activités de la vie quotidienne; la maladie cœliaque à elle seule n’y répond habituellement pas (Adams c. Le Roi, 2024 CCI 28), et la demande pour aliments sans gluten n’en a pas besoin.",
  },
  unitedStates: {
    title: "Déclaration médicale sur un régime sans gluten",
    salutation: "À qui de droit",
    disease:
      "J’atteste que la personne nommée ci-dessus est sous mes soins et qu’elle a reçu un diagnostic de maladie cœliaque.",
    need: "Un régime strictement sans gluten est le traitement que je prescris pour cette maladie. Cette nécessité dure toute la vie.",
    keep: "Conservez-la dans vos dossiers fiscaux; elle n’est pas envoyée avec la déclaration. Des tribunaux (Randolph v. Commissioner, 67 T.C. 481, 1976) et une lettre d’information de l’IRS de 2011 admettent le coût supplémentaire des aliments pour une maladie diagnostiquée; aucune publication de l’IRS ne nomme la maladie cœliaque.",
    receipts:
      "Conservez aussi les reçus et le prix courant de chaque produit\u00A0: une déduction sans ces renseignements a été refusée (Massa v. Commissioner, T.C. Memo. 1999-63).",
  },
  medicalNecessity: {
    title: "Lettre de nécessité médicale",
    salutation: "À l’administration du régime (HSA, FSA ou HRA)",
    disease:
      "J’atteste que la personne nommée ci-dessus est sous mes soins et qu’elle a reçu un diagnostic de maladie cœliaque.",
    treatment:
      "Traitement\u00A0: un régime strictement sans gluten, qui exige des aliments faits pour en être exempts. Il est nécessaire pour des raisons médicales et ne vise pas la santé en général.",
    duration: "Durée du traitement\u00A0: toute la vie.",
    plans:
      "Les régimes demandent une telle lettre, et des reçus accompagnés du prix courant; votre régime décide. Aucun texte de l’IRS qui l’exige par son nom n’a été trouvé.",
    notTwice: "Ce qu’un régime paie ne peut pas être déduit en plus.",
  },
};
