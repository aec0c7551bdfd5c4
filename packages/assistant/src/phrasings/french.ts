import { FEDERAL_FIGURES } from "@gf-ledger/claim/credits/federal-figures";
import { PLACES } from "../knowledge/fr/canada-figures";
import { listed, type Phrasings } from "./phrasings";

const entries = (of: readonly (readonly [title: string, phrasings: readonly string[]])[]) =>
  Object.fromEntries(of);

const years = FEDERAL_FIGURES.filter(({ name }) => name === "rate").map(({ year }) => year);

/** Further words in which people ask in French; the English passages have a few of their own. */
export const FRENCH_PHRASINGS: Phrasings = {
  ...entries(
    years.map((year) => [
      `What are Canada's figures for ${year}?`,
      [
        `seuil ${year}`,
        `montant fixe ${year}`,
        `montant fixe pour l’année ${year}`,
        `taux fédéral ${year}`,
        `pourcentage du crédit fédéral en ${year}`,
        `chiffres de ${year}`,
        `seuil des frais médicaux pour ${year}`,
        `année d’imposition ${year}`,
      ],
    ]),
  ),
  ...entries(
    PLACES.map(([title, place]) => {
      const name = place.replace(/^(?:en|au|aux|à) /, "");
      return [
        title,
        [
          name,
          `crédit ${place}`,
          `j’habite ${place}`,
          `taux ${place}`,
          `montant fixe ${place}`,
          `crédit provincial ${place}`,
          `j’ai déménagé ${place}`,
        ],
      ];
    }),
  ),
  "Who can claim gluten-free food in Canada?": listed(`
    qui peut demander le coût des aliments sans gluten | qui a droit au crédit | suis-je admissible
    admissible au crédit sans gluten | intolérance au gluten sans maladie cœliaque | allergie au blé
    sensibilité au gluten | seulement intolérant au gluten | faut-il un diagnostic | sans diagnostic de maladie cœliaque`),
  "What exactly can be claimed in Canada?": listed(`
    qu’est-ce que le coût supplémentaire | puis-je demander le plein prix | quelle partie du prix | quelle partie mettre dans mes impôts | prix complet du produit
    différence de prix avec le produit courant | comment calculer le montant à demander | exemple du pain de l’ARC`),
  "Which line of the Canadian return?": listed(`
    où l’inscrire dans ma déclaration | quelle case de la déclaration | que veut dire 33199 | ligne 33199
    différence entre 33099 et 33199 | mon enfant a 12 ans | mon fils mineur | ma fille de 9 ans est cœliaque
    enfant de moins de 18 ans | où mettre les frais médicaux`),
  "What is the Canadian threshold for medical expenses?": listed(`
    quel est le seuil | seuil des frais médicaux | combien faut-il dépenser avant que ça compte
    3 % du revenu net | montant perdu avant le crédit | comment le crédit est-il calculé`),
  "Which documents do I keep for the CRA?": listed(`
    quels papiers l’ARC veut-elle | quels documents faut-il | documents pour une vérification de l’ARC
    sommaire des produits | preuves pour l’ARC | que veut voir l’ARC | quels justificatifs conserver`),
  "Do I send the letter and receipts to the CRA?": listed(`
    faut-il envoyer les reçus avec la déclaration | joindre l’attestation | joindre la lettre du médecin à la déclaration | envoyer mes reçus à l’ARC
    poster les documents | joindre les reçus avec IMPÔTNET | transmettre la lettre`),
  "How long do I keep records in Canada?": listed(`
    combien de temps garder mes reçus | quand puis-je jeter mes reçus | jeter les vieux reçus
    combien d’années conserver les papiers | six ans | déclaration en retard combien de temps garder les reçus`),
  "What does the doctor's letter have to say in Canada?": listed(`
    que doit dire la lettre du médecin | que doit contenir l’attestation | billet du médecin
    renouveler la lettre chaque année | une infirmière peut-elle signer | infirmière praticienne attestation
    qui peut signer l’attestation | papier à en-tête`),
  "Does the rest of my family count in Canada?": listed(`
    ma famille en mange aussi | ma famille mange le pain sans gluten | mon conjoint mange le pain sans gluten | toute la maison mange sans gluten
    mes enfants non cœliaques en mangent | partager les aliments | mon chum en mange aussi | ma blonde en mange aussi`),
  "Which 12 months can I claim in Canada?": listed(`
    quelle période choisir | de mars à février | doit-on prendre l’année civile | de janvier à décembre
    commencer en octobre | quels douze mois | période de douze mois`),
  "What if the person died in the year?": listed(`
    mon mari est décédé | ma mère est morte cette année | personne décédée | frais d’une personne décédée`),
  "Can I claim rice flour and other ingredients in Canada?": listed(`
    farine d’amandes | je cuisine mon pain avec de la farine de riz | ingrédients pour cuisiner | fécule de tapioca
    épices sans gluten | farine d’avoine | produits intermédiaires`),
  "Does xanthan gum count in Canada?": listed(`
    gomme de guar | psyllium | gomme de xanthane admissible | farine de sorgho | ingrédient sans produit comparable`),
  "Which provinces have a credit of their own?": listed(`
    quelles provinces ont un crédit | crédit de ma province | crédit provincial | les territoires ont-ils un crédit`),
  "What is different in Québec?": listed(`
    j’habite Montréal | j’habite Laval | nous vivons à Gatineau | ligne 381 | annexe B | ligne 462
    différence au Québec | Revenu Québec donne-t-il quelque chose | deux déclarations au Québec
    abattement du Québec | TP-1 frais médicaux | crédit au Québec | qu’est-ce qui change au Québec`),
  "Does Québec pay a supplement for a celiac child?": listed(`
    supplément pour enfant cœliaque | Retraite Québec enfant cœliaque | allocation pour enfant cœliaque
    argent pour un enfant cœliaque au Québec`),
  "Does celiac disease give the disability tax credit (T2201)?": listed(`
    crédit pour personnes handicapées | formulaire T2201 | la maladie cœliaque est-elle un handicap | CIPH
    certificat pour le crédit d’impôt pour personnes handicapées | ai-je besoin du T2201`),
  "My child is 18 or older: who claims?": listed(`
    ma fille de 19 ans est cœliaque | mon fils vient d’avoir 18 ans | enfant majeur à la maison
    mon enfant adulte | mon fils a 21 ans et vit avec nous | enfant à l’université`),
  "Can I claim for a parent or another relative?": listed(`
    aliments pour ma mère | pour mon père | mes parents vivent avec moi | ma grand-mère | mon oncle | ma nièce
    mon petit-fils | personne à charge | demander pour ma sœur`),
  "Which partner claims in Canada?": listed(`
    lequel des conjoints devrait demander | qui demande, mon mari ou moi | ma femme ou moi | le conjoint au revenu le moins élevé
    partager entre conjoints | qui demande dans un couple | mon conjoint gagne moins que moi`),
  "What if insurance or an employer paid it back?": listed(`
    mon assurance a remboursé | remboursé par mon employeur | le compte de gestion santé a payé | assurance collective | compte de gestion santé
    mon régime couvre 80 % | la moitié m’a été remboursée | Desjardins a payé une partie`),
  "Is it a refund or a deduction in Canada?": listed(`
    est-ce une déduction ou un crédit | est-ce un remboursement | vais-je recevoir un chèque | le gouvernement envoie-t-il un chèque
    crédit non remboursable | le gouvernement me rend-il l’argent | est-ce remboursable`),
  "Is there a refundable part in Canada?": listed(`
    supplément remboursable | j’ai un faible revenu | faible revenu | je ne paie pas d’impôt | je gagne très peu | ligne 45200
    revenu modeste | y a-t-il quelque chose sans payer d’impôt`),
  "Is there a limit to the claim in Canada?": listed(`
    y a-t-il un maximum | plafond du montant | montant maximal | limite des aliments sans gluten | jusqu’à combien puis-je demander`),
  "Do restaurant meals count in Canada?": listed(`
    repas au restaurant | manger au restaurant | pizza au resto | burger au resto | mets à emporter`),
  "Does sales tax count in Canada?": listed(`
    TPS et TVQ | TVH | taxe payée sur les biscuits | taxes de vente | taxe sur les croustilles | inclure la TPS`),
  "Do shipping and trips to the shop count in Canada?": listed(`
    frais de livraison | livraison de l’épicerie | expédition | essence pour aller au magasin | kilométrage à l’épicerie
    taxi pour l’épicerie | aller à la boulangerie sans gluten | Postes Canada | trajets au magasin`),
  "Does travel to medical services count in Canada?": listed(`
    stationnement à l’hôpital | déplacement chez le médecin | kilométrage pour voir mon gastroentérologue
    trajet chez le spécialiste | 40 km | frais de déplacement médicaux`),
  "Which food cannot be claimed in Canada?": listed(`
    bière sans gluten | vin | vitamines | suppléments alimentaires | nourriture pour mon chien | cidre
    qu’est-ce qui n’est pas admissible | ce qui ne compte pas | aliments exclus`),
  "What is GF Ledger?": listed(`c’est quoi GF Ledger | à quoi sert ce site | que fait ce produit`),
  "Who is Millie?": listed(`qui es-tu | qui êtes-vous | êtes-vous un robot | es-tu une personne`),
  "Is there an app for my phone?": listed(
    `application mobile | app pour iPhone | installer sur mon téléphone | application Android`,
  ),
  "How do I contact support?": listed(
    `parler à une personne | joindre une personne | joindre le soutien | écrire à l’équipe | courriel de l’aide | contact`,
  ),
  "Is GF Ledger part of the CRA or the IRS?": listed(
    `êtes-vous le gouvernement | affilié à l’ARC | fait-il partie du gouvernement`,
  ),
  "How do I upload a receipt?": listed(`
    comment ajouter un reçu | envoyer un reçu | numériser un reçu | téléverser un reçu | photographier un reçu`),
  "How do I take a good photo of a receipt?": listed(`
    photo trop sombre | prendre une bonne photo | reçu très long | photo floue | éclairage de la photo`),
  "Which picture formats and sizes can I upload?": listed(`
    HEIC de mon iPhone | format d’image | taille maximale de l’image | puis-je envoyer un TIFF | JPEG ou PNG`),
  "Can I upload a PDF?": listed(
    `reçu en PDF | mon épicerie m’envoie un PDF | facture PDF par courriel | ajouter un PDF`,
  ),
  "The receipt could not be read. What can I do?": listed(`
    le reçu n’a pas été lu | aucun article trouvé | la lecture a échoué | reçu illisible | reçu pâli`),
  "The store or the date is missing or wrong": listed(`
    la date est fausse | mauvaise date | magasin inconnu | corriger la date du reçu | changer le magasin`),
  "I uploaded the same receipt twice": listed(`
    reçu en double | j’ai numérisé le même reçu deux fois | doublon | deux fois le même reçu`),
  "Which languages and stores work?": listed(`
    quels magasins sont reconnus | reçus en français | IGA Metro Maxi | quelles épiceries fonctionnent`),
  "How do I choose which items are gluten-free?": listed(`
    pourquoi cet article n’est pas coché | cocher un article | décocher un article | choisir les articles`),
  "How do I correct an item's name or price?": listed(`
    le prix lu est faux | corriger un prix | changer le nom d’un article | mauvais prix`),
  "How is the regular price of an item found?": listed(`
    d’où vient le prix courant | comment trouvez-vous le prix courant | prix du produit courant`),
  "How does the category estimate work?": listed(`
    estimation par catégorie | sur quoi reposent les estimations | facteur de la catégorie`),
  "What do the match rate and the confidence mean?": listed(`
    que veut dire la confiance de 85 % | taux de correspondance | confiance élevée ou faible`),
  "How is my extra cost worked out?": listed(`
    comment est calculé mon coût supplémentaire | le produit sans gluten était moins cher | article en solde`),
  "What about taxes, deposits, bag fees and coupons on the receipt?": listed(`
    consigne sur le reçu | coupon rabais | frais de sac | le total ne balance pas avec les articles`),
  "Which categories are there?": listed(`quelles sont les catégories | liste des catégories`),
  "What is the product database?": listed(
    `catalogue de produits | combien de produits avez-vous | base de données de produits`,
  ),
  "Which regular product do I compare with?": listed(`
    à quel produit comparer | quel produit courant choisir | produit comparable`),
  "How do I compare packages of different sizes?": listed(`
    formats différents | le pain de 450 g et le pain courant de 675 g | emballages de tailles différentes
    biscuits de 200 g contre 300 g`),
  "What if I returned a product?": listed(
    `j’ai retourné les biscuits au magasin | produit retourné | retour en magasin | produit remboursé par le magasin`,
  ),
  "Does food that is gluten-free by nature count?": listed(`
    le riz et les bananes comptent-ils | les œufs comptent-ils | aliments naturellement sans gluten | fruits et légumes | lait et viande`),
  "How are purchases in the other currency converted?": listed(`
    achats en dollars américains | j’ai magasiné aux États-Unis | payé en USD | taux de change | achats à Plattsburgh`),
  "What do the words Tax Deduction in the reports mean?": listed(`
    que veut dire déduction fiscale | que veut dire montant déductible | montant déductible dans mon rapport
    déduction fiscale dans mon rapport | Tax Deduction`),
  "Which languages does Millie speak?": listed(
    `parlez-vous français avec moi | parles-tu français | répondez-vous en français | quelles langues parlez-vous`,
  ),
  "Where do I find my tax report?": listed(`
    où est mon rapport | voir mes totaux de l’an dernier | mes totaux par année | rapport fiscal`),
  "How do I download a CSV?": listed(`
    fichier Excel | fichier pour mon comptable | exporter en CSV | télécharger un tableur | chiffrier`),
  "How do I delete a record?": listed(`supprimer un article | effacer une ligne | enlever un achat`),
  "Which tax year does a receipt belong to?": listed(
    `année du reçu | reçu de décembre | à quelle année va ce reçu`,
  ),
  "What are the calculators for?": listed(`
    calculatrice | calculateur | à quoi sert le calculateur | à quoi servent les outils | calculer mon crédit`),
  "What does GF Ledger cost?": listed(`
    combien coûte l’abonnement | prix de Premium | puis-je payer au mois | tarif | est-ce gratuit | coût par année`),
  "How many receipts are free? What the Free plan includes": listed(`
    forfait gratuit | combien de reçus gratuits | essai gratuit | reçus sans payer`),
  "What does Premium include?": listed(`que comprend Premium | avantages de Premium | reçus illimités`),
  "When does the monthly receipt limit start anew?": listed(`
    limite de reçus du mois | quand la limite recommence | j’ai atteint ma limite de reçus`),
  "How do I upgrade to Premium?": listed(`passer à Premium | m’abonner | prendre Premium`),
  "How do I cancel my subscription?": listed(`
    annuler mon abonnement | arrêter Premium | me désabonner | résilier | j’ai changé d’idée, garder Premium`),
  "Can I get my money back? How refunds work": listed(`
    remboursement de l’abonnement | argent remis | ravoir mes 24,99 $ | garantie de 30 jours`),
  "My payment failed": listed(`carte refusée | ma carte a expiré | paiement refusé | le paiement a échoué`),
  "How do I change my card or find an invoice?": listed(
    `changer de carte | facture de l’abonnement | nouvelle carte de crédit | envoyez-moi une facture`,
  ),
  "How do I sign in?": listed(`me connecter | lien de connexion | ouvrir une session | comment se connecter`),
  "The sign-in or verification e-mail did not arrive": listed(`
    je n’ai pas reçu le courriel | le lien du courriel ne fonctionne pas | courriel de vérification | pas de courriel`),
  "I forgot my password": listed(`mot de passe oublié | changer mon mot de passe | mot de passe perdu`),
  "How do I download all my data?": listed(
    `télécharger mes données | copie de mes données | sauvegarde de mes données`,
  ),
  "How do I delete my account?": listed(
    `supprimer mon compte | effacer mon profil | fermer mon compte | effacez tout sur moi`,
  ),
  "Can I use an API or a script?": listed(`clé d’API | API | script | intégration`),
  "How do I switch between Canada and the United States?": listed(
    `changer de région | passer à l’édition américaine | changer de pays`,
  ),
  "Are my receipt photos stored?": listed(
    `mes photos sont-elles conservées | gardez-vous mes photos | où vont mes images`,
  ),
  "Who gets to see my data?": listed(
    `qui voit mes renseignements | vendez-vous mes données | publicité et mes données | confidentialité`,
  ),
  "How long is my data kept?": listed(
    `combien de temps gardez-vous mes données | durée de conservation des données`,
  ),
  "Is this chat stored?": listed(`cette conversation est-elle gardée | le clavardage est-il enregistré`),
  "Who may use GF Ledger?": listed(
    `mon enfant peut-il avoir un compte | âge minimal | qui peut utiliser le service`,
  ),
};
