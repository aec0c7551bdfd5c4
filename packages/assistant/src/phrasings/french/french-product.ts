import { type Phrasings, phrasingsIn } from "../phrasings";

/** Words in which people ask in French about the product itself. */
export const FRENCH_PRODUCT: Phrasings = {
  "What is GF Ledger?": phrasingsIn(`
    c’est quoi GF Ledger | à quoi sert ce site | que fait ce produit | qu’est-ce que GF Ledger
    expliquez-moi ce produit | que peut faire GF Ledger | comment fonctionne GF Ledger
    pour qui est GF Ledger | à quoi sert GF Ledger | parlez-moi de GF Ledger`),
  "Who is Millie?": phrasingsIn(`
    qui es-tu | qui êtes-vous | êtes-vous un robot | es-tu une personne | quel est ton nom
    êtes-vous une vraie personne | suis-je avec un humain | es-tu une intelligence artificielle
    qui t’a faite | qui est Millie`),
  "Is there an app for my phone?": phrasingsIn(`
    application mobile | app pour iPhone | installer sur mon téléphone | application Android
    y a-t-il une application | application pour téléphone | ajouter à l’écran d’accueil | version mobile
    télécharger l’application | installer l’application`),
  "How do I contact support?": phrasingsIn(`
    parler à une personne | joindre une personne | joindre le soutien | écrire à l’équipe
    courriel de l’aide | contact | numéro de téléphone | service à la clientèle | joindre quelqu’un
    courriel du soutien`),
  "Is GF Ledger part of the CRA or the IRS?": phrasingsIn(`
    affilié à l’ARC | fait-il partie du gouvernement | êtes-vous l’ARC
    est-ce un site officiel | un service du gouvernement | appartenez-vous au fisc | outil officiel de l’ARC
    lien avec l’ARC | est-ce l’ARC qui gère ce site`),
  "How do I upload a receipt?": phrasingsIn(`
    comment ajouter un reçu | envoyer un reçu | numériser un reçu | téléverser un reçu
    photographier un reçu | mon premier reçu | comment commencer avec un reçu | prendre mon reçu en photo
    où ajouter un reçu | envoyer une photo de reçu`),
  "How do I take a good photo of a receipt?": phrasingsIn(`
    photo trop sombre | prendre une bonne photo | reçu très long | photo floue | éclairage de la photo
    conseils pour la photo | bien photographier un reçu | photo claire | reçu plié | meilleure photo`),
  "Which picture formats and sizes can I upload?": phrasingsIn(`
    HEIC de mon iPhone | format d’image | taille maximale de l’image | puis-je envoyer un TIFF | JPEG ou PNG
    formats d’image | quels formats acceptez-vous | poids maximal du fichier | WebP | mégapixels`),
  "Can I upload a PDF?": phrasingsIn(`
    reçu en PDF | mon épicerie m’envoie un PDF | facture PDF par courriel | ajouter un PDF
    téléverser un PDF | reçu électronique | PDF de l’épicerie en ligne | les PDF fonctionnent-ils
    reçu reçu par courriel | commande en ligne en PDF`),
  "The receipt could not be read. What can I do?": phrasingsIn(`
    le reçu n’a pas été lu | aucun article trouvé | la lecture a échoué | reçu illisible | reçu pâli
    reçu non reconnu | erreur de lecture | la photo n’est pas lisible
    aucun article reconnu`),
  "The store or the date is missing or wrong": phrasingsIn(`
    la date est fausse | mauvaise date | magasin inconnu | corriger la date du reçu | changer le magasin
    date inconnue | date manquante | corriger le magasin | mauvais magasin | pas de date sur le reçu`),
  "I uploaded the same receipt twice": phrasingsIn(`
    reçu en double | j’ai numérisé le même reçu deux fois | doublon | deux fois le même reçu
    reçu téléversé deux fois | enlever un doublon | le reçu est là deux fois | le doublon compte-t-il
    reçu compté deux fois | même reçu deux fois par erreur`),
  "Which languages and stores work?": phrasingsIn(`
    quels magasins sont reconnus | reçus en français | IGA Metro Maxi | quelles épiceries fonctionnent
    quels magasins fonctionnent | reçus de Costco | Walmart Loblaws Provigo | reçus en anglais
    magasins pris en charge | langues des reçus`),
  "How do I choose which items are gluten-free?": phrasingsIn(`
    pourquoi cet article n’est pas coché | cocher un article | décocher un article | choisir les articles
    article sans gluten non trouvé | cet article n’est pas sans gluten | marquer sans gluten
    article coché par erreur | sélectionner des articles | pourquoi est-ce coché`),
  "How do I correct an item's name or price?": phrasingsIn(`
    le prix lu est faux | corriger un prix | changer le nom d’un article | mauvais prix
    changer le prix d’un article | modifier un article | corriger le nom | le nom lu est faux
    erreur de prix | changer le prix courant d’un article`),
  "How is the regular price of an item found?": phrasingsIn(`
    d’où vient le prix courant | comment trouvez-vous le prix courant | prix du produit courant
    source des prix courants | qui fixe le prix courant | où trouvez-vous les prix comparés
    prix courant d’un article | comment le prix courant est-il choisi | provenance du prix courant
    trouver le prix courant`),
  "How does the category estimate work?": phrasingsIn(`
    estimation par catégorie | sur quoi reposent les estimations | facteur de la catégorie
    que veut dire estimé | prix estimé | comment l’estimation est faite | estimation sans produit
    que vaut l’estimation | moyenne de la catégorie | calcul de l’estimation`),
  "What do the match rate and the confidence mean?": phrasingsIn(`
    que veut dire la confiance de 85 % | taux de correspondance | confiance élevée ou faible
    que veut dire la confiance | faible correspondance | que signifie le taux de correspondance
    pourcentage de correspondance | confiance moyenne | correspondance de 40 % | sûreté de la correspondance`),
  "How is my extra cost worked out?": phrasingsIn(`
    comment est calculé mon coût supplémentaire | le produit sans gluten était moins cher | article en solde
    calcul du coût supplémentaire | formule du coût supplémentaire | comment le total est-il calculé
    d’où vient mon total | somme de mes articles | comment calculez-vous la différence
    calcul de ma demande`),
  "What about taxes, deposits, bag fees and coupons on the receipt?": phrasingsIn(`
    consigne sur le reçu | coupon rabais | frais de sac | le total ne balance pas avec les articles
    coupons et rabais | dépôt de bouteille | le sous-total ne correspond pas | taxes du reçu et articles
    points de fidélité | écart entre total et articles`),
  "Which categories are there?": phrasingsIn(`
    quelles sont les catégories | liste des catégories | catégories d’aliments | quelle catégorie choisir
    changer la catégorie | trier les articles par catégorie | noms des catégories | catégorie du pain
    dans quelle catégorie va cet article | toutes les catégories`),
  "What is the product database?": phrasingsIn(`
    catalogue de produits | base de données de produits | base de produits
    d’où viennent vos produits | combien d’aliments dans le catalogue | ma marque est-elle dans le catalogue
    taille du catalogue | liste des produits connus | quels produits connaissez-vous`),
  "Which regular product do I compare with?": phrasingsIn(`
    à quel produit comparer | quel produit courant choisir | produit comparable | produit courant semblable
    comment choisir le produit courant | faut-il acheter le produit courant
    comparer le pain avec quel pain | équivalent courant | produit de comparaison
    le moins cher ou le semblable`),
  "How do I compare packages of different sizes?": phrasingsIn(`
    formats différents | le pain de 450 g et le pain courant de 675 g | emballages de tailles différentes
    biscuits de 200 g contre 300 g | taille de l’emballage | prix pour 100 g
    le paquet sans gluten est plus petit | ramener au même format | grammes et onces | poids du paquet`),
  "What if I returned a product?": phrasingsIn(`
    produit retourné | retour en magasin
    produit remboursé par le magasin | article rapporté au magasin | retour d’un produit
    le magasin a remboursé le pain | ligne négative sur le reçu | j’ai rapporté un produit
    article retourné`),
  "Does food that is gluten-free by nature count?": phrasingsIn(`
    le riz et les bananes comptent-ils | les œufs comptent-ils | aliments naturellement sans gluten
    fruits et légumes | lait et viande | naturellement sans gluten | le riz compte-t-il
    pommes de terre et fruits | œufs et lait | aliments sans gluten de nature`),
  "How are purchases in the other currency converted?": phrasingsIn(`
    achats en dollars américains | j’ai magasiné aux États-Unis | payé en USD | taux de change
    achats à Plattsburgh | conversion des dollars américains | achats aux États-Unis | quel taux de change
    dollars américains | commande Amazon.com en USD`),
  "What do the words Tax Deduction in the reports mean?": phrasingsIn(`
    que veut dire déduction fiscale | que veut dire montant déductible | montant déductible dans mon rapport | déduction fiscale dans mon rapport | Tax Deduction | colonne déduction
    pourquoi est-il écrit déduction fiscale | la déduction fiscale est-elle un remboursement
    sens de déduction fiscale | total de la déduction fiscale | signification de Tax Deduction
    que représente la déduction du rapport`),
  "Which languages does Millie speak?": phrasingsIn(`
    parlez-vous français avec moi | parles-tu français | répondez-vous en français
    quelles langues parlez-vous | parlez-vous anglais | puis-je écrire en français | langues de Millie
    Millie parle-t-elle français | quelle langue utiliser | répondre dans une autre langue`),
  "Where do I find my tax report?": phrasingsIn(`
    où est mon rapport | voir mes totaux de l’an dernier | mes totaux par année | rapport fiscal
    trouver mon rapport | ouvrir mes rapports | où sont mes articles enregistrés | mon sommaire de l’année
    rapport de l’an dernier | consulter mon rapport`),
  "How do I download a CSV?": phrasingsIn(`
    fichier Excel | fichier pour mon comptable | exporter en CSV | télécharger un tableur | chiffrier | CSV
    télécharger mon rapport | partager avec mon comptable | feuille de calcul | exporter vers Excel`),
  "How do I delete a record?": phrasingsIn(`
    supprimer un article | effacer une ligne | enlever un achat | supprimer une ligne
    retirer un article de mon rapport | effacer un achat | enlever un reçu du rapport
    annuler une suppression | ramener un article effacé`),
  "Which tax year does a receipt belong to?": phrasingsIn(`
    année du reçu | reçu de décembre | à quelle année va ce reçu | année d’imposition d’un reçu
    reçu de l’an dernier | la date d’achat décide-t-elle de l’année | changer un article d’année
    pour quelle année compte mon reçu | acheté en décembre | date et année d’imposition`),
  "What are the calculators for?": phrasingsIn(`
    calculatrice | calculateur | à quoi sert le calculateur | à quoi servent les outils | calculer mon crédit | calculatrices | calculatrice d’impôt
    combien vais-je économiser, calculatrice | estimer mon crédit | que fait la calculatrice
    outils et calculatrices | à quoi sert la calculatrice`),
  "What does GF Ledger cost?": phrasingsIn(`
    combien coûte l’abonnement | prix de Premium | puis-je payer au mois | tarif | est-ce gratuit
    coût par année | combien ça coûte | prix de l’abonnement | coût de Premium | combien payer par année`),
  "How many receipts are free? What the Free plan includes": phrasingsIn(`
    forfait gratuit | combien de reçus gratuits | essai gratuit | reçus sans payer | reçus gratuits par mois
    que comprend le forfait gratuit | essayer gratuitement | plan gratuit | nombre de reçus gratuits
    que puis-je faire gratuitement`),
  "What does Premium include?": phrasingsIn(`
    que comprend Premium | avantages de Premium | reçus illimités | qu’y a-t-il dans Premium
    pourquoi prendre Premium | différence entre gratuit et Premium | fonctions de Premium
    que donne Premium | forfait Premium | contenu du forfait payant`),
  "When does the monthly receipt limit start anew?": phrasingsIn(`
    limite de reçus du mois | quand la limite recommence | j’ai atteint ma limite de reçus
    limite mensuelle | quand puis-je enregistrer d’autres reçus | limite de cinq reçus
    le mois recommence quand | premier jour du mois et limite | limite atteinte | remise à zéro de la limite`),
  "How do I upgrade to Premium?": phrasingsIn(`
    passer à Premium | m’abonner | prendre Premium | acheter Premium | devenir membre Premium
    comment s’abonner | souscrire à Premium | obtenir Premium | où payer Premium | changer pour Premium`),
  "How do I cancel my subscription?": phrasingsIn(`
    annuler mon abonnement | arrêter Premium | me désabonner | résilier | j’ai changé d’idée, garder Premium
    résilier Premium | mettre fin à l’abonnement | ne pas renouveler | annulation de l’abonnement
    cesser de payer`),
  "Can I get my money back? How refunds work": phrasingsIn(`
    remboursement de l’abonnement | argent remis | ravoir mes 24,99 $ | garantie de 30 jours | remboursement
    me faire rembourser Premium | demander un remboursement | remboursement dans les 30 jours
    ravoir mon argent | remboursement de Premium`),
  "My payment failed": phrasingsIn(`
    carte refusée | ma carte a expiré | paiement refusé | le paiement a échoué
    la banque a refusé le paiement | erreur de paiement | ma carte ne passe pas | renouvellement échoué
    impossible de payer | paiement non accepté`),
  "How do I change my card or find an invoice?": phrasingsIn(`
    changer de carte | facture de l’abonnement | nouvelle carte de crédit | envoyez-moi une facture
    trouver ma facture | mettre à jour ma carte | historique des paiements | remplacer ma carte
    reçu de mon abonnement | détails de facturation`),
  "How do I sign in?": phrasingsIn(`
    me connecter | lien de connexion | ouvrir une session | comment se connecter | se connecter
    entrer dans mon compte | connexion sans mot de passe | lien magique | accéder à mon compte
    comment me connecter`),
  "The sign-in or verification e-mail did not arrive": phrasingsIn(`
    je n’ai pas reçu le courriel | le lien du courriel ne fonctionne pas | courriel de vérification
    pas de courriel | courriel non reçu | le courriel de connexion n’arrive pas | renvoyer le lien
    lien expiré | courriel dans les pourriels | aucun message reçu`),
  "I forgot my password": phrasingsIn(`
    mot de passe oublié | changer mon mot de passe | mot de passe perdu | réinitialiser mon mot de passe
    nouveau mot de passe | je ne me souviens plus du mot de passe | le mot de passe ne fonctionne pas
    récupérer mon mot de passe | choisir un autre mot de passe | oubli du mot de passe`),
  "How do I download all my data?": phrasingsIn(`
    télécharger mes données | copie de mes données | sauvegarde de mes données | exporter tout
    obtenir toutes mes données | archive de mes données | portabilité des données | emporter mes données
    télécharger tout ce que vous avez sur moi | sauvegarder mes données`),
  "How do I delete my account?": phrasingsIn(`
    supprimer mon compte | effacer mon profil | fermer mon compte | effacez tout sur moi
    suppression du compte | quitter GF Ledger | droit à l’oubli | supprimer mon profil
    effacer toutes mes données | je veux fermer mon compte`),
  "Can I use an API or a script?": phrasingsIn(`
    clé d’API | API | script | intégration | utiliser un script | accès pour développeurs | automatiser
    ligne de commande | brancher mon logiciel | y a-t-il une API`),
  "How do I switch between Canada and the United States?": phrasingsIn(`
    changer de région | passer à l’édition américaine | changer de pays | passer au Canada
    version américaine | aller à l’édition canadienne | changer d’édition | édition des États-Unis
    changer la région du site | site américain`),
  "Are my receipt photos stored?": phrasingsIn(`
    mes photos sont-elles conservées
    conservez-vous mes photos | les photos sont-elles effacées | mes images de reçus sont-elles gardées
    que deviennent mes photos | photos sur votre serveur | stockage des photos | effacez-vous les images`),
  "Who gets to see my data?": phrasingsIn(`
    qui voit mes renseignements | vendez-vous mes données | publicité et mes données | confidentialité
    mes données sont-elles partagées | des tiers voient-ils mes données | mes données sont-elles en sécurité
    accès à mes renseignements | vie privée | qui a accès à mes reçus`),
  "How long is my data kept?": phrasingsIn(`
    durée de conservation des données
    quand effacez-vous mes données
    conservation de mes renseignements | mes données après la fermeture | délai de conservation
    quand mes données disparaissent-elles | garde de mes données | durée de garde`),
  "Is this chat stored?": phrasingsIn(`
    cette conversation est-elle gardée | le clavardage est-il enregistré
    qui lit ce clavardage | historique du clavardage | effacer cette conversation
    nos messages sont-ils conservés | conversation privée | ce que j’écris ici est-il gardé
    enregistrez-vous mes messages`),
  "Who may use GF Ledger?": phrasingsIn(`
    mon enfant peut-il avoir un compte | âge minimal | qui peut utiliser le service | compte pour un mineur
    moins de 18 ans | âge requis | réservé aux adultes | un adolescent peut-il l’utiliser
    âge pour un compte | à qui est ouvert le service`),
};
