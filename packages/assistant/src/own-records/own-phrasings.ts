import type { UnderstoodLanguage } from "../understood-language";
import type { OwnFunction } from "./own-question";

/** The functions that are known by their words; a price, or its change, is known by what stands around its product. */
export type Phrased = Exclude<OwnFunction, "priceBook" | "priceChange">;

/** Words in which people ask about their own records. `foodcategory` stands for the name of any category. */
export const OWN_PHRASINGS: Readonly<
  Record<UnderstoodLanguage, Readonly<Record<Phrased, readonly string[]>>>
> = {
  en: {
    claimed: [
      "how much have I claimed",
      "my claim total so far",
      "my total",
      "my total extra cost",
      "my incremental cost",
      "how much extra have I spent on gluten-free food",
      "how much extra have I paid",
      "what is my deduction",
      "what do my records add up to",
      "what do I add up to",
      "how much have I got to claim",
      "how much have I saved up to claim",
      "what does my year add up to",
      "sum of my claim",
    ],
    category: [
      "how much have I claimed on foodcategory",
      "my extra cost of foodcategory",
      "how much extra have I spent on foodcategory",
      "how much extra did I pay for foodcategory",
      "my total for the category foodcategory",
      "foodcategory total of my report",
    ],
    receipts: [
      "how many receipts have I uploaded",
      "number of my receipts",
      "my receipts count",
      "how many receipts are saved in my account",
      "how many receipts have I added",
      "how many receipts have I scanned",
      "how many receipts are waiting for my review",
      "drafts that I have",
      "how many draft receipts do I have",
    ],
    checklist: [
      "what is left on my checklist",
      "my checklist",
      "what is missing from my claim",
      "what do I still have to do for my claim",
      "what is left to do",
      "what is left on my claim",
      "which steps of my claim are left",
      "which steps do I still have",
      "my next step",
      "what have I not finished",
      "is my claim complete",
      "is my claim ready to file",
      "what remains to do before I file",
    ],
    bestPeriod: [
      "what are my best twelve months",
      "my best 12 months",
      "my best period",
      "which twelve months are best for me",
      "which period gives me the most",
      "best 12 month period of mine",
    ],
    lookUp: [
      "which of my estimates should I look up",
      "my estimates",
      "which regular prices of mine are estimates",
      "which prices do I have to look up first",
      "which estimated prices have I left",
      "which of my items rest on an estimate",
      "my items without a size compared",
    ],
  },
  fr: {
    claimed: [
      "combien ai-je réclamé",
      "combien ai-je demandé",
      "combien ai-je déduit",
      "mon total jusqu’ici",
      "mon total à demander",
      "le total de ma demande",
      "mon coût supplémentaire",
      "mon coût additionnel total",
      "combien ai-je payé de plus pour manger sans gluten",
      "combien ai-je dépensé de plus",
      "à combien s’élève ma demande",
    ],
    category: [
      "combien ai-je réclamé pour foodcategory",
      "mon coût supplémentaire pour foodcategory",
      "combien ai-je payé de plus pour foodcategory",
      "combien ai-je dépensé de plus en foodcategory",
      "mon total de la catégorie foodcategory",
    ],
    receipts: [
      "combien de reçus ai-je",
      "combien de reçus ai-je ajoutés",
      "combien de reçus ai-je téléversés",
      "nombre de mes reçus",
      "combien de reçus ai-je enregistrés",
      "combien de reçus ai-je numérisés",
      "combien de mes reçus sont à vérifier",
      "combien de brouillons ai-je",
      "combien de factures ai-je ajoutées",
    ],
    checklist: [
      "que reste-t-il sur ma liste",
      "ma liste de vérification",
      "qu’est-ce qu’il me reste à faire pour ma demande",
      "que manque-t-il à ma demande",
      "quelles étapes de ma demande me restent",
      "quelles étapes me reste-t-il",
      "ma prochaine étape",
      "qu’est-ce que je n’ai pas fini",
      "ma demande est-elle complète",
      "ma demande est-elle prête",
      "ma demande est-elle prête à produire",
    ],
    bestPeriod: [
      "quels sont mes douze meilleurs mois",
      "mes 12 meilleurs mois",
      "ma meilleure période",
      "quels douze mois sont les meilleurs pour moi",
      "quelle période me donne le plus",
    ],
    lookUp: [
      "lesquelles de mes estimations dois-je vérifier",
      "mes estimations",
      "lesquels de mes prix courants sont des estimations",
      "quels prix dois-je chercher en premier",
      "quels prix estimés me reste-t-il",
      "lesquels de mes articles reposent sur une estimation",
    ],
  },
};

/** A category's name in place of `foodcategory`, where a phrasing is compared by its meaning. */
const FOR_EXAMPLE: Readonly<Record<UnderstoodLanguage, string>> = { en: "cookies", fr: "les biscuits" };

export const asMeant = (phrasing: string, language: UnderstoodLanguage): string =>
  phrasing.replace("foodcategory", FOR_EXAMPLE[language]);

/** The name of a function among the subjects of the help. */
export const ownSubject = (asks: Phrased): string => `own ${asks}`;
