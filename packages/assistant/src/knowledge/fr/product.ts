import { MAX_IMAGE_MEGABYTES } from "@gf-ledger/domain/image/image-limits";
import { SUPPORT_ADDRESS } from "@gf-ledger/domain/support-address";

const MAX_IMAGE_SIZE_IN_FRENCH = `${MAX_IMAGE_MEGABYTES}\u00A0Mo`;

/** The product's own help in French: the English heading that it stands for, and the French one below. */
export const PRODUCT_IN_FRENCH = `
## What is GF Ledger?
### Qu’est-ce que GF Ledger?
GF Ledger aide les personnes cœliaques à consigner le coût supplémentaire de leurs aliments sans gluten. La photo d’un reçu d’épicerie est lue, vous vérifiez les articles sans gluten et leurs prix courants, et l’écart est additionné pour votre rapport fiscal.
## Who is Millie?
### Qui est Millie?
Je suis Millie, l’assistante de GF Ledger. Je réponds à partir de l’aide, des questions et des articles du produit, et je dis d’où vient chaque réponse. Une fois votre session ouverte, je dis aussi ce que contiennent vos propres données, comme le montant de votre demande jusqu’ici ou ce qu’il y reste à faire. Je suis un programme, et je ne donne ni conseil fiscal personnel ni conseil médical.
## Is there an app for my phone?
### Y a-t-il une application pour mon téléphone?
GF Ledger fonctionne dans le navigateur de votre téléphone, de votre tablette ou de votre ordinateur. Il n’y a rien à installer, et vous pouvez photographier un reçu directement à la page d’ajout.
## How do I contact support?
### Comment joindre l’équipe d’aide?
Écrivez à ${SUPPORT_ADDRESS}. Une personne lit vos messages.
## Is GF Ledger part of the CRA or the IRS?
### GF Ledger fait-il partie de l’ARC ou de l’IRS?
Non. Il n’est affilié à aucune administration fiscale. Les valeurs sont des estimations, et vous devez les vérifier avant de produire votre déclaration.
## How do I upload a receipt?
### Comment ajouter un reçu?
Ouvrez Ajouter un reçu, choisissez une image ou prenez une photo, regardez l’aperçu et lancez la lecture. Elle prend de 5 à 30 secondes. Vérifiez ensuite les articles trouvés, corrigez ce qui est faux et enregistrez les articles choisis. Ils paraissent alors sous Rapports.
## How do I take a good photo of a receipt?
### Comment prendre une bonne photo d’un reçu?
Choisissez un bon éclairage, sans ombre sur le papier. Aplatissez le reçu et prenez-le en entier, avec le nom du magasin et la date. Tenez le téléphone bien au-dessus. S’il est très long, pliez-le, prenez deux photos et ajoutez chacune comme un reçu.
## Which picture formats and sizes can I upload?
### Quels formats et quelles tailles d’image puis-je ajouter?
Les images JPEG, PNG, WebP, GIF, AVIF, TIFF et HEIC (iPhone) fonctionnent, jusqu’à ${MAX_IMAGE_SIZE_IN_FRENCH} et 80 mégapixels. Les images de plus de 1 Mo sont réduites dans votre navigateur avant l’envoi.
## Can I upload a PDF?
### Puis-je ajouter un PDF?
Oui. Un reçu en PDF, par exemple envoyé par un magasin, est lu comme une photo : choisissez-le à la page d’ajout. Son texte sert s’il en a un; sinon ses pages sont lues comme des images.
## The receipt could not be read. What can I do?
### Le reçu n’a pas pu être lu. Que faire?
Reprenez la photo sous un meilleur éclairage, à plat et nette, avec le reçu en entier. Le papier thermique pâli se lit mieux photographié droit d’en haut. Si aucun article n’est trouvé, ajoutez une image plus claire. Une lecture qui échoue ne compte pas dans vos reçus du mois.
## The store or the date is missing or wrong
### Le magasin ou la date manque ou est faux
Quand aucun magasin ou aucune date n’a pu être lu, la page le dit. Vous pouvez corriger les deux. Il faut une date pour enregistrer, puisqu’une demande appartient à une année d’imposition.
## I uploaded the same receipt twice
### J’ai ajouté deux fois le même reçu
Un reçu déjà lu est reconnu à son image, ou au même magasin, à la même date et au même total, et on vous le dit. Vous décidez de garder ou non le second. Vous pouvez supprimer des articles sous Rapports en tout temps.
## Which languages and stores work?
### Quelles langues et quels magasins fonctionnent?
Les reçus d’épiceries du Canada et des États-Unis, en français et en anglais, peuvent être lus. Des mentions comme SG, sans gluten, GF et gluten free sont reconnues, de même que bien des marques sans gluten.
## How do I choose which items are gluten-free?
### Comment choisir les articles sans gluten?
Les articles qui semblent sans gluten sont cochés pour vous, et chacun dit pourquoi : un mot du reçu, une marque connue ou un produit du catalogue. Cochez ou décochez ce que vous voulez. Seuls les articles cochés sont enregistrés et comptés.
## How do I correct an item's name or price?
### Comment corriger le nom ou le prix d’un article?
À la page de vérification, touchez l’article pour changer son nom et son prix, ou son prix courant. Sous Rapports, touchez un magasin, un produit ou un prix pour le modifier plus tard.
## How is the regular price of an item found?
### Comment le prix courant d’un article est-il trouvé?
Il y a un ordre. D’abord le prix courant que vous avez inscrit pour cet article; ensuite votre propre prix pour ce produit; puis le prix moyen du produit courant correspondant dans le catalogue; enfin une estimation d’après la catégorie. Vous voyez ce qui a servi et pouvez le changer.
## How does the category estimate work?
### Comment fonctionne l’estimation par catégorie?
Quand aucun produit courant ne correspond, le prix sans gluten est divisé par un facteur typique de sa catégorie, par exemple 1,94 pour les pains et 1,81 pour les pâtes. C’est une estimation : comparez-la au prix d’un produit semblable dans votre magasin.
## What do the match rate and the confidence mean?
### Que veulent dire le taux de correspondance et la confiance?
Chaque article est comparé à des produits courants par son nom. La confiance est élevée à partir de 80 %, moyenne à partir de 50 % et faible en dessous. Le taux de correspondance est la part des articles pour lesquels un produit courant a été trouvé. S’il est bas, vérifiez les prix courants avec soin.
## How is my extra cost worked out?
### Comment mon coût supplémentaire est-il calculé?
Pour chaque article coché, c’est le prix sans gluten moins le prix courant, lorsque le résultat dépasse zéro. Un article qui ne coûte pas plus que son équivalent n’ajoute rien. Le total est la somme de vos articles cochés.
## What about taxes, deposits, bag fees and coupons on the receipt?
### Et les taxes, les consignes, les sacs et les coupons du reçu?
Sous-total, taxes, consignes, frais de sac, paiements, points et monnaie ne sont pas des articles. Un rabais appartient à sa ligne : le prix d’un article est ce que vous avez payé après son rabais. Si les articles et le total ne concordent pas, on vous avertit, et vous pouvez tout de même enregistrer.
## Which categories are there?
### Quelles catégories y a-t-il?
Douze : pains et boulangerie; pâtes et céréales en grains; céréales et déjeuner; collations; produits laitiers et substituts; repas préparés et emballés; viandes, volailles, poissons et fruits de mer; condiments et sauces; produits pour la pâtisserie; boissons; produits spécialisés; épicerie diverse.
## What is the product database?
### Qu’est-ce que le catalogue de produits?
C’est une liste de plus de 1 000 produits d’épicerie courants, avec leurs prix moyens au Canada et aux États-Unis. Chaque prix indique sa source et sa date, et dit s’il a été mesuré ou estimé.
## Which regular product do I compare with?
### À quel produit courant dois-je comparer?
Au produit avec gluten le plus semblable : un pain aux graines à un pain aux graines, une pizza surgelée à une pizza surgelée, la farine de riz à la farine de blé. Nul besoin de l’acheter : son prix dans les magasins de votre quartier suffit. Notez le produit, le format, le prix, le magasin et la date.
## How do I compare packages of different sizes?
### Comment comparer des emballages de formats différents?
Ramenez le prix courant au format du produit sans gluten avant de soustraire. Un emballage courant de 575 g à 5,95 $ revient à 5,95 fois 240 divisé par 575, soit 2,48 $, pour 240 g. Si 240 g de biscuits sans gluten coûtent 4,78 $, le coût supplémentaire est de 2,30 $. (Conseil de Cœliaque Canada; aucun texte de l’ARC sur les formats n’a été trouvé)
## What if I returned a product?
### Et si j’ai retourné un produit?
Ce que vous avez retourné n’est pas une dépense. Retirez-le de vos registres, ou réduisez le nombre acheté : un retour réduit le total du produit auquel il appartient.
## Does food that is gluten-free by nature count?
### Les aliments naturellement sans gluten comptent-ils?
Non. Le riz nature, les fruits, les légumes, la viande et le lait coûtent le même prix pour tout le monde et n’ont aucun coût supplémentaire. Un produit sans gluten fait pour le régime, ou un ingrédient comme la farine de riz, plus cher que son équivalent courant, en a un.
## How are purchases in the other currency converted?
### Comment convertir des achats en dollars américains?
Les deux prix sont convertis au même taux : celui de la Banque du Canada du jour ou la moyenne de l’année, dans une déclaration canadienne. Notez le taux et l’endroit où vous l’avez lu. GF Ledger n’additionne jamais dollars canadiens et américains. (Pratique de l’ARC selon H&R Block Canada et TaxTips.ca; lu le 22 novembre 2026)
## What do the words Tax Deduction in the reports mean?
### Que veulent dire les mots « Montant déductible » dans les rapports?
Ils désignent le coût supplémentaire de vos aliments sans gluten. Au Canada, ce sont des frais médicaux, qui donnent droit à un crédit d’impôt non remboursable, calculé dans votre déclaration. Ce n’est ni un remboursement ni ce que vous économisez.
## Which languages does Millie speak?
### Quelles langues Millie parle-t-elle?
Je réponds en français aux questions en français, et en anglais aux questions en anglais.
## Where do I find my tax report?
### Où se trouve mon rapport fiscal?
Ouvrez Rapports et choisissez l’année d’imposition : vous voyez les totaux, le sommaire par catégorie et chaque article sans gluten. Le sommaire fiscal montre la même année par catégorie, avec les totaux.
## How do I download a CSV?
### Comment télécharger un fichier CSV?
Appuyez sur le bouton de téléchargement CSV à la page Rapports ou au sommaire fiscal. Le fichier s’ouvre dans Excel, Numbers ou Google Sheets. Il a une ligne par article, puis les totaux par catégorie et le total.
## How do I delete a record?
### Comment supprimer un article enregistré?
Sous Rapports, appuyez sur la corbeille à côté de l’article; sur un téléphone, glissez la ligne vers la gauche. Confirmez, et il disparaît de tous les rapports. Vous avez 10 secondes pour annuler.
## Which tax year does a receipt belong to?
### À quelle année d’imposition un reçu appartient-il?
À l’année de sa date d’achat. Si la date est fausse, corrigez-la, et l’article passe à la bonne année.
## What are the calculators for?
### À quoi servent les calculateurs?
La page Outils a un calculateur pour votre édition. Il estime la part de vos frais médicaux qui dépasse le seuil, d’après vos chiffres et des valeurs de départ que vous pouvez changer. Le résultat est une estimation pour apprendre, et non un conseil.
## What does GF Ledger cost?
### Combien coûte GF Ledger?
Le forfait gratuit ne coûte rien et comprend 5 reçus par mois. Premium, aussi appelé Pro, coûte 24,99 $ par année, soit environ 2,08 $ par mois, en dollars canadiens dans l’édition canadienne.
## How many receipts are free? What the Free plan includes
### Combien de reçus sont gratuits? Ce que comprend le forfait gratuit
L’enregistrement de 5 reçus par mois civil, les rapports fiscaux de base et mon aide.
## What does Premium include?
### Que comprend Premium?
Des reçus illimités, la lecture avancée, les rapports détaillés et les fichiers CSV, l’aide prioritaire par courriel et des suggestions tirées du catalogue.
## When does the monthly receipt limit start anew?
### Quand la limite mensuelle de reçus repart-elle à zéro?
Le premier jour de chaque mois civil, à l’heure UTC. Un reçu compte quand vous l’enregistrez; lire une photo, enregistrer de nouveau la même photo et le reçu d’exemple ne comptent pas. Au sixième du mois, vous pouvez passer à Premium ou attendre; le reçu reste parmi ceux qui ne sont pas encore enregistrés.
## How do I upgrade to Premium?
### Comment passer à Premium?
Ouvrez Mon abonnement et choisissez Premium. Vous payez par carte chez un fournisseur de paiement; GF Ledger ne voit jamais votre numéro de carte.
## How do I cancel my subscription?
### Comment annuler mon abonnement?
Ouvrez Mon abonnement et annulez l’abonnement. Premium demeure jusqu’à la fin de la période payée, et rien d’autre n’est facturé. D’ici là, vous pouvez revenir sur l’annulation. Vos registres restent à vous.
## Can I get my money back? How refunds work
### Puis-je être remboursé de mon abonnement?
Oui. L’abonnement est garanti 30 jours ou argent remis. Écrivez à ${SUPPORT_ADDRESS} depuis l’adresse de votre compte dans les 30 jours du paiement.
## My payment failed
### Mon paiement a échoué
D’habitude, une carte est expirée ou la banque veut une confirmation. Ouvrez Mon abonnement, puis la gestion de l’abonnement, et changez de carte. Un renouvellement qui échoue est réessayé pendant quelques jours, et Premium demeure entre-temps.
## How do I change my card or find an invoice?
### Comment changer de carte ou trouver une facture?
Ouvrez Mon abonnement, puis la gestion de l’abonnement. La page du fournisseur de paiement montre votre carte et vos factures.
## How do I sign in?
### Comment me connecter?
Entrez votre adresse courriel et votre mot de passe, ou demandez un lien de connexion par courriel, sans mot de passe. Un lien de connexion sert une fois et expire après 24 heures.
## The sign-in or verification e-mail did not arrive
### Le courriel de connexion n’est pas arrivé
Regardez d’abord dans vos courriels indésirables et vérifiez votre adresse. Vous pouvez en demander un autre à la même page. Les liens expirent après 24 heures et servent une fois.
## I forgot my password
### J’ai oublié mon mot de passe
À la page de connexion, choisissez Mot de passe oublié et entrez votre adresse. Le lien du courriel expire après 1 heure et vous laisse choisir un nouveau mot de passe. Il faut au moins 8 caractères, une majuscule et un chiffre.
## How do I download all my data?
### Comment télécharger toutes mes données?
Ouvrez Compte et téléchargez vos données. Vous recevez un fichier ZIP avec tout ce que nous avons sur vous, en JSON et en CSV.
## How do I delete my account?
### Comment supprimer mon compte?
Ouvrez Compte et supprimez votre compte. Après confirmation, le compte, les reçus, les articles et les rapports disparaissent sur-le-champ et ne peuvent être récupérés. Téléchargez d’abord vos données si vous en avez besoin.
## Can I use an API or a script?
### Puis-je utiliser une API ou un script?
Oui. À la page Compte, vous pouvez créer une clé d’API, la nommer et la révoquer. Vous choisissez si elle peut seulement lire et quand elle prend fin. Elle n’est montrée qu’une fois : gardez-la en lieu sûr.
## How do I switch between Canada and the United States?
### Comment passer du Canada aux États-Unis?
Utilisez le choix de région en haut de la page : Canada (ARC) ou États-Unis (IRS, en anglais). Les prix, les mots et les calculateurs suivent l’édition. Les montants des deux devises ne sont jamais additionnés.
## Are my receipt photos stored?
### Mes photos de reçus sont-elles conservées?
Non. Une image envoyée reste en mémoire pendant la lecture et n’est pas conservée. Seule une empreinte en est gardée, dont on ne peut pas refaire l’image. Conservez vos reçus originaux, en papier ou numériques, en cas de vérification.
## Who gets to see my data?
### Qui peut voir mes données?
Vos données ne sont pas vendues. Elles ne sont communiquées qu’aux fournisseurs nécessaires au service, comme le fournisseur de paiement, et à un fournisseur d’IA pour les images de reçus lorsqu’une telle lecture est utilisée.
## How long is my data kept?
### Combien de temps mes données sont-elles gardées?
Les données fiscales sont gardées au moins 7 ans, sauf si vous les supprimez, ou votre compte, avant. Vous pouvez en demander l’accès, la rectification, la suppression ou une copie, et vous avez une réponse dans les 30 jours.
## Is this chat stored?
### Ce clavardage est-il conservé?
Non. La conversation vit dans votre navigateur le temps de cette visite. N’y écrivez ni numéro de carte, ni numéro d’assurance sociale, ni renseignements de santé.
## Who may use GF Ledger?
### Qui peut utiliser GF Ledger?
Les adultes. Le service n’est pas destiné aux personnes de moins de 18 ans.
`;
