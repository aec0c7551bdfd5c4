import type { sentences as english } from "../en/sentences";
import type { Translation } from "../translation";
export const sentences: Translation<typeof english> = {
  notReceipt: "Cela ne ressemble pas à un reçu.",
  notReceiptTooSmall:
    "Ceci ne ressemble pas à un reçu. La photo est trop petite pour être lue\u00A0: envoyez-la telle que l’appareil l’a prise.",
  notReceiptTooDark:
    "Ceci ne ressemble pas à un reçu. La photo est trop sombre\u00A0: reprenez-la avec plus de lumière.",
  notReceiptNotSharp:
    "Ceci ne ressemble pas à un reçu. Rien n’est net sur la photo\u00A0: tenez le téléphone immobile jusqu’à ce que la mise au point soit faite sur le reçu.",
  notReceiptCutOff:
    "Ceci ne ressemble pas à un reçu. Le texte sort de la photo\u00A0: cadrez le reçu en entier.",
  notReceiptNoText: "Ceci ne ressemble pas à un reçu. Aucun texte n’y a été trouvé.",
  notReceiptNoPrices: "Ceci ne ressemble pas à un reçu. Il y a du texte, mais aucune ligne avec un prix.",
  noItems: "Aucun article n’a pu être lu sur ce reçu.",
  noTotal: "Le total n’a pas pu être lu.",
  noDate: "La date d’achat n’a pas pu être lue.",
  dateDoubtful: "La date d’achat n’est pas certaine; veuillez la vérifier.",
  noStore: "Le nom du magasin n’a pas pu être lu.",
  storeDoubtful: "Le nom du magasin n’est pas certain; veuillez le vérifier.",
  subtotalDiffers: "Les articles ne donnent pas le sous-total du reçu.",
  totalDiffers: "Les articles et les taxes ne donnent pas le total du reçu.",
  priceSettled:
    "Le prix de «\u00A0{name}\u00A0» était difficile à lire; il a été choisi pour que le compte du reçu soit bon.",
  priceLost: "Aucun prix n’a pu être lu pour «\u00A0{name}\u00A0».",
  priceLeft: "Le prix de «\u00A0{name}\u00A0» n’a pas pu être lu; c’est ce qu’il reste de la somme.",
  priceComputed:
    "Le prix de «\u00A0{name}\u00A0» a été calculé à partir de sa quantité et de son prix unitaire.",
  priceMayDiffer:
    "Le compte du reçu serait bon avec un autre prix de «\u00A0{name}\u00A0»; veuillez vérifier.",
  lineDoubtful: "«\u00A0{name}\u00A0» était difficile à lire; veuillez vérifier.",
  fellBack: "Le lecteur avancé n’était pas disponible; ce reçu a été lu sur notre propre serveur.",
  compareWithPhoto: "Difficile à lire\u00A0: veuillez comparer avec la photo.",
  saysSansGluten: "porte la mention «\u00A0sans gluten\u00A0»",
  saysGlutenFree: "porte la mention «\u00A0gluten free\u00A0»",
  saysGf: "porte la mention «\u00A0GF\u00A0» (sans gluten)",
  saysSlash: "porte la mention «\u00A0S/G\u00A0» (sans gluten)",
  saysSg: "porte la mention «\u00A0SG\u00A0» (sans gluten)",
  forCeliacs: "se dit destiné aux personnes cœliaques",
  lineIsFree: "{name} est sans gluten",
  makerIsFree: "{name} ne fabrique que des aliments sans gluten",
  alcohol: "L’alcool n’est jamais admissible, sans gluten ou non.",
  pet: "La nourriture pour animaux n’est jamais admissible.",
  household: "Ce n’est pas un aliment\u00A0: il n’est jamais admissible.",
  supplement: "Les vitamines et les suppléments ne sont jamais admissibles comme aliments sans gluten.",
  madeOfGluten: "C’est du gluten\u00A0: ce n’est jamais admissible.",
  noCounterpart:
    "Il n’y a pas de produit avec gluten auquel le comparer, et aucun texte de l’Agence du revenu du Canada permettant de demander son prix n’a été trouvé.",
  wholePrice: "Il n’y a pas de produit avec gluten auquel le comparer\u00A0: son prix entier compte.",
  natural:
    "Cet aliment ne contient pas de gluten par nature\u00A0: le produit courant est le même, et rien de plus n’a été payé.",
  ingredient:
    "Un ingrédient dont on fait des aliments sans gluten\u00A0: ce qu’il coûte de plus que l’ingrédient courant compte.",
  seenReceipt: "votre propre reçu",
  seenTag: "une étiquette de tablette",
  seenFlyer: "une circulaire",
  seenWeb: "une page Web",
  seenTyped: "votre propre note",
  setForItem: "Fixé par vous pour cet article",
  setForProduct: "Votre propre prix pour ce produit",
  median: "Médiane des prix de {people} personnes sur {receipts} reçus",
  markup: "L’écart habituel de la catégorie {category}",
  nothingRegular: "Aucun produit comparable",
  wholeCountsCanada:
    "Il n’y a pas de produit comparable\u00A0: le prix entier compte. Aucun texte de l’ARC permettant de compter en entier un article sans produit comparable n’a été trouvé.",
  wholeCounts: "Il n’y a pas de produit comparable\u00A0: le prix entier compte.",
  notCountedCanada:
    "Il n’y a pas de produit comparable, et vous n’avez pas choisi de compter son prix. Aucun texte de l’ARC permettant de compter en entier un article sans produit comparable n’a été trouvé.",
  notCounted: "Il n’y a pas de produit comparable, et vous n’avez pas choisi de compter son prix.",
  broughtUnnamed: "Prix du produit courant, {from} ramenés à {to}.",
  brought: "Prix du produit courant ({product}), {from} ramenés à {to}.",
  claimedByChoice: "Demandé par choix.",
  claimedBecause: "Demandé par choix. {reason}",
  takenIn: "Importé du fichier {file}",
  importUndone: "L’importation du fichier {file} a été annulée",
  kept: "{text}",
};
