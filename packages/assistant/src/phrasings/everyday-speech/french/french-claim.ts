import { type Phrasings, phrasingsIn } from "../../phrasings";

/** How people speak in French of the claim in Canada. */
export const FRENCH_CLAIM_SPEECH: Phrasings = {
  "Who can claim gluten-free food in Canada?": phrasingsIn(`
    je me sens juste mieux sans blé | mes tests sont négatifs mais je réagis
    c’est pour qui, ça | j’ai arrêté le gluten par moi-même
    qui y a droit | sensibilité au gluten sans maladie | est-ce que j’ai le droit de faire ça`),
  "What exactly can be claimed in Canada?": phrasingsIn(`
    toute la somme ou seulement l’écart | pas le montant au complet?
    pourquoi pas la facture entière | seulement ce que ça coûte de plus?
    est-ce juste le surplus | la totalité de ma dépense, ou une partie | je prends quel chiffre, le prix ou la différence`),
  "Which line of the Canadian return?": phrasingsIn(`
    je l’écris où dans ma déclaration | où va la somme dans mes impôts | 33099 ou 33199 | la nourriture de ma blonde, quelle ligne
    mon logiciel a deux cases pour le médical | ma fille de six ans l’a, ça va sur la mienne? | mon gars de dix-sept ans habite ici, sa ligne ou la mienne
    c’est mon bébé qui est malade, c’est moi qui l’inscris? | un enfant mineur, on le met où | sur quelle page du rapport d’impôt
    mon petit de quatre ans est coeliaque`),
  "My child is 18 or older: who claims?": phrasingsIn(`
    ma fille vient d’avoir dix-neuf ans et étudie ailleurs | mon gars est majeur, c’est lui ou moi | qu’est-ce qui change à dix-huit ans
    elle a vingt ans et un petit emploi | mon grand vit encore chez nous | quand ils ne sont plus mineurs | mon ado devient adulte cette année`),
  "Can I claim for a parent or another relative?": phrasingsIn(`
    je prends soin de ma mère âgée | grand-maman habite chez nous et elle l’a | je fais vivre ma soeur | mon beau-père est coeliaque et à ma charge
    ma tante reste avec nous, je paie tout | je peux ajouter le pain de mon père | j’aide mon frère qui n’a pas de revenu`),
  "What is the Canadian threshold for medical expenses?": phrasingsIn(`
    il faut dépenser combien avant que ça compte | à partir de combien ça donne quelque chose | 3 pour cent de quoi
    avec un revenu de 40 000, ça commence où | un minimum à dépasser`),
  "Which documents do I keep for the CRA?": phrasingsIn(`
    ça me prend quoi si je suis vérifié | quelles preuves avoir sous la main | je ramasse quels papiers au cas | qu’est-ce qu’ils vont vouloir voir`),
  "Do I send the letter and receipts to the CRA?": phrasingsIn(`
    j’envoie-tu les factures avec mes impôts | ils les veulent tout de suite ou sur demande
    je les mets dans l’enveloppe? | je produis en ligne, comment je fournis les preuves`),
  "How long do I keep records in Canada?": phrasingsIn(`
    je peux jeter mes factures quand | la boîte de papiers, combien d’années | les papiers vont au recyclage quand | faut-il tout garder longtemps
    mes impôts ont été faits en retard, ça change le délai? | jusqu’à quand peuvent-ils vérifier`),
  "What does the doctor's letter have to say in Canada?": phrasingsIn(`
    le papier du docteur est-il bon longtemps | le billet expire-t-il
    ça me prend un nouveau papier chaque année | mon rapport de biopsie suffit?
    un naturopathe peut-il faire le papier | qui a le droit de l’écrire, le billet`),
  "Does the rest of my family count in Canada?": phrasingsIn(`
    tout le monde à la maison mange mes pâtes | mes enfants mangent mes biscuits | mes colocs se servent dans mon pain
    on cuisine un seul repas, quelle partie compte | mon mari en mange aussi et il n’est pas malade | on mange tous sans gluten pour simplifier`),
  "Which 12 months can I claim in Canada?": phrasingsIn(`
    je peux prendre de juin à mai | ma propre année, mettons à partir de septembre | j’en ai acheté beaucoup l’automne passé
    faut-il que ce soit de janvier à décembre | d’autres mois que ceux du calendrier | à cheval sur deux années`),
  "Can I claim rice flour and other ingredients in Canada?": phrasingsIn(`
    je fais tout mon pain moi-même, mes farines comptent? | fécule de pommes de terre et tapioca | poudre à pâte et mélange à pain
    farine d’amande | je cuisine tout maison`),
  "Does xanthan gum count in Canada?": phrasingsIn(
    `gomme de guar et psyllium | la gomme n’a pas de version normale, le prix complet?`,
  ),
  "Which provinces have a credit of their own?": phrasingsIn(`
    ma province donne-t-elle quelque chose de plus | je l’ai deux fois, au fédéral et au provincial? | qu’est-ce qu’on a par chez nous`),
  "What is different in Québec?": phrasingsIn(`
    je reste à Montréal, c’est pareil? | on habite Sherbrooke | deux déclarations, ça va où sur l’autre
    ma TP-1 | on est à Québec, c’est différent chez nous`),
  "Does Québec pay a supplement for a celiac child?": phrasingsIn(`
    supplément pour enfant handicapé | allocation familiale de plus pour la maladie coeliaque`),
  "Does celiac disease give the disability tax credit (T2201)?": phrasingsIn(`
    mon ado aurait-il le crédit pour personnes handicapées | est-ce un handicap pour l’impôt, la maladie coeliaque | le formulaire d’invalidité`),
  "Which partner claims in Canada?": phrasingsIn(`
    mon chum gagne plus que moi, qui le met | c’est ma blonde qui paie, je peux le demander? | lequel de nous deux inscrit ça
    sur celui qui gagne le moins? | ça fait-tu quelque chose, la carte de qui a payé | c’est lui qui achète et moi qui fais les impôts`),
  "What if insurance or an employer paid it back?": phrasingsIn(`
    mon assurance en paie une partie | au travail ils me remboursent mon pain | j’ai été remboursé, je l’enlève? | mon compte santé l’a payé`),
  "Is it a refund or a deduction in Canada?": phrasingsIn(`
    il m’en revient combien à la fin | vont-ils m’envoyer un chèque | ça me donne quoi dans mes poches | est-ce que ça vaut la peine
    le gouvernement me rend-il toute la différence
    combien de cents par dollar`),
  "Is there a refundable part in Canada?": phrasingsIn(`
    de l’argent même si je ne dois rien à l’impôt`),
  "Is there a limit to the claim in Canada?": phrasingsIn(`
    c’est quoi le plus qu’on peut mettre | ça peut-tu dépasser quatre mille | est-ce trop, cinq mille dollars`),
  "Do restaurant meals count in Canada?": phrasingsIn(`
    manger au resto | le resto charge un extra pour la croûte sans gluten | commander du take-out | un café et un muffin | la cafétéria`),
  "Does sales tax count in Canada?": phrasingsIn(`
    avec ou sans les taxes | je compte-tu les taxes payées à la caisse | TPS et TVQ dans le montant? | j’ajoute 15 % au Nouveau-Brunswick?
    le prix avant ou après taxes`),
  "Do shipping and trips to the shop count in Canada?": phrasingsIn(`
    la livraison d’Amazon | le magasin est à quarante minutes de char | l’essence pour aller chercher mon pain | les frais de poste de ma farine
    je traverse la ville pour l’acheter`),
  "Does travel to medical services count in Canada?": phrasingsIn(`
    je roule 70 km pour voir mon spécialiste | le stationnement à l’hôpital | mon gastro est loin, ça compte?`),
  "Which food cannot be claimed in Canada?": phrasingsIn(`
    la nourriture du chien | et le chat? | qu’est-ce qui ne compte jamais | savon et shampoing sans gluten | y a-t-il des choses interdites`),
  "Do gluten-free oats count in Canada?": phrasingsIn(`
    l’avoine pure coûte cher, je la mets? | mon gruau certifié | du granola d’avoine non contaminée`),
  "Do gluten-free beer and wine count in Canada?": phrasingsIn(`
    une bouteille de vin | le cidre et les coolers | de la boisson`),
  "Do vitamins and supplements count in Canada?": phrasingsIn(`
    mes pilules de fer | la B12 et l’acide folique | mon médecin m’a dit de prendre du calcium | vitamine D à cause de mes os`),
  "Can I claim earlier years in Canada?": phrasingsIn(`
    je peux-tu retourner en arrière | est-ce trop tard pour il y a deux ans | je viens juste d’apprendre que ça existe
    corriger mes vieilles déclarations | jusqu’à combien d’années en arrière | je l’ai oublié l’an passé | malade depuis longtemps et jamais demandé`),
  "Do groceries from before the diagnosis count in Canada?": phrasingsIn(`
    j’ai commencé la diète avant mes résultats | ce que j’ai acheté avant de voir le médecin | les mois d’avant le billet du docteur
    le papier est daté d’après mes achats | je mangeais déjà sans gluten quand ils l’ont trouvé`),
  "What is the medical credit of Alberta?": phrasingsIn(`on a déménagé à Calgary`),
  "What is the medical credit of British Columbia?": phrasingsIn(
    `on vit à Vancouver, qu’est-ce qu’on reçoit`,
  ),
  "What is the medical credit of Manitoba?": phrasingsIn(`on reste à Winnipeg`),
  "What is the medical credit of New Brunswick?": phrasingsIn(`je reste à Moncton | Dieppe et Bathurst`),
  "What is the medical credit of Nova Scotia?": phrasingsIn(`on habite Halifax, qu’est-ce qu’on reçoit`),
  "What is the medical credit of Ontario?": phrasingsIn(`j’habite Ottawa, y a-t-il de quoi de plus`),
  "What is the medical credit of Prince Edward Island?": phrasingsIn(
    `on vit à Charlottetown, qu’est-ce qu’on reçoit`,
  ),
  "What is the medical credit of Saskatchewan?": phrasingsIn(`on reste à Regina, qu’est-ce qu’on reçoit`),
};
