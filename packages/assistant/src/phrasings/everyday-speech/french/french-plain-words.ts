import { type Phrasings, phrasingsIn } from "../../phrasings";

/** The shortest and plainest words in which people ask in French, and the longest in which they tell. */
export const FRENCH_PLAIN_WORDS: Phrasings = {
  "Who can claim gluten-free food in Canada?": phrasingsIn(`
    j’évite le gluten parce que je me sens mieux, ça passe? | seulement avec un vrai diagnostic? | j’ai une intolérance sans être coeliaque
    une allergie au blé suffit-elle | c’est pour qui, au juste | mon médecin dit que je suis coeliaque, suis-je du nombre`),
  "What does GF Ledger cost?": phrasingsIn(`
    c’est combien le Pro | faut-il payer | le tarif annuel | ça coûte cher? | vos prix | c’est gratuit ou payant | je vais payer quoi par mois`),
  "My payment failed": phrasingsIn(`
    ma carte a été refusée | la banque a bloqué le prélèvement | le paiement n’a pas passé | ma carte est expirée | fonds insuffisants | avis rouge sur mon paiement`),
  "How do I change my card or find an invoice?": phrasingsIn(`
    j’ai une nouvelle carte de crédit | il me faut une preuve que je vous ai payés | changer le mode de paiement | la facture de mon abonnement | mettre à jour la carte au dossier`),
  "How do I cancel my subscription?": phrasingsIn(`
    je ne veux plus payer | arrêter le Premium | me désabonner | mettre fin au forfait | ne plus renouveler | je lâche la version payante`),
  "How do I delete my account?": phrasingsIn(`
    effacez-moi de votre système | je m’en vais, oubliez-moi | me débarrasser de mon profil | faire disparaître mon compte | enlever tout ce que vous savez sur moi`),
  "How do I download all my data?": phrasingsIn(`
    tout rapporter chez moi | sortir ce que j’ai entré | un gros fichier avec tout | passer à un autre logiciel | sauvegarder ce que j’ai saisi`),
  "Who gets to see my data?": phrasingsIn(`
    qui d’autre voit mes listes | mes infos sont-elles à vendre | les épiceries apprennent-elles ce que j’achète | de la pub avec mes données`),
  "How long is my data kept?": phrasingsIn(`
    quand mes entrées disparaissent-elles | les vieilles années restent-elles | est-ce que ça dure
    mes entrées restent chez vous quelle durée`),
  "Are my receipt photos stored?": phrasingsIn(`
    qu’advient-il de l’image | gardez-vous le cliché | la photo est-elle jetée après | puis-je revoir la photo plus tard | où s’en va ma photo`),
  "The receipt could not be read. What can I do?": phrasingsIn(`
    c’est tout embrouillé | ma main a bougé | l’encre est presque partie | il ne comprend rien à ma photo | le papier est froissé | aucun article trouvé`),
  "How do I add a purchase without a photo?": phrasingsIn(`
    le taper moi-même | entrer un article à la main | acheté en ligne, sans papier à photographier | pas d’image, juste les chiffres | ma propre feuille de calcul | l’appareil photo est-il obligatoire`),
  "What if I lost a receipt?": phrasingsIn(`
    le papier est disparu | il a passé au lavage | je l’ai jeté par erreur | je ne retrouve plus la facture | le relevé de la banque fait-il l’affaire | le magasin ne m’en a pas donné`),
  "Can I take photos of receipts without a network?": phrasingsIn(`
    au chalet sans internet | pas de barres au magasin | mode avion | le wifi est tombé | faut-il être en ligne | dans un sous-sol sans signal`),
  "Can I use GF Ledger on several devices?": phrasingsIn(`
    commencer sur le cellulaire, finir sur le portable | ma tablette et mon ordi | j’ai un nouveau téléphone, tout est encore là? | est-ce que ça se synchronise`),
  "How do I share my records with my partner or family?": phrasingsIn(`
    mon mari veut ajouter des factures lui aussi | donner accès à ma blonde | nous deux dans la même liste | ma mère peut-elle numériser pour moi | ajouter une autre personne`),
  "How do I keep apart what others in my kitchen eat?": phrasingsIn(`
    mon chum grignote mes craquelins | les enfants finissent mon pain | on mange tous les mêmes pâtes | un seul de nous est malade | partager un sac avec les autres | mes colocs prennent ma farine`),
  "How do I correct an item's name or price?": phrasingsIn(`
    je connais mieux le prix ordinaire que vous | mettre mon propre chiffre pour le pain normal | votre comparaison est fausse | le produit régulier coûte moins à mon magasin | remplacer le prix courant`),
  "Do restaurant meals count in Canada?": phrasingsIn(`
    manger au resto | le supplément pour une croûte sans gluten à la pizzeria | un burger sans pain | des plats à emporter | un repas entre amis | la cafétéria`),
  "Can I claim earlier years in Canada?": phrasingsIn(`
    je l’apprends juste maintenant, et le passé? | revenir en arrière | je l’ai oublié dans ma dernière déclaration | rouvrir une vieille déclaration`),
  "Which line of the Canadian return?": phrasingsIn(`
    où inscrire le total | le numéro de la case | ma petite de dix ans est coeliaque, ça va où | quelle case dans le logiciel d’impôt | 33099 ou 33199`),
  "Which documents do I keep for the CRA?": phrasingsIn(`
    que vont-ils demander à voir | les papiers à garder | une preuve en cas de révision | que mettre dans ma chemise | les factures seules suffisent-elles`),
  "Which partner claims in Canada?": phrasingsIn(`
    lui ou moi | celui qui gagne moins | sur ma déclaration ou sur la sienne | ma conjointe ou moi, qui le met | à qui de nous deux de l’inscrire`),
  "My child is 18 or older: who claims?": phrasingsIn(`
    mon grand est majeur | ma fille étudie au cégep et a dix-neuf ans | un enfant adulte qui vit encore ici | mon gars de vingt ans a la maladie`),
  "Which 12 months can I claim in Canada?": phrasingsIn(`
    d’octobre à septembre, ça va? | faut-il suivre l’année civile | choisir mes mois | commencer au milieu de l’année | un an qui chevauche deux années`),
  "How long do I keep records in Canada?": phrasingsIn(`
    quand puis-je jeter mes papiers | garder la boîte combien de temps | mettre les factures au recyclage | encore utile après combien d’années`),
  "What is the Canadian threshold for medical expenses?": phrasingsIn(`
    à partir de quel montant ça compte | le trois pour cent | le plancher | combien faut-il dépasser | mes frais sont trop petits?`),
  "What is GF Ledger?": phrasingsIn(`
    vous faites quoi | à quoi sert ce site | en quoi ça m’aide | explique-moi le programme | je suis nouveau ici`),
};
