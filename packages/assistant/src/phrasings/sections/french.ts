import { type Phrasings, phrasingsIn } from "../phrasings";

/** The same in French, for the sections that the Canadian edition has. */
export const FRENCH_SECTION_PHRASINGS: Phrasings = {
  "Do xanthan gum, shipping or trips to the shop count?": phrasingsIn(`
    gomme, livraison et trajets | la gomme et la livraison | gomme de xanthane et livraison
    livraison et trajets et ingrédients | ingrédients, livraison et essence | frais de toutes sortes en plus du prix
    gomme, poste et essence | la gomme et les trajets comptent-ils | expédition et gomme
    ce qui s’ajoute au prix, comme la gomme et la livraison`),
  "Is this tax advice?": phrasingsIn(`
    est-ce un conseil fiscal | donnez-vous des conseils fiscaux | est-ce un avis professionnel
    êtes-vous comptable | remplacez-vous mon comptable | ai-je encore besoin d’un comptable
    puis-je m’y fier comme à un conseil | qui vérifie les montants avant la déclaration
    faut-il consulter un professionnel | conseil d’un fiscaliste`),
  "An example of British Columbia's credit": phrasingsIn(`
    exemple pour la Colombie-Britannique | exemple chiffré en Colombie-Britannique | le crédit à Vancouver en chiffres
    combien pour une famille de Vancouver | exemple avec un revenu net de 60 000 $ | exemple du crédit provincial
    calcul pour la Colombie-Britannique | un exemple de la C.-B. | dépenses de 5 995 $, quel crédit
    exemple pour une famille en Colombie-Britannique`),
  "Records for the provincial credit": phrasingsIn(`
    d’autres papiers pour le crédit provincial | reçus à part pour la province | mêmes reçus pour les deux crédits
    faut-il deux dossiers | second dossier pour la province | preuves pour le crédit provincial
    lettre pour la province | un seul sommaire pour les deux crédits | papiers de plus pour la province
    dossier fédéral et provincial`),
  "How often a regular price is looked up": phrasingsIn(`
    combien de fois vérifier le prix courant | prix courant de chaque semaine | un prix de circulaire suffit-il
    le produit courant était en solde | solde d’une semaine | moyenne du prix courant sur l’année | prix typique
    mettre à jour le prix comparé | de quand doit dater le prix courant | vérifier le prix courant de nouveau`),
  "Food without a regular twin": phrasingsIn(`
    produit sans jumeau courant | aucun jumeau courant | qui n’existe que sans gluten | seulement vendu sans gluten
    rien de pareil dans l’allée courante | produit sans équivalent courant | aucun produit semblable
    fait pour la cuisson sans gluten seulement | aliment sans équivalent | le jumeau du produit n’existe pas`),
  "Claiming in Canada, step by step": phrasingsIn(`
    étape par étape | les étapes de la demande | comment faire une demande étape par étape | guide de la demande
    par où commencer ma demande | sept étapes | guide pour débutants | marche à suivre
    comment commencer une demande | liste des étapes | donnez-moi les étapes`),
  "A receipt for every product": phrasingsIn(`
    un reçu pour chaque produit | faut-il un reçu par produit | demander sans reçu | pas de reçu pour un produit
    un seul reçu par mois suffit-il | reçu pour un petit achat | un reçu pour plusieurs produits
    chaque article a-t-il besoin d’un reçu | sans reçus, puis-je demander | reçu de chaque achat`),
  "Writing the summary for the CRA": phrasingsIn(`
    comment faire le sommaire | sommaire pour l’ARC | colonnes du sommaire | que mettre dans le sommaire
    tableau pour l’ARC | exemple de sommaire | GF Ledger fait-il le sommaire | format du sommaire
    sommaire de chaque produit | quelles colonnes pour l’ARC`),
  "How much more gluten-free food costs": phrasingsIn(`
    combien coûtent de plus les aliments sans gluten | le sans gluten est-il plus cher | études sur les prix
    242 % plus cher | combien plus cher en moyenne | recherche sur les prix sans gluten | deux fois plus cher
    que disent les études | étude de prix au Canada | l’écart moyen de prix
    combien coûte de plus le sans gluten selon les études`),
  "The dearest gluten-free products": phrasingsIn(`
    produits sans gluten les plus chers | quelle allée est la plus chère | la farine est-elle la plus chère
    catégorie avec le plus grand écart | farine et céréales comparées | étude de Winnipeg | étude de Toronto
    où l’écart est-il le plus grand | pourcentage fixe pour tout | les plus chers de l’épicerie`),
  "A gluten-free product that costs no more": phrasingsIn(`
    le produit sans gluten ne coûte pas plus | même prix que le produit courant | moins cher cette semaine
    un produit moins cher réduit-il ma demande | différence négative | aucun coût supplémentaire
    produit sans gluten au même prix | semaine où il était moins cher | un prix plus bas enlève-t-il quelque chose
    pas plus cher que l’autre`),
  "An example of two spouses": phrasingsIn(`
    exemple de deux conjoints | exemple d’un couple | revenus de 38 000 $ et 71 000 $ | comparer les deux conjoints en chiffres
    exemple du revenu le plus bas | calcul pour un couple | lequel économise le plus, en chiffres
    exemple chiffré pour un couple | couple avec deux revenus | chiffres pour les conjoints`),
  "Notes on medical travel": phrasingsIn(`
    que noter pour un déplacement médical | registre de déplacements | carnet de route pour le médecin
    noter les kilomètres chez le médecin | preuve d’un déplacement médical | notes de voyage chez le spécialiste
    registre des kilomètres | que doit dire mon carnet de route | noter un trajet à l’hôpital
    journal des déplacements`),
  "The line for medical travel": phrasingsIn(`
    où inscrire les déplacements médicaux | ligne des déplacements médicaux | ajouter les déplacements aux frais médicaux
    les déplacements ont-ils le même seuil | additionner les déplacements | total de mes déplacements
    déplacements dans la calculatrice | déplacements sur ma déclaration | même ligne que les aliments
    seuil et déplacements`),
  "A couple in Québec": phrasingsIn(`
    exemple d’un couple au Québec | couple de Montréal en chiffres | exemple de l’annexe B | deux revenus au Québec
    revenu familial de 85 160 $ | ligne 381 calculée | crédit fédéral et québécois ensemble, un exemple
    calcul pour un couple québécois | exemple chiffré au Québec | exemple pour un couple de Laval`),
  "A small income in Québec": phrasingsIn(`
    petit revenu au Québec | faible revenu au Québec, un exemple | exemple de la ligne 462 | ligne 462 calculée
    combien donne la ligne 462 | personne seule à Montréal | revenu de travail de 20 000 $ au Québec
    payé même sans impôt au Québec | crédit remboursable du Québec en chiffres | revenu de 30 000 $ au Québec`),
  "Records for Revenu Québec": phrasingsIn(`
    que garder pour Revenu Québec | papiers pour Revenu Québec | preuves pour Revenu Québec
    envoyer les reçus à Revenu Québec | joindre la lettre à la TP-1 | documents pour la TP-1
    que demande Revenu Québec | vérification de Revenu Québec | dossier pour Revenu Québec
    reçus pour la déclaration du Québec`),
  "Who certifies in Québec": phrasingsIn(`
    qui certifie au Québec | qui peut attester au Québec | certificat d’un médecin au Québec
    un naturopathe peut-il certifier | un homéopathe peut-il signer | un ostéopathe peut-il attester
    quel professionnel certifie au Québec | infirmière praticienne spécialisée au Québec
    quelle lettre Revenu Québec accepte | certificat accepté au Québec
    un naturopathe peut-il signer`),
  "What a dietitian can do": phrasingsIn(`
    lettre de ma nutritionniste | diététiste | nutritionniste
    la lettre d’une nutritionniste suffit-elle | ma diététiste a écrit une lettre | que peut faire la diététiste
    diététiste au lieu du médecin | note d’une nutritionniste | demander la lettre à ma diététiste
    attestation d’une nutritionniste`),
  "What a pharmacist can do": phrasingsIn(`
    un pharmacien peut-il signer | lettre du pharmacien | pharmacien | pharmacie
    la signature du pharmacien suffit-elle | aliments achetés à la pharmacie | relevé d’ordonnances
    que peut faire le pharmacien | quels médicaments sont sans gluten | acheté chez Jean Coutu`),
  "The word of an association": phrasingsIn(`
    Cœliaque Québec | Cœliaque Canada dit | le conseil d’une association compte-t-il | conseils de l’association
    l’association m’a dit | l’association a-t-elle raison | association contre Revenu Québec
    aide d’une association | association cœliaque | que dit Cœliaque Québec`),
  "Receipts that fade": phrasingsIn(`
    les reçus pâlissent | papier thermique | mon reçu s’efface | l’encre disparaît | papier thermique qui pâlit
    reçu devenu blanc | empêcher un reçu de pâlir | la chaleur efface les reçus | reçus vides après un an
    faire durer les reçus | mes reçus deviennent blancs`),
  "Keeping the paper": phrasingsIn(`
    garder le papier | puis-je jeter le papier après la photo | une photo suffit-elle | original ou copie
    une image remplace-t-elle l’original | reçu original | les copies numériques suffisent-elles
    boîte de reçus | garder les originaux | faut-il le papier original`),
  "Clear names of products": phrasingsIn(`
    noms clairs des produits | abréviations sur les reçus | abréviation de la caisse | pourquoi corriger les noms
    que veut dire une abréviation du reçu | écrire le nom au complet | noms que personne ne comprend plus tard
    renommer les articles pour un vérificateur | étiqueter les articles | noms abrégés`),
  "What if I lost a receipt?": phrasingsIn(`
    j’ai perdu un reçu | reçu perdu | reçu jeté | réimprimer un reçu | le magasin peut-il le réimprimer
    reçus dans le compte de fidélité | relevé bancaire au lieu du reçu | relevé de carte de crédit
    remplacer un reçu perdu | retrouver un vieux reçu`),
};
