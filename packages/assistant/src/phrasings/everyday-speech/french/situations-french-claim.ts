import { type Phrasings, phrasingsIn } from "../../phrasings";

/** How people describe in French their situation with the claim instead of asking. */
export const FRENCH_CLAIM_SITUATIONS: Phrasings = {
  "Who can claim gluten-free food in Canada?": phrasingsIn(`
    pas de biopsie, mais le pain me rend malade | prise de sang normale, j’évite le blé quand même | allergique au blé, pas coeliaque
    sensible seulement | par choix | un diagnostic est-il obligatoire | ma femme se sent mieux sans gluten | le médecin s’en doute, rien de confirmé`),
  "What exactly can be claimed in Canada?": phrasingsIn(`
    payé 9, l’ordinaire coûte 4 | les neuf piastres au complet? | tout ou une partie | le coût entier de ma farine | ce qui dépasse le prix normal
    pourquoi pas tout le montant | sur quelle loi c’est basé`),
  "Which line of the Canadian return?": phrasingsIn(`
    je remplis mes impôts là | le total est prêt, il va où | deux lignes médicales, je suis mêlé | notre petite de quatre ans est coeliaque
    enfant de dix ans sur ma feuille | ado de quinze ans avec la maladie | un tout-petit | numéro de ligne | la part de ma femme, même numéro?`),
  "My child is 18 or older: who claims?": phrasingsIn(`
    étudiante de vingt ans | partie au cégep dans une autre ville | ma fille est adulte | dix-neuf ans cette année | plus un enfant | travaille à temps partiel et vit ici`),
  "Can I claim for a parent or another relative?": phrasingsIn(`
    mon vieux père vit dans notre sous-sol | mère de 75 ans coeliaque | mon frère handicapé | je paie l’épicerie de ma soeur | belle-mère à ma charge`),
  "What is the Canadian threshold for medical expenses?": phrasingsIn(`
    revenu de 55 000 | combien avant que ça fasse quelque chose | montant minimum | seulement 600 dollars de dépenses, utile? | à partir de quelle somme`),
  "Which documents do I keep for the CRA?": phrasingsIn(
    `en cas de vérification | preuves pour ma demande | une boîte de factures, est-ce assez | j’ai été choisi pour une révision | papiers à ramasser`,
  ),
  "Do I send the letter and receipts to the CRA?": phrasingsIn(`
    poster les papiers ou les garder | joindre quelque chose? | par internet, et mes factures`),
  "How long do I keep records in Canada?": phrasingsIn(`
    des boîtes pleines de vieilles factures | mes papiers de 2020, encore utiles? | années de conservation | produit en retard et vieux papiers | faire le ménage dans mes dossiers
    jusqu’où peuvent-ils reculer`),
  "What does the doctor's letter have to say in Canada?": phrasingsIn(`
    rendez-vous chez mon médecin pour le papier | attestation vieille de dix ans | valide combien de temps | écrit par une nutritionniste | signé par une infirmière
    diagnostic fait à l’étranger | renouveler le billet`),
  "Does the rest of my family count in Canada?": phrasingsIn(`
    un seul chaudron de pâtes pour tous | mes ados vident le garde-manger | quatre à table, un coeliaque | mon chum finit mon pain | de la visite à souper`),
  "Which 12 months can I claim in Canada?": phrasingsIn(
    `de juillet à juin | commencé en octobre | gros achats en novembre | mes douze mois à moi | pas l’année civile | du printemps au printemps`,
  ),
  "Can I claim rice flour and other ingredients in Canada?": phrasingsIn(
    `je boulange à la maison | sacs de farine | fécules et mélanges | tout fait maison`,
  ),
  "What is different in Québec?": phrasingsIn(
    `résident de Laval | Montréal | ville de Québec, autres règles? | la déclaration du Québec à part | Trois-Rivières`,
  ),
  "Which partner claims in Canada?": phrasingsIn(`
    je gagne plus qu’elle | conjoints de fait | payé de son compte, déclaré par moi | sur la déclaration de qui | un de nous deux n’a presque pas de revenu`),
  "What if insurance or an employer paid it back?": phrasingsIn(
    `les avantages sociaux ont couvert une partie | mon assurance a payé la moitié | mon syndicat en paie un bout | compte de gestion santé`,
  ),
  "Is it a refund or a deduction in Canada?": phrasingsIn(`
    qu’est-ce qui sort au bout | de l’argent dans mes mains | un chèque par la poste? | chaque dollar de plus me revient? | pas d’impôt à payer`),
  "Is there a limit to the claim in Canada?": phrasingsIn(
    `le montant le plus haut | plus de six mille | 4 500, est-ce louche | pas de plafond?`,
  ),
  "Do restaurant meals count in Canada?": phrasingsIn(
    `la pizzeria demande trois dollars de plus | repas à l’extérieur | un sandwich au café | livraison d’un restaurant`,
  ),
  "Does sales tax count in Canada?": phrasingsIn(
    `TVH | les taxes sur mes collations | taxes incluses ou non | la ligne des taxes en bas`,
  ),
  "Do shipping and trips to the shop count in Canada?": phrasingsIn(
    `livraison de 9,99 | une demi-heure de voiture jusqu’au magasin | le gaz | frais de port | taxi vers la boulangerie`,
  ),
  "Does travel to medical services count in Canada?": phrasingsIn(
    `aller à la clinique en auto | 80 km jusqu’à mon spécialiste | hôtel près de l’hôpital`,
  ),
  "Which food cannot be claimed in Canada?": phrasingsIn(
    `croquettes pour mon chien | les choses exclues | ce qui n’est jamais admis | cosmétiques sans gluten`,
  ),
  "Do gluten-free oats count in Canada?": phrasingsIn(
    `gruau du matin | avoine dispendieuse | farine d’avoine | mon avoine n’est pas cochée`,
  ),
  "Do gluten-free beer and wine count in Canada?": phrasingsIn(
    `bière marquée sans gluten | du vin avec le souper | une caisse de bière | vodka`,
  ),
  "Do vitamins and supplements count in Canada?": phrasingsIn(
    `comprimés pour mes carences | du fer à cause de la maladie | multivitamines de la pharmacie | oméga 3`,
  ),
  "Can I claim earlier years in Canada?": phrasingsIn(`
    malade depuis 2015 et personne ne me l’a dit | années manquées | ma déclaration de l’an passé est déjà partie | rétroactif | je viens de découvrir ça | refaire une vieille déclaration`),
  "Do groceries from before the diagnosis count in Canada?": phrasingsIn(`
    diagnostiqué en juin, achats depuis janvier | le régime d’abord, le test après | le billet est venu plus tard | en attendant le spécialiste | avant que ce soit officiel`),
  "Does celiac disease give the disability tax credit (T2201)?": phrasingsIn(
    `certificat d’invalidité pour ma fille | demander le CIPH | la maladie coeliaque comme handicap`,
  ),
  "What is the medical credit of New Brunswick?": phrasingsIn(`Moncton | une famille du Nouveau-Brunswick`),
  "What is the medical credit of Ontario?": phrasingsIn(`Ottawa | de plus en Ontario?`),
};
