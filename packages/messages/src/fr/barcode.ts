import type { barcode as english } from "../en/barcode";
import type { Translation } from "../translation";

export const barcode: Translation<typeof english> = {
  open: "Chercher par code-barres",
  title: "Que dit l’emballage?",
  text: "Seul le code-barres est envoyé à {source}, et rien d’autre à votre sujet.",
  digits: "Chiffres sous les barres",
  look: "Chercher",
  camera: "Lire avec l’appareil photo",
  stopCamera: "Arrêter l’appareil photo",
  picture: "Ce que voit l’appareil photo",
  noCamera:
    "L’appareil photo n’a pas pu être utilisé. Autorisez-le dans votre navigateur, ou tapez les chiffres.",
  nameless: "Un produit sans nom",
  size: "Emballage\u00A0: {size}\u00A0{unit}",
  noGluten: "Son étiquette dit «\u00A0sans gluten\u00A0». Vérifiez quand même l’emballage.",
  old: "{source} ne répond pas en ce moment; voici ce qu’il disait le {day}.",
  credit: "Selon <source>{attribution}</source>, {licence}, demandé le {day}",
  take: "Reprendre le nom et le format",
  takeName: "Reprendre le nom",
  taken: "Repris; pas encore enregistré",
};
