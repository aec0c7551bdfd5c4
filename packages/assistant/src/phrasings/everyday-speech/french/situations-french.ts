import { type Phrasings, phrasingsIn } from "../../phrasings";

/** How people describe in French their situation with the product instead of asking. */
export const FRENCH_SITUATIONS: Phrasings = {
  "What is GF Ledger?": phrasingsIn(
    `une amie m’en a parlé, expliquez-moi | le but de ce site | en une phrase, c’est quoi | jamais entendu parler de vous`,
  ),
  "Who is Millie?": phrasingsIn(
    `un robot ou une personne | ton nom et ce que tu es | humain ou logiciel | un être vivant à l’autre bout, ou un programme`,
  ),
  "Is there an app for my phone?": phrasingsIn(
    `un raccourci sur mon téléphone | l’avoir comme icône | version iPad | rien à télécharger? | sur Android ou iPhone`,
  ),
  "How do I contact support?": phrasingsIn(
    `j’ai besoin d’aide, vite | signaler un problème | parler à votre équipe | rien ne marche, qui peut m’aider`,
  ),
  "Is GF Ledger part of the CRA or the IRS?": phrasingsIn(
    `entreprise privée ou publique | le fisc voit-il ce que je fais ici | à qui appartient ce site`,
  ),
  "How do I upload a receipt?": phrasingsIn(
    `je reviens de l’épicerie | montrez-moi comment numériser | les étapes pour une nouvelle facture d’épicerie`,
  ),
  "How do I take a good photo of a receipt?": phrasingsIn(`
    papier froissé, quelle est la meilleure façon | facture d’un mètre de long | deux parties d’une longue facture | ça roule quand je la photographie
    cuisine sombre | avec ou sans flash | reflet sur le papier | tout faire entrer dans l’image | mes mains tremblent`),
  "Which picture formats and sizes can I upload?": phrasingsIn(
    `image de 30 Mo | quels genres de fichiers | taille permise | format des photos d’Apple`,
  ),
  "Can I upload a PDF?": phrasingsIn(
    `facture numérique | reçue en pièce jointe | commande faite sur internet`,
  ),
  "The receipt could not be read. What can I do?": phrasingsIn(`
    photo pas claire | rien trouvé du tout | des lettres sans aucun sens | papier pâli | il manque la moitié des lignes | ça a encore échoué
    résultat illisible | l’image est brouillée | les mots sont tous faux | encre effacée par le soleil | ça n’a reconnu que des niaiseries`),
  "The store or the date is missing or wrong": phrasingsIn(
    `ça dit mars mais c’était mai | pas la bonne épicerie | aucune date trouvée | mettre une autre date`,
  ),
  "I uploaded the same receipt twice": phrasingsIn(
    `deux copies de la même facture | compté en double | avertissement de doublon | l’ai-je déjà numérisée`,
  ),
  "Which languages and stores work?": phrasingsIn(
    `je magasine chez Super C | Avril et Rachelle Béry | mon épicerie est-elle reconnue | factures anglaises du Nouveau-Brunswick`,
  ),
  "Can I take photos of receipts without a network?": phrasingsIn(`
    le réseau est mauvais où je magasine | dans le bois sans internet | en avion | panne d’internet à la maison | pas de données`),
  "Where are the receipts that I have not saved yet?": phrasingsIn(`
    j’ai dû arrêter au milieu | commencé hier, pas terminé | numérisé mais pas enregistré | y revenir plus tard | fermé trop vite
    celles que je n’ai pas terminées s’effacent-elles`),
  "Can a photo that is sideways or upside down be read?": phrasingsIn(
    `photo à l’horizontale | tournée de 180 degrés | prise du mauvais sens | tête-bêche`,
  ),
  "Can I use GF Ledger on several devices?": phrasingsIn(
    `téléphone au magasin, portable à la maison | nouvelle tablette | connecté deux fois en même temps | est-ce synchronisé`,
  ),
  "How do I share my records with my partner or family?": phrasingsIn(`
    ma conjointe fait l’épicerie et devrait numériser aussi | un deuxième accès pour mon mari | travailler à deux sur la même liste
    ma mère m’aide avec ça | ajouter une autre personne`),
  "How does my accountant get to see my claim?": phrasingsIn(`
    ma comptable demande ma liste | quelqu’un d’autre fait ma déclaration | quoi apporter au rendez-vous d’impôts | accès sans mon mot de passe pour mon fiscaliste`),
  "How do I record two people with celiac disease in one household?": phrasingsIn(`
    des jumeaux coeliaques | ma femme et moi avons la maladie tous les deux | ceux-ci à elle, ceux-là à moi | deux diagnostics dans la famille
    certains produits sont pour ma soeur coeliaque`),
  "How do I add a purchase without a photo?": phrasingsIn(
    `pas de photo, juste les chiffres | tout noté dans un cahier | acheté à une voisine qui cuisine | ajouter à la main`,
  ),
  "Which addresses may send receipts by e-mail?": phrasingsIn(`
    le magasin m’envoie mes factures par courriel | les transférer à vous | d’une autre boîte | ajouter un expéditeur | j’ai changé de fournisseur de courriel`),
  "Why was nothing on my receipt ticked as gluten-free?": phrasingsIn(
    `rien n’est marqué | dix lignes lues, aucune choisie | ma marque est ignorée | mes biscuits sans gluten oubliés`,
  ),
  "How do I keep apart what others in my kitchen eat?": phrasingsIn(
    `seulement moi qui mange celui-là | partager entre moi et la famille dans la liste | attribuer la moitié`,
  ),
  "How do I choose which items are gluten-free?": phrasingsIn(`
    le yogourt est coché | les mauvaises choses sont marquées | inclure un produit oublié | celui-ci n’est pas à moi | enlever le crochet`),
  "How do I correct an item's name or price?": phrasingsIn(`
    4,99 lu comme 49,9 | le nom n’a aucun sens | changer ce que coûte le pain ordinaire | mon propre chiffre de comparaison
    chez nous le spaghetti normal est à 1,49 | votre prix courant est trop haut | remplacer votre prix par le mien | modifier une ligne`),
  "How is the regular price of an item found?": phrasingsIn(
    `la comparaison repose sur quoi | l’autre prix, qui l’a mis | provenance du chiffre pour le blé | regardez-vous dans de vrais magasins`,
  ),
  "How does the category estimate work?": phrasingsIn(
    `pas de produit semblable, alors vous devinez? | un prix estimé, est-ce permis`,
  ),
  "What do the match rate and the confidence mean?": phrasingsIn(
    `62 % à côté du produit | faible, moyenne, élevée | le chiffre de la correspondance`,
  ),
  "How is my extra cost worked out?": phrasingsIn(
    `expliquez la somme du bas | la formule du surplus | qu’est-ce qui est additionné`,
  ),
  "What about taxes, deposits, bag fees and coupons on the receipt?": phrasingsIn(
    `dix cents pour un sac | coupon de deux dollars | consigne | points de fidélité utilisés | écofrais`,
  ),
  "Which regular product do I compare with?": phrasingsIn(`
    quel produit est assez semblable | la version ordinaire, faut-il l’acheter | pain d’artisan contre pain tranché | une facture pour celui de blé aussi?`),
  "How do I compare packages of different sizes?": phrasingsIn(
    `300 g contre 900 g | petit paquet, gros paquet | les poids sont différents | à l’once`,
  ),
  "What if I returned a product?": phrasingsIn(
    `il était moisi et on m’a remboursé au magasin | échangé contre un autre | rapporté le gâteau`,
  ),
  "Does food that is gluten-free by nature count?": phrasingsIn(
    `patates et oignons | poisson | fruits frais | riz brun | lentilles et quinoa | de l’épicerie ordinaire sans blé`,
  ),
  "How are purchases in the other currency converted?": phrasingsIn(
    `dollars américains sur ma demande | une fin de semaine à Plattsburgh | taux de change`,
  ),
  "Where do I find my tax report?": phrasingsIn(
    `total de l’année | le sommaire | voir mes sommes | le chiffre pour ma déclaration`,
  ),
  "How do I delete a record?": phrasingsIn(
    `ôter ce pain de ma liste | sauvegardé par erreur | un achat de trop`,
  ),
  "Which tax year does a receipt belong to?": phrasingsIn(
    `facture de décembre dans la mauvaise année | le 1er janvier, c’est quelle année | la changer d’année`,
  ),
  "What if I lost a receipt?": phrasingsIn(`
    tombée dans les vidanges | seulement le relevé de carte`),
  "What does GF Ledger cost?": phrasingsIn(`
    prix de Pro | vos tarifs | combien de dollars par an | c’est dispendieux? | coût annuel | combien pour une année complète`),
  "How many receipts are free? What the Free plan includes": phrasingsIn(`
    sans carte de crédit | la version gratuite | cinq factures et après? | je n’ai que quelques factures, dois-je payer | utiliser ça pour zéro dollar`),
  "What does Premium include?": phrasingsIn(
    `avantages de payer | ce que donne l’abonnement | les extras de la version payante | Premium vaut-il le coût`,
  ),
  "When does the monthly receipt limit start anew?": phrasingsIn(`
    quota épuisé | plus de numérisations, il y en a d’autres quand | le premier du mois ou ma date d’inscription | bloqué après cinq | limite atteinte`),
  "How do I upgrade to Premium?": phrasingsIn(
    `avoir tout sans limite | devenir membre payant | commander la version complète`,
  ),
  "How do I cancel my subscription?": phrasingsIn(`
    fini de payer | arrêtez de charger ma carte | pas de renouvellement | y mettre fin avant la prochaine facture | garder seulement le gratuit
    j’ai trouvé un autre programme | si je cesse en plein milieu de l’année | résilier | me désengager`),
  "Can I get my money back? How refunds work": phrasingsIn(`
    payé la semaine passée et je regrette | annuler la transaction | facturé deux fois | combien de jours pour un remboursement | garantie de satisfaction`),
  "My payment failed": phrasingsIn(
    `carte expirée | refusée | le paiement n’a pas passé | le renouvellement a échoué`,
  ),
  "How do I change my card or find an invoice?": phrasingsIn(
    `j’ai perdu ma carte, j’en ai une autre | preuve de paiement de l’abonnement | Mastercard au lieu de Visa`,
  ),
  "How do I sign in?": phrasingsIn(
    `où est la connexion | entrer avec un lien | on me demande un mot de passe que je n’ai jamais eu`,
  ),
  "The sign-in or verification e-mail did not arrive": phrasingsIn(
    `toujours pas de courriel de vous | le lien ne vient pas | rien non plus dans les indésirables`,
  ),
  "How do I download all my data?": phrasingsIn(`
    un zip de tout | garder une copie pour moi | l’historique complet dans un fichier | tout sur une clé USB`),
  "How do I delete my account?": phrasingsIn(
    `oubliez-moi | fermer mon compte | tout doit disparaître | je ne m’en sers plus, enlevez mon profil | droit à l’oubli`,
  ),
  "Are my receipt photos stored?": phrasingsIn(`
    la photo envoyée, la gardez-vous | mes images sur vos ordinateurs | qui peut voir la photo | j’ai besoin de revoir l’image | le papier est-il encore utile une fois numérisé`),
  "Who gets to see my data?": phrasingsIn(
    `confidentialité | vente d’informations | des tiers | mon employeur l’apprend-il | suivre mes achats | que faites-vous de ce que vous savez de moi`,
  ),
  "How long is my data kept?": phrasingsIn(
    `encore là dans dix ans? | suppression automatique | mes vieilles années vont-elles disparaître`,
  ),
  "Who may use GF Ledger?": phrasingsIn(
    `j’ai quatorze ans | pas encore majeur | pour adultes seulement? | mon adolescente veut s’inscrire`,
  ),
};
