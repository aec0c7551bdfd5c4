import { type Phrasings, phrasingsIn } from "../../phrasings";

/** How people speak in French, most of all in Québec, of receipts, photos and prices. */
export const FRENCH_PRODUCT_SPEECH: Phrasings = {
  "What is GF Ledger?": phrasingsIn(`
    qu’est-ce que ça fait pour moi, ce site | à quoi ça me sert | comment ça fonctionne, tout ça | vous aidez les gens à faire quoi`),
  "Who is Millie?": phrasingsIn(`
    t’es un robot ou un humain | qui me répond ici | est-ce qu’il y a du vrai monde qui m’écrit | c’est une machine?`),
  "Is there an app for my phone?": phrasingsIn(`
    ça existe sur l’App Store | y a-t-il de quoi pour Android | faut-il que j’installe quelque chose | une icône sur mon cellulaire
    je ne trouve rien dans Google Play`),
  "How do I contact support?": phrasingsIn(`
    je veux parler à du monde | à qui j’écris quand ça ne marche pas | je peux-tu vous appeler | j’ai une plainte à faire`),
  "Is GF Ledger part of the CRA or the IRS?": phrasingsIn(`
    travaillez-vous pour l’impôt | c’est officiel, ce site-là? | dites-vous tout à Revenu Canada | vous êtes avec le fédéral?`),
  "How do I upload a receipt?": phrasingsIn(`
    j’ai fait mon épicerie, je fais quoi là | où est le bouton pour mettre ma facture | première fois ici, comment j’entre une facture d’épicerie`),
  "How do I take a good photo of a receipt?": phrasingsIn(`
    ma facture d’épicerie ne rentre pas dans une seule photo | comment tenir mon téléphone au-dessus du papier | facture toute chiffonnée
    flash ou pas de flash | je l’aplatis sur la table? | je peux-tu la prendre en deux morceaux | elle est longue sans bon sens
    quel éclairage est le mieux | il y a des plis et des ombres`),
  "Which picture formats and sizes can I upload?": phrasingsIn(`
    mon fichier est trop gros | combien de mégaoctets au maximum | une capture d’écran est-elle acceptée | les photos d’iPhone passent-elles`),
  "Can I upload a PDF?": phrasingsIn(`
    ma commande d’épicerie en ligne est un document | l’épicerie m’envoie juste un fichier | confirmation d’achat en ligne`),
  "The receipt could not be read. What can I do?": phrasingsIn(`
    la photo est embrouillée | c’est tout flou, je fais quoi | rien n’est sorti de ma facture | c’est n’importe quoi, ce que ça a lu
    les lettres sont toutes mêlées | l’encre est presque partie | le papier est devenu blanc | ça n’a rien trouvé pantoute
    des mots qui ne veulent rien dire | ça ne lit pas ma facture | la numérisation a donné du charabia | ça compte-tu dans mes gratuits si ça rate`),
  "The store or the date is missing or wrong": phrasingsIn(`
    ça a mis le mauvais magasin | le jour d’achat est mal lu | ça dit magasin inconnu, je le change où`),
  "I uploaded the same receipt twice": phrasingsIn(`
    ma facture apparaît deux fois | je l’avais déjà mise, celle-là | je pense que j’ai mis la même deux fois`),
  "Which languages and stores work?": phrasingsIn(`
    ça lit-tu les factures de chez IGA | est-ce que ça comprend les factures en français | mon petit magasin du coin, ça marche?
    les factures de Costco en anglais | une facture de boulangerie`),
  "Can I take photos of receipts without a network?": phrasingsIn(`
    je n’ai pas de signal dans le magasin | pas d’internet au chalet | sans données sur mon cell
    ça va-tu les envoyer plus tard | le wifi est en panne`),
  "Where are the receipts that I have not saved yet?": phrasingsIn(`
    j’ai fermé la page avant d’enregistrer | je me suis fait déranger en plein milieu
    je peux continuer plus tard? | mes factures à moitié faites sont où | est-ce perdu si je n’ai pas sauvegardé
    ma batterie est morte en pleine vérification`),
  "Can a photo that is sideways or upside down be read?": phrasingsIn(`
    j’ai tenu mon cell du mauvais bord | la photo est virée à l’envers | faut-il que je la tourne avant | l’image est couchée`),
  "Can I use GF Ledger on several devices?": phrasingsIn(`
    je commence sur mon cell et je finis à l’ordinateur | connecté sur deux appareils à la fois | est-ce que je vais le voir sur ma tablette
    j’ai changé de téléphone, tout est encore là? | deux ordinateurs en même temps`),
  "How do I share my records with my partner or family?": phrasingsIn(`
    ma blonde veut en rajouter elle aussi | on peut-tu l’utiliser à deux | mon chum peut-il voir la liste | je veux que ma mère puisse regarder
    donner accès à quelqu’un d’autre | est-ce que je lui donne mon mot de passe`),
  "How does my accountant get to see my claim?": phrasingsIn(`
    la personne qui fait mes impôts en a besoin | je donne quoi à mon comptable | comment la laisser regarder sans mon mot de passe
    un lien juste pour lire | celui qui prépare ma déclaration veut entrer | envoyer ça au bureau qui fait mes impôts`),
  "How do I record two people with celiac disease in one household?": phrasingsIn(`
    ma fille pis moi on l’a toutes les deux | on est deux coeliaques dans la maison | comment dire ce qui est à qui
    ce pain-là est à moi et les biscuits sont à mon gars | séparer mes affaires de celles de mon enfant coeliaque`),
  "How do I add a purchase without a photo?": phrasingsIn(`
    je peux-tu juste l’écrire | entrer un achat au clavier | acheté au marché public, pas de facture | j’ai déjà une liste dans Excel
    inscrire un produit moi-même | je l’ai seulement à l’écran`),
  "Which addresses may send receipts by e-mail?": phrasingsIn(`
    je peux-tu vous transférer ce que le magasin m’a envoyé | mon conjoint transfère des factures d’une autre adresse
    permettre une deuxième boîte courriel | mon adresse courriel a changé | à quelle adresse je les envoie | mon courriel a été refusé`),
  "Why was nothing on my receipt ticked as gluten-free?": phrasingsIn(`
    aucune case n’est cochée | ça a lu les lignes mais rien choisi
    pourquoi rien n’est sélectionné | ça ne connaît pas ma marque`),
  "How do I keep apart what others in my kitchen eat?": phrasingsIn(`
    comment dire que les enfants en mangent la moitié | mettre la part qui est à moi | marquer ce que moi seule je mange`),
  "How do I choose which items are gluten-free?": phrasingsIn(`
    ça a coché le lait, comment l’enlever | ça a pris des légumes par erreur | comment en ajouter un
    décocher des fruits | pourquoi celui-là est choisi`),
  "How do I correct an item's name or price?": phrasingsIn(`
    le nom est tout croche | réparer une faute dans un produit | je veux mettre mon propre prix ordinaire
    je sais combien coûte le pain normal chez nous, je l’écris où | votre prix de comparaison n’a pas de bon sens, je le change
    entrer ce que valent les pâtes de blé à mon épicerie | votre estimation est fausse, je peux mettre la mienne?
    utiliser mon chiffre à moi pour comparer`),
  "How is the regular price of an item found?": phrasingsIn(`
    vous l’avez pris où, ce prix-là | comment savez-vous ce que coûte le pain normal | votre chiffre pour la version de blé vient d’où
    qui a décidé du prix ordinaire`),
  "How does the category estimate work?": phrasingsIn(`
    pourquoi c’est écrit estimé | ça vaut quoi, votre estimation | c’est quoi, ce multiplicateur`),
  "What do the match rate and the confidence mean?": phrasingsIn(`
    ça dit moyen, est-ce grave | que veut dire confiance élevée`),
  "How is my extra cost worked out?": phrasingsIn(`
    comment arrivez-vous à cette somme | vous soustrayez quoi de quoi | le calcul du surplus, il se fait comment`),
  "What about taxes, deposits, bag fees and coupons on the receipt?": phrasingsIn(`
    la consigne des bouteilles est là | j’avais un coupon, quel montant compte | le sac a été lu comme un produit | rabais et points
    prix avant ou après le rabais | la canette consignée`),
  "What is the product database?": phrasingsIn(`
    vos prix datent de quand | avez-vous une liste de prix`),
  "Which regular product do I compare with?": phrasingsIn(`
    je compare mon pain aux graines avec lequel | dois-je acheter celui de blé aussi | il n’y a pas de version normale à mon épicerie
    faut-il que ce soit la même marque | c’est quoi, l’équivalent`),
  "How do I compare packages of different sizes?": phrasingsIn(`
    les sacs ne pèsent pas pareil | le mien est plus petit que l’ordinaire | la boîte normale est deux fois plus grosse | au cent grammes`),
  "What if I returned a product?": phrasingsIn(`
    le magasin m’a remboursé un produit moisi | je l’ai retourné parce qu’il était rassis`),
  "Does food that is gluten-free by nature count?": phrasingsIn(`
    les carottes et le poulet | des oeufs et des patates | bananes, riz et haricots | mes légumes, je les mets? | le fromage et les noix
    ça n’a jamais eu de blé de toute façon`),
  "How are purchases in the other currency converted?": phrasingsIn(`
    je magasine de l’autre côté des lignes | payé en argent américain | quel taux de change je prends | acheté aux États en vacances`),
  "Where do I find my tax report?": phrasingsIn(`
    montrez-moi tout ce que j’ai | il me faut la somme pour ma déclaration | imprimer la liste de l’année`),
  "How do I download a CSV?": phrasingsIn(
    `mettre ça dans Excel | sortir la liste en tableau | ouvrir ça dans un tableur`,
  ),
  "How do I delete a record?": phrasingsIn(`
    enlever un achat | supprimer ce que j’ai sauvegardé par erreur | jeter un article`),
  "Which tax year does a receipt belong to?": phrasingsIn(`
    acheté la veille du jour de l’An | c’est compté dans l’an passé | payé en décembre, mangé en janvier`),
  "What are the calculators for?": phrasingsIn(` calculer à peu près mon crédit`),
  "What if I lost a receipt?": phrasingsIn(`
    la facture a passé au lavage | mon relevé de banque à la place du papier
    je ne trouve plus mes factures | il me manque des mois de factures`),
};
