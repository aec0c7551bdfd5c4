import { phrasingsIn } from "../phrasings/phrasings";
import type { UnderstoodLanguage } from "../understood-language";
import type { Phrased } from "./own-phrasings";

/** How people speak of their own year in everyday words; compared by meaning alone. */
export const OWN_SPEECH: Readonly<Record<UnderstoodLanguage, Readonly<Record<Phrased, readonly string[]>>>> =
  {
    en: {
      claimed: phrasingsIn(`
      where do I stand this year | what have all my groceries come to | what have I racked up | show me my sum
      what did the diet cost me extra | am I above a thousand yet | how much more have we spent than other families | my amount for the year
      how am I doing | how is my year going | what would I put on my form today | what is in my pot | how far along is my claim in dollars`),
      category: phrasingsIn(`
      what did foodcategory cost me extra | how much more did my foodcategory cost than the normal kind | what have I laid out for foodcategory
      my spending on foodcategory above normal | the extra for foodcategory | did I spend a lot more on foodcategory
      what did I pay on top for foodcategory | how much have I spent on foodcategory`),
      receipts: phrasingsIn(`
      how many slips have I put in | how many have I sent you | number of slips I scanned | have I got many receipts in here | count of what I uploaded
      how many bills did I add | how many of mine are not checked yet`),
      checklist: phrasingsIn(`
      what else have I got to do | what is still open | anything left before I hand in my return | am I done | what have I forgotten
      which things are not finished in my claim | am I ready for my tax return | my to-dos`),
      bestPeriod: phrasingsIn(`
      which stretch of a year is best for my purchases | from which month should my year run | when does my best year start
      which months would bring me most | the twelve months with my highest sum | optimal period for what I bought`),
      lookUp: phrasingsIn(`
      which of my numbers are only guesses | where did you guess in my list | which of my prices should I check in the store
      what in my records is not certain | which of mine were made up from a category | the shaky prices in my list`),
    },
    fr: {
      claimed: phrasingsIn(`
      où est-ce que j’en suis cette année | à combien sont rendus mes achats | j’ai accumulé combien | montre-moi ma somme | c’est rendu à combien, mon affaire
      le régime m’a coûté combien de plus | ai-je dépassé mille dollars | mon montant de l’année | où en est ma demande en dollars
      comment va mon année | où j’en suis`),
      category: phrasingsIn(`
      foodcategory, ça m’a coûté combien de plus | combien de plus que le produit normal pour mes achats de foodcategory | mes dépenses de foodcategory au-dessus du normal
      quelle part de ma demande est foodcategory | ai-je payé beaucoup plus pour foodcategory | le surplus que j’ai payé pour foodcategory
      combien j’ai payé foodcategory`),
      receipts: phrasingsIn(`
      combien de factures ai-je mises | combien j’en ai envoyé | j’ai numérisé combien de factures | ai-je beaucoup de reçus ici
      combien des miens ne sont pas vérifiés`),
      checklist: phrasingsIn(`
      qu’est-ce que j’ai encore à faire | qu’est-ce qui est encore ouvert | manque-t-il quelque chose avant que je produise ma déclaration | ai-je fini
      qu’est-ce que j’ai oublié dans mon dossier | suis-je prêt pour mes impôts`),
      bestPeriod: phrasingsIn(`
      quels mois me rapporteraient le plus | à partir de quel mois mon année devrait commencer | les douze mois où ma somme est la plus haute
      la période idéale pour mes achats`),
      lookUp: phrasingsIn(`
      lesquels de mes chiffres sont devinés | où avez-vous deviné dans ma liste | lesquels de mes prix vérifier au magasin
      qu’est-ce qui n’est pas certain dans mes dossiers`),
    },
  };
