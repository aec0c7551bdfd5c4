import type { claimChecklist as english } from "../en/claim-checklist";
import type { Translation } from "../translation";

export const claimChecklist: Translation<typeof english> = {
  title: "Liste de vérification\u00A0: ce qu’il faut conserver",
  letterFor: "L’attestation pour {name}, datée du {date}, signée par {signer}.",
  namedSigner: "{name} ({profession})",
  diagnosed: "Diagnostic posé le {date}.",
  letterMissing:
    "L’attestation pour {name}\u00A0: aucune n’est inscrite. Sans attestation écrite, il n’y a pas de demande.",
  practitioner: {
    doctor: "un ou une médecin",
    "nurse-practitioner": "une infirmière praticienne ou un infirmier praticien",
    "other-practitioner": "un professionnel ou une professionnelle de la santé",
  },
  profession: {
    doctor: "médecin",
    "nurse-practitioner": "infirmière praticienne ou infirmier praticien",
    "other-practitioner": "professionnel ou professionnelle de la santé",
  },
  receipts:
    "{count, plural, one {Le reçu énuméré ici, sur papier si vous l’avez, et sa photo.} other {Les {count, number, ::group-off} reçus énumérés ici, sur papier si vous les avez, et leurs photos.}}",
  noReceipts: "Les reçus des achats\u00A0: aucun des articles n’en a un ici.",
  summary: "Ce sommaire de chaque produit acheté dans la période.",
  regular:
    "Ce qui montre les prix courants\u00A0: photos de tablettes, circulaires, reçus du produit courant.",
  adjustments: "La preuve de chaque rajustement et de chaque autre dépense médicale.",
  until: "Conservez le tout jusqu’au {date}.",
  from: {
    ca: "C’est six ans à compter de la fin de l’année d’imposition en cause. Pour une déclaration produite en retard, le délai court à partir du jour où elle est produite.",
    us: "C’est trois ans à compter de la production de la déclaration; une déclaration hâtive compte comme produite à sa date limite.",
  },
  send: {
    ca: "N’envoyez rien avec la déclaration; envoyez ces documents quand l’Agence du revenu du Canada les demande. La déclaration finale d’une personne décédée fait exception\u00A0: les reçus y sont joints.",
    us: "N’envoyez rien avec la déclaration; montrez ces documents quand l’IRS les demande.",
  },
};
