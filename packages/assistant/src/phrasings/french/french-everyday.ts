import { type Phrasings, phrasingsIn } from "../phrasings";

/** The same in French. */
export const FRENCH_EVERYDAY: Phrasings = {
  "Can I take photos of receipts without a network?": phrasingsIn(`
    hors ligne | utiliser hors connexion | pas d’internet au magasin | pas de signal à l’épicerie | mode avion
    photo sans connexion | sans données mobiles | téléverser plus tard | zone sans réseau`),
  "Where are the receipts that I have not saved yet?": phrasingsIn(`
    brouillons | reçu non enregistré | reçu inachevé | j’ai fermé la page avant d’enregistrer | continuer plus tard
    reprendre là où j’étais | ai-je perdu ma numérisation | vérification à moitié faite | reçus en attente
    retrouver un brouillon`),
  "Can a photo that is sideways or upside down be read?": phrasingsIn(`
    image tournée | photo dans le mauvais sens | photo couchée | image horizontale du reçu | faut-il tourner la photo
    l’orientation compte-t-elle | image renversée | photo croche | tête en bas | reçu photographié de travers`),
  "Can I use GF Ledger on several devices?": phrasingsIn(`
    sur mon téléphone et mon portable | synchroniser mes appareils | session ouverte sur deux téléphones
    nouveau téléphone | sur ma tablette aussi | changer de téléphone | même compte à l’ordinateur
    mes données sont-elles partout | me connecter d’un autre ordinateur | commencer au téléphone et finir à l’ordinateur`),
  "How do I share my records with my partner or family?": phrasingsIn(`
    compte familial | donner accès à mon conjoint | inviter un proche | deux utilisateurs pour un compte
    ajouter un deuxième utilisateur | compte conjoint pour un couple | ma blonde peut-elle ajouter des reçus
    quelqu’un d’autre voit mes reçus | partager l’accès | laisser ma sœur m’aider`),
  "How does my accountant get to see my claim?": phrasingsIn(`
    accès pour mon comptable | envoyer ma demande à la comptable | lien pour le préparateur d’impôt
    accès en lecture seule | inviter la personne qui fait mes impôts | montrer mon rapport à un professionnel
    partager avec ma fiscaliste | donner mes chiffres au comptable | droit de regard du comptable
    transmettre le dossier au préparateur`),
  "How do I record two people with celiac disease in one household?": phrasingsIn(`
    deux cœliaques dans la famille | mon enfant et moi sommes cœliaques | mon mari et moi avons la maladie
    plusieurs personnes avec un diagnostic | ajouter une deuxième personne cœliaque | séparer la nourriture de deux cœliaques
    mes deux enfants sont cœliaques | partager l’épicerie entre deux cœliaques | une autre personne dans mon compte
    deux demandes avec la même épicerie`),
  "How do I add a purchase without a photo?": phrasingsIn(`
    saisir un article à la main | ajouter à la main | saisie manuelle | achat sans image du reçu
    importer une feuille de calcul | téléverser ma liste Excel | importer un CSV | j’avais un tableau jusqu’ici
    taper un achat | pain acheté au marché`),
  "Which addresses may send receipts by e-mail?": phrasingsIn(`
    transférer un reçu par courriel | envoyer mes reçus par courriel | adresse courriel pour les reçus
    autoriser un autre expéditeur | deuxième boîte courriel | transférer de mon courriel du travail
    reçu électronique du magasin | expéditeurs permis | mon courriel n’a pas été accepté | envoyer un PDF par courriel`),
  "Why was nothing on my receipt ticked as gluten-free?": phrasingsIn(`
    aucun article choisi | mon pain sans gluten a été manqué
    les articles ne sont pas cochés | tout est décoché | mes produits ne sont pas détectés | pourquoi mon article n’est-il pas marqué
    zéro article sans gluten | il ne connaît pas ma marque | aucun de mes produits n’est choisi`),
  "How do I keep apart what others in my kitchen eat?": phrasingsIn(`
    cuisine partagée | mes colocataires en mangent | la moitié du pain est à moi | des invités en ont mangé
    décocher ce que les autres ont mangé | tout le monde mange sans gluten à la maison | partager un article
    indiquer la part que je mange | la famille mange les mêmes pâtes | cuisiner pour tous`),
  "Do gluten-free oats count in Canada?": phrasingsIn(`
    avoine certifiée | flocons d’avoine | gruau | granola à l’avoine | coût supplémentaire de l’avoine
    avoine dans la demande | pain à l’avoine | avoine pure | avoine du protocole de pureté | l’avoine dans mes impôts`),
  "Do gluten-free beer and wine count in Canada?": phrasingsIn(`
    alcool | boissons alcoolisées | cidre | spiritueux | bière de sorgho | une caisse de bière sans gluten
    le vin dans la demande | bière déductible | vodka | l’alcool est-il admissible`),
  "Do vitamins and supplements count in Canada?": phrasingsIn(`
    multivitamines | comprimés de fer | calcium et vitamine D | suppléments déductibles | supplément sur ordonnance
    probiotiques | poudre de protéines | vitamine B12 | pilules de la pharmacie | supplément alimentaire`),
  "Can I claim earlier years in Canada?": phrasingsIn(`
    années antérieures | modifier une ancienne déclaration | demande rétroactive | revenir plusieurs années en arrière
    déclarations déjà produites | je n’ai jamais rien demandé | combien d’années en arrière
    oublié les années passées | corriger une vieille déclaration | demande tardive`),
  "Do groceries from before the diagnosis count in Canada?": phrasingsIn(`
    aliments achetés avant mon diagnostic | achats avant l’attestation | à partir de quelle date
    l’attestation est plus récente que mes reçus | depuis quand l’épicerie compte | reçus plus vieux que le diagnostic
    je mangeais sans gluten avant la biopsie | la date de l’attestation compte-t-elle | en attente du spécialiste
    diagnostic reçu en cours d’année`),
};
