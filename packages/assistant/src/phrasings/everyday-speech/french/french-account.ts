import { type Phrasings, phrasingsIn } from "../../phrasings";

/** How people speak in French of the plan, the account and their data. */
export const FRENCH_ACCOUNT_SPEECH: Phrasings = {
  "What does GF Ledger cost?": phrasingsIn(`
    c’est combien par année | c’est quoi le prix de la version payante | ça coûte-tu cher | Premium, c’est combien
    est-ce au mois ou à l’année | combien de piastres | y a-t-il des frais mensuels`),
  "How many receipts are free? What the Free plan includes": phrasingsIn(`
    je peux l’utiliser sans payer? | combien j’en ai gratis | combien de factures avant de devoir payer | ça existe, une version gratuite
    essayer avant d’acheter`),
  "What does Premium include?": phrasingsIn(`
    j’ai quoi de plus avec Pro | ça vaut-tu la peine de payer | qu’est-ce que les abonnés ont que je n’ai pas
    différence entre gratuit et payant | pourquoi je paierais`),
  "When does the monthly receipt limit start anew?": phrasingsIn(`
    ça dit que j’ai atteint la limite | faut-il que j’attende le mois prochain
    le compteur repart quand | plus de factures gratuites ce mois-ci | ça recommence le combien`),
  "How do I upgrade to Premium?": phrasingsIn(`
    je veux la version payante | passer à Pro | où je m’abonne | comment je commence à payer`),
  "How do I cancel my subscription?": phrasingsIn(`
    je ne veux plus payer | ne me facturez plus | arrêter le renouvellement | puis-je lâcher quand ça me tente
    si j’annule aujourd’hui, je l’ai jusqu’à quand | est-ce que je perds les mois déjà payés | couper le paiement de chaque année
    suis-je pris avec un contrat | désactiver le prélèvement automatique | mettre fin à mon forfait`),
  "Can I get my money back? How refunds work": phrasingsIn(`
    je veux ravoir l’argent que je vous ai donné | je me suis abonné par erreur
    je ne suis pas satisfait, remboursez-moi | jusqu’à quand je peux demander mon argent | y a-t-il une garantie`),
  "My payment failed": phrasingsIn(`
    ma carte ne passe pas | la banque a refusé | ma Visa est refusée | vous n’avez pas pu me facturer`),
  "How do I change my card or find an invoice?": phrasingsIn(`
    j’ai reçu une nouvelle carte de la banque | mon numéro de carte a changé
    une facture de mon abonnement pour mes livres`),
  "How do I sign in?": phrasingsIn(`
    comment j’entre dans mon compte | il n’y a pas de place pour un mot de passe | où je tape le code | je rentre par où`),
  "The sign-in or verification e-mail did not arrive": phrasingsIn(`
    je n’ai jamais reçu votre courriel | j’attends le lien pour entrer | rien dans ma boîte | le message n’arrive pas`),
  "I forgot my password": phrasingsIn(` je ne peux plus entrer dans mon compte`),
  "How do I download all my data?": phrasingsIn(`
    sauver tout ça sur mon ordinateur | emporter mes affaires en partant
    sortir tout mon historique | faire une copie de sécurité | tout avoir dans un seul fichier | partir avec mes choses`),
  "How do I delete my account?": phrasingsIn(`
    effacez-moi | fermer ça complètement | enlevez tout ce que vous savez de moi
    je ne veux plus être ici | qu’arrive-t-il à mes choses si je pars | faire disparaître tout ça`),
  "Can I use an API or a script?": phrasingsIn(
    `je suis programmeur, je peux m’y brancher | automatiser avec du code`,
  ),
  "How do I switch between Canada and the United States?": phrasingsIn(`
    je suis dans le mauvais pays | j’ai déménagé aux États | voir le côté américain | comment changer de pays`),
  "Are my receipt photos stored?": phrasingsIn(`
    vous gardez-tu la photo que j’ai prise | l’image est-elle effacée après | où s’en va ma photo | quelqu’un chez vous voit-il ma facture après
    la photo, elle devient quoi`),
  "Who gets to see my data?": phrasingsIn(`
    vendez-vous ce que j’achète | qui d’autre regarde mon épicerie | donnez-vous mes choses à d’autres compagnies
    à qui refilez-vous ça | c’est-tu privé | des publicitaires voient-ils mes achats`),
  "How long is my data kept?": phrasingsIn(`
    effacez-vous mes affaires après un bout | est-ce là pour toujours | ça disparaît-tu`),
  "Is this chat stored?": phrasingsIn(
    `qui lit ce que je vous écris | vous souvenez-vous de notre jasette | est-ce gardé quelque part, cette conversation`,
  ),
  "Who may use GF Ledger?": phrasingsIn(`
    j’ai quinze ans, je peux m’inscrire? | ça prend quel âge | mon ado peut-il ouvrir un compte`),
};
