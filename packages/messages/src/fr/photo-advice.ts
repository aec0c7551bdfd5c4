import type { photoAdvice as english } from "../en/photo-advice";
import type { Translation } from "../translation";

export const photoAdvice: Translation<typeof english> = {
  title: {
    too_small: "Cette photo semble trop petite",
    too_dark: "Cette photo semble trop sombre",
    not_sharp: "Cette photo ne semble pas nette",
    cut_off: "Le reçu sort de cette photo",
  },
  text: {
    too_small: "Les petits caractères s’y confondent. Envoyez la photo telle que l’appareil l’a prise.",
    too_dark: "Reprenez-la avec plus de lumière, ou faites-la lire telle quelle.",
    not_sharp:
      "Tenez le téléphone immobile jusqu’à ce que la mise au point soit faite sur le reçu, ou faites lire la photo telle quelle.",
    cut_off: "Son texte va jusqu’au bord. Cadrez le reçu en entier, ou faites lire la photo telle quelle.",
  },
  again: "Reprendre la photo",
  noReceipt: {
    title: "Cette photo ne semble pas montrer un reçu",
    text: "Aucun article et aucun total n’ont été trouvés. Rien n’est compté. Un bon éclairage aide, et le reçu en entier dans l’image.",
    because: {
      too_small:
        "La photo est trop petite pour être lue. Rien n’est compté. Envoyez-la telle que l’appareil l’a prise.",
      too_dark:
        "La photo est trop sombre pour être lue. Rien n’est compté. Reprenez-la avec plus de lumière.",
      not_sharp:
        "Rien n’est assez net sur la photo pour être lu. Rien n’est compté. Tenez le téléphone immobile jusqu’à ce que la mise au point soit faite sur le reçu.",
      cut_off: "Le texte sort de la photo. Rien n’est compté. Cadrez le reçu en entier.",
      no_text: "Aucun texte n’a été trouvé sur la photo. Rien n’est compté. Cadrez le reçu en entier.",
      no_prices: "La photo contient du texte, mais aucune ligne avec un prix. Rien n’est compté.",
    },
    byHand: "Ajouter ses lignes à la main",
  },
};
