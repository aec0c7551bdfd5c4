import { type Phrasings, phrasingsIn } from "../phrasings";

/** Words in which people ask in French about the rules of the claim. */
export const FRENCH_CLAIM: Phrasings = {
  "Who can claim gluten-free food in Canada?": phrasingsIn(`
    qui peut demander le coût des aliments sans gluten | qui a droit au crédit | suis-je admissible
    admissible au crédit sans gluten | intolérance au gluten sans maladie cœliaque | allergie au blé
    sensibilité au gluten | seulement intolérant au gluten | faut-il un diagnostic
    sans diagnostic de maladie cœliaque`),
  "What exactly can be claimed in Canada?": phrasingsIn(`
    qu’est-ce que le coût supplémentaire | puis-je demander le plein prix | quelle partie du prix
    quelle partie mettre dans mes impôts | prix complet du produit
    différence de prix avec le produit courant | comment calculer le montant à demander
    exemple du pain de l’ARC | coût différentiel | que puis-je demander`),
  "Which line of the Canadian return?": phrasingsIn(`
    où l’inscrire dans ma déclaration | quelle case de la déclaration | que veut dire 33199 | ligne 33199
    différence entre 33099 et 33199 | mon enfant a 12 ans | mon fils mineur | ma fille de 9 ans est cœliaque
    enfant de moins de 18 ans | où mettre les frais médicaux`),
  "What is the Canadian threshold for medical expenses?": phrasingsIn(`
    quel est le seuil | seuil des frais médicaux | combien faut-il dépenser avant que ça compte
    3 % du revenu net | montant perdu avant le crédit | comment le crédit est-il calculé | montant fixe
    minimum avant le crédit | 3 % du revenu | seuil de dépenses`),
  "Which documents do I keep for the CRA?": phrasingsIn(`
    quels papiers l’ARC veut-elle | quels documents faut-il | documents pour une vérification de l’ARC
    sommaire des produits | preuves pour l’ARC | que veut voir l’ARC | quels justificatifs conserver
    pièces justificatives | quelles preuves garder | dossier pour l’ARC`),
  "Do I send the letter and receipts to the CRA?": phrasingsIn(`
    faut-il envoyer les reçus avec la déclaration | joindre l’attestation
    joindre la lettre du médecin à la déclaration | envoyer mes reçus à l’ARC | poster les documents
    joindre les reçus avec IMPÔTNET | transmettre la lettre | dois-je envoyer les reçus
    envoyer la lettre à l’ARC | faut-il transmettre les reçus`),
  "How long do I keep records in Canada?": phrasingsIn(`
    combien de temps garder mes reçus | quand puis-je jeter mes reçus | jeter les vieux reçus
    combien d’années conserver les papiers | six ans
    déclaration en retard combien de temps garder les reçus | garder les reçus six ans
    durée de conservation des reçus | jusqu’à quand garder les reçus | conserver les reçus combien d’années`),
  "What does the doctor's letter have to say in Canada?": phrasingsIn(`
    que doit dire la lettre du médecin | que doit contenir l’attestation | billet du médecin
    renouveler la lettre chaque année | infirmière praticienne attestation
    qui peut signer l’attestation | papier à en-tête | lettre du médecin | contenu de la lettre`),
  "Does the rest of my family count in Canada?": phrasingsIn(`
    ma famille en mange aussi | ma famille mange le pain sans gluten
    mon conjoint mange le pain sans gluten | toute la maison mange sans gluten
    mes enfants non cœliaques en mangent | partager les aliments | mon chum en mange aussi
    ma blonde en mange aussi | partager avec ma famille | les autres en mangent aussi`),
  "Which 12 months can I claim in Canada?": phrasingsIn(`
    quelle période choisir | de mars à février | doit-on prendre l’année civile | de janvier à décembre
    commencer en octobre | quels douze mois | période de douze mois | douze mois consécutifs
    choisir la période | la période peut-elle commencer en juillet`),
  "What if the person died in the year?": phrasingsIn(`
    mon mari est décédé | ma mère est morte cette année | personne décédée | frais d’une personne décédée
    mon père est mort | frais après un décès | déclaration finale | 24 mois en cas de décès
    décès dans l’année | demander pour une personne morte`),
  "Can I claim rice flour and other ingredients in Canada?": phrasingsIn(`
    farine d’amandes | je cuisine mon pain avec de la farine de riz | ingrédients pour cuisiner
    fécule de tapioca | épices sans gluten | farine d’avoine | produits intermédiaires | farine de riz
    ingrédients de cuisson | farine sans gluten pour le pain maison`),
  "Does xanthan gum count in Canada?": phrasingsIn(`
    gomme de guar | psyllium | gomme de xanthane admissible | farine de sorgho
    ingrédient sans produit comparable | gomme de xanthane | psyllium admissible
    ingrédient sans équivalent | gomme au plein prix | rien à quoi la comparer`),
  "Which provinces have a credit of their own?": phrasingsIn(`
    quelles provinces ont un crédit | crédit de ma province | crédit provincial
    les territoires ont-ils un crédit | ma province a-t-elle un crédit | liste des crédits provinciaux
    crédit médical provincial | crédit des territoires | formulaire 428 | provinces avec un crédit médical`),
  "What is different in Québec?": phrasingsIn(`
    j’habite Montréal | j’habite Laval | nous vivons à Gatineau | ligne 381 | annexe B | ligne 462
    différence au Québec | Revenu Québec donne-t-il quelque chose | deux déclarations au Québec
    abattement du Québec | TP-1 frais médicaux | crédit au Québec | qu’est-ce qui change au Québec`),
  "Does Québec pay a supplement for a celiac child?": phrasingsIn(`
    supplément pour enfant cœliaque | Retraite Québec enfant cœliaque | allocation pour enfant cœliaque
    argent pour un enfant cœliaque au Québec | supplément pour enfant handicapé
    allocation famille et maladie cœliaque | le Québec paie-t-il pour un enfant cœliaque
    supplément de Retraite Québec | montant pour mon enfant cœliaque au Québec | supplément enfant au Québec`),
  "Does celiac disease give the disability tax credit (T2201)?": phrasingsIn(`
    crédit pour personnes handicapées | formulaire T2201 | la maladie cœliaque est-elle un handicap | CIPH
    certificat pour le crédit d’impôt pour personnes handicapées | ai-je besoin du T2201
    crédit d’invalidité | montant pour personnes handicapées | faut-il le T2201
    crédit pour handicap de mon enfant`),
  "My child is 18 or older: who claims?": phrasingsIn(`
    ma fille de 19 ans est cœliaque | mon fils vient d’avoir 18 ans | enfant majeur à la maison
    mon enfant adulte | mon fils a 21 ans et vit avec nous | enfant à l’université | enfant de 18 ans
    enfant adulte à charge | ma fille a 20 ans | quelle ligne pour un enfant majeur`),
  "Can I claim for a parent or another relative?": phrasingsIn(`
    aliments pour ma mère | pour mon père | mes parents vivent avec moi | ma grand-mère | mon oncle
    ma nièce | mon petit-fils | personne à charge | demander pour ma sœur | pour mes parents`),
  "Which partner claims in Canada?": phrasingsIn(`
    lequel des conjoints devrait demander | qui demande, mon mari ou moi | ma femme ou moi
    le conjoint au revenu le moins élevé | partager entre conjoints | qui demande dans un couple
    mon conjoint gagne moins que moi | quel conjoint devrait demander | mari ou femme
    lequel de nous deux demande`),
  "What if insurance or an employer paid it back?": phrasingsIn(`
    mon assurance a remboursé | remboursé par mon employeur | le compte de gestion santé a payé
    assurance collective | compte de gestion santé | mon régime couvre 80 % | la moitié m’a été remboursée
    Desjardins a payé une partie | remboursé par l’assurance | l’employeur a payé`),
  "Is it a refund or a deduction in Canada?": phrasingsIn(`
    est-ce une déduction ou un crédit | est-ce un remboursement | vais-je recevoir un chèque
    le gouvernement envoie-t-il un chèque | crédit non remboursable | le gouvernement me rend-il l’argent
    est-ce remboursable | remboursement ou crédit | déduction ou crédit | est-ce de l’argent remis`),
  "Is there a refundable part in Canada?": phrasingsIn(`
    supplément remboursable | j’ai un faible revenu | faible revenu
    je gagne très peu | ligne 45200 | revenu modeste | y a-t-il quelque chose sans payer d’impôt
    supplément remboursable pour frais médicaux | partie remboursable`),
  "Is there a limit to the claim in Canada?": phrasingsIn(`
    plafond du montant | montant maximal | limite des aliments sans gluten
    jusqu’à combien puis-je demander | limite de la demande | y a-t-il une limite | maximum à demander
    plafond pour le sans gluten | peut-on demander trop`),
  "Do restaurant meals count in Canada?": phrasingsIn(`
    repas au restaurant | manger au restaurant | pizza au resto | burger au resto | mets à emporter
    restaurants | repas à l’hôtel | plats à emporter | restauration rapide sans gluten | dîner au restaurant`),
  "Does sales tax count in Canada?": phrasingsIn(`
    TPS et TVQ | TVH | taxe payée sur les biscuits | taxes de vente | taxe sur les croustilles
    inclure la TPS | TPS sur le pain | taxe sur la facture | la taxe compte-t-elle
    taxe du produit sans gluten`),
  "Do shipping and trips to the shop count in Canada?": phrasingsIn(`
    frais de livraison | livraison de l’épicerie | expédition | essence pour aller au magasin
    kilométrage à l’épicerie | taxi pour l’épicerie | aller à la boulangerie sans gluten | Postes Canada
    trajets au magasin | frais d’expédition`),
  "Does travel to medical services count in Canada?": phrasingsIn(`
    stationnement à l’hôpital | déplacement chez le médecin | kilométrage pour voir mon gastroentérologue
    trajet chez le spécialiste | 40 km | frais de déplacement médicaux | déplacement médical
    voyage chez le médecin | autobus pour la clinique | kilomètres pour un rendez-vous`),
  "Which food cannot be claimed in Canada?": phrasingsIn(`
    bière sans gluten | vin | vitamines | suppléments alimentaires | nourriture pour mon chien | cidre
    qu’est-ce qui n’est pas admissible | ce qui ne compte pas | aliments exclus
    ce qui n’est pas admissible`),
};
