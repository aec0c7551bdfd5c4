/** The Canadian rules in French, with the figures and sources of the English passages of `tax-canada`. */
export const TAX_CANADA_IN_FRENCH = `
## Who can claim gluten-free food in Canada?
### Qui peut demander le coût des aliments sans gluten au Canada?
La personne cœliaque dont un professionnel de la santé autorisé (médecin ou infirmier praticien) a attesté par écrit que la maladie exige un régime sans gluten. Une sensibilité au gluten, une allergie ou un choix, sans maladie cœliaque, ne donne pas droit au crédit. (Loi de l’impôt sur le revenu, 118.2(2)r); ARC, produits sans gluten; lu le 22 novembre 2026)
## What exactly can be claimed in Canada?
### Que peut-on demander exactement au Canada?
Le coût supplémentaire : le coût moyen du produit sans gluten moins le coût moyen d’un produit comparable avec gluten, multiplié par le nombre acheté. L’exemple de l’ARC : 52 pains à 6,99 $ au lieu de 3,49 $ donnent 52 fois 3,50 $, soit 182,00 $. La part courante du prix ne compte pas. (ARC, produits sans gluten, copie sur calgaryceliac.ca; lu le 22 novembre 2026)
## Which line of the Canadian return?
### À quelle ligne de la déclaration canadienne?
La ligne 33099 est pour vous, votre époux ou conjoint de fait et vos enfants de moins de 18 ans au 31 décembre. La ligne 33199 est pour les autres personnes à charge, chacune avec un seuil sur son propre revenu net. (ARC, lignes 33099 et 33199; lu le 22 novembre 2026)
## What is the Canadian threshold for medical expenses?
### Quel est le seuil canadien des frais médicaux?
Seule compte la part de tous les frais médicaux qui dépasse un seuil : 3 % du revenu net (ligne 23600) ou un montant fixe, selon le moins élevé des deux. Pour 2024, le montant fixe est de 2 759 $ et le taux fédéral de 15 %; pour 2025, de 2 834 $ et 14,5 %; pour 2026, de 2 890 $ et 14 %. (Formulaires T1 de 2024 et 2025; 2026 d’après le tableau d’indexation de l’ARC et, pour le taux, la Loi de l’impôt sur le revenu; lu le 22 novembre 2026)
## Which documents do I keep for the CRA?
### Quels documents dois-je garder pour l’ARC?
L’attestation, un reçu pour chaque produit sans gluten demandé, et un sommaire avec le produit, le nombre acheté, les deux coûts moyens, le coût supplémentaire et le montant. Ne les envoyez pas; gardez-les six ans à compter de la fin de l’année d’imposition pour laquelle ils servent. (ARC, produits sans gluten; ARC, conservation des registres; lu le 22 novembre 2026)
## Do I send the letter and receipts to the CRA?
### Dois-je envoyer l’attestation et les reçus à l’ARC?
Non. Gardez-les et envoyez-les seulement si l’ARC les demande. L’exception est la déclaration finale d’une personne décédée : ses reçus y sont joints. (ARC, produits sans gluten; canada.ca, déclaration finale; lu le 22 novembre 2026)
## How long do I keep records in Canada?
### Combien de temps garder les registres au Canada?
Six ans à compter de la fin de la dernière année d’imposition à laquelle ils se rapportent et, si une déclaration est produite en retard, six ans à compter du jour où elle l’est. Pour l’année 2025, produite à temps, c’est le 31 décembre 2031. Un reçu de 2024 demandé pour 2025 suit 2025. (ARC, conservation des registres; la date est calculée; lu le 22 novembre 2026)
## What does the doctor's letter have to say in Canada?
### Que doit dire l’attestation du médecin au Canada?
Un médecin ou un infirmier praticien atteste par écrit que vous avez la maladie cœliaque et qu’elle vous oblige à suivre un régime sans gluten. Cœliaque Canada conseille le papier à en-tête, la date du diagnostic et la mention que le régime est à vie. Aucun texte ne dit qu’il faut renouveler l’attestation; aucun texte lu ne règle si les achats faits avant sa date comptent. (Loi de l’impôt sur le revenu, 118.2(2)r); conseil de Cœliaque Canada; lu le 22 novembre 2026)
## Does the rest of my family count in Canada?
### Le reste de ma famille compte-t-il au Canada?
Quand plusieurs personnes mangent l’aliment, seule la part de la personne cœliaque peut être demandée. (ARC, produits sans gluten; lu le 22 novembre 2026)
## Which 12 months can I claim in Canada?
### Quels 12 mois puis-je demander au Canada?
Toute période de 12 mois qui se termine dans l’année d’imposition et n’a pas déjà été demandée : de mars à février vaut autant que de janvier à décembre. C’est une seule période pour les lignes 33099 et 33199. (Loi de l’impôt sur le revenu, 118.2(1); lu le 22 novembre 2026)
## What if the person died in the year?
### Et si la personne est décédée dans l’année?
Ce qui a été payé pour cette personne peut alors se trouver dans une période d’au plus 24 mois comprenant le jour du décès; les douze mois valent pour tous les autres. La déclaration finale est à produire le 30 avril, ou six mois après le décès si c’est plus tard, et les reçus sont joints à la déclaration finale. (Loi de l’impôt sur le revenu, 118.2(1); canada.ca, déclaration finale; lu le 22 novembre 2026)
## Can I claim rice flour and other ingredients in Canada?
### La farine de riz et les autres ingrédients comptent-ils au Canada?
Oui. Les produits faits et vendus pour les régimes sans gluten comptent, de même que les produits intermédiaires, comme la farine de riz et les épices sans gluten, que la personne cœliaque utilise pour préparer ses propres aliments. C’est l’écart avec le produit courant, par exemple la farine de blé. (ARC, produits sans gluten; lu le 22 novembre 2026)
## Does xanthan gum count in Canada?
### La gomme de xanthane compte-t-elle au Canada?
Nous n’avons trouvé aucun texte de l’ARC qui permette de demander le plein prix d’un ingrédient sans équivalent courant, comme la gomme de xanthane ou la farine de sorgho : la loi parle de la hausse par rapport à un produit comparable. Comparez avec le produit le plus proche; s’il n’y en a pas, inscrivez-le à part et laissez-le hors du total. (Loi de l’impôt sur le revenu, 118.2(2)r); aucun texte trouvé; lu le 22 novembre 2026)
## Which provinces have a credit of their own?
### Quelles provinces ont leur propre crédit?
Toutes les provinces et tous les territoires, pour les mêmes frais, chacun avec son montant fixe et son taux. Demandez-moi une province par son nom, ou utilisez le calculateur sous Outils. Le Québec a son propre régime.
## What is different in Québec?
### Qu’est-ce qui est différent au Québec?
Au Québec, on produit deux déclarations. À la ligne 381 de la TP-1, 20 % de ce qui dépasse 3 % du revenu familial (la ligne 275 des deux conjoints) compte, sans montant fixe; la ligne 462 a une part remboursable pour les personnes qui travaillent et dont le revenu est modeste. La période est de 12 mois consécutifs de votre choix qui se terminent dans l’année. Le crédit fédéral y vaut 83,5 % de son montant, à cause de l’abattement (calculé). (Revenu Québec, ligne 381; documents budgétaires du Québec; formulaire 5005-R; lu le 22 novembre 2026)
## Does Québec pay a supplement for a celiac child?
### Le Québec verse-t-il un supplément pour un enfant cœliaque?
N’y comptez pas. Une association a écrit en 2020 et 2021 que les parents d’enfants cœliaques mineurs recevaient le supplément pour enfant handicapé; les critères ont changé pour les demandes faites depuis le 1er juillet 2024, et nous n’avons pas trouvé si la maladie cœliaque seule y donne encore droit. Renseignez-vous auprès de Retraite Québec. C’est distinct des frais médicaux. (Cœliaque Québec; Retraite Québec; lu le 22 novembre 2026)
## Does celiac disease give the disability tax credit (T2201)?
### La maladie cœliaque donne-t-elle le crédit d’impôt pour personnes handicapées (T2201)?
D’habitude non, pas pour la maladie cœliaque seule, et vous n’en avez pas besoin pour demander le coût des aliments sans gluten. La Cour canadienne de l’impôt l’a refusé dans Adams c. Le Roi, 2024 CCI 28, et l’ARC dit que le temps passé à acheter et à préparer des aliments sans gluten ne compte pas. Une personne qui a d’autres limitations peut consulter un professionnel de la santé. (2024 CCI 28; page de l’ARC de 2006; lu le 22 novembre 2026)
## My child is 18 or older: who claims?
### Mon enfant a 18 ans ou plus : qui demande?
Un enfant qui avait 18 ans ou plus au 31 décembre va à la ligne 33199, avec un seuil de 3 % de son propre revenu net; un plus jeune va à votre ligne 33099. Avoir 19 ans ne change rien. Pour 2025, la ligne 33099 vaut pour les enfants nés en 2008 ou après; pour 2026, en 2009 ou après. L’enfant adulte peut aussi demander lui-même, ce qui n’aide que s’il a de l’impôt à réduire. (Loi de l’impôt sur le revenu, 118.2(1); guide de DT Max pour 2025; lu le 22 novembre 2026)
## Can I claim for a parent or another relative?
### Puis-je demander pour un parent ou un autre proche?
Oui, à la ligne 33199 : un parent, un grand-parent, un frère, une sœur, un oncle, une tante, un neveu ou une nièce, de votre côté ou de celui de votre conjoint, qui a vécu au Canada à un moment de l’année et dépendait de vous; aussi un petit-enfant de tout âge. Chaque personne a un seuil sur son propre revenu net et sa propre maladie cœliaque attestée. (ARC, lignes 33099 et 33199; lu le 22 novembre 2026)
## Which partner claims in Canada?
### Lequel des conjoints demande au Canada?
L’un ou l’autre peut demander à la ligne 33099 pour les deux et les enfants, peu importe qui a payé. Le revenu net le moins élevé donne d’habitude le seuil le plus bas, mais le crédit est non remboursable : il est perdu si cette personne ne doit pas d’impôt. Comparez les deux. (ARC, lignes 33099 et 33199; lu le 22 novembre 2026)
## What if insurance or an employer paid it back?
### Et si une assurance ou un employeur a remboursé?
Ce qu’une assurance, un compte de gestion santé ou quiconque a remboursé est exclu, sauf si ce paiement a été imposé comme un revenu. Vous pouvez demander la partie non remboursée. (ARC, lignes 33099 et 33199; lu le 22 novembre 2026)
## Is it a refund or a deduction in Canada?
### Est-ce un remboursement ou une déduction au Canada?
Ni l’un ni l’autre. Ce sont des frais médicaux, qui donnent droit à un crédit d’impôt non remboursable : il réduit l’impôt que vous devez, sans jamais donner plus. On ne vous rend pas le coût supplémentaire lui-même. En Ontario, pour 2025, les crédits fédéral et provincial font au plus 19,55 cents par dollar au-dessus du seuil (calculé). Votre déclaration calcule le crédit; notre rapport énumère les frais. (Loi de l’impôt sur le revenu, 118.2(1); ARC, lignes 33099 et 33199; lu le 22 novembre 2026)
## Is there a refundable part in Canada?
### Y a-t-il une part remboursable au Canada?
La ligne 45200, le supplément remboursable pour frais médicaux, s’adresse aux personnes de 18 ans ou plus qui ont un revenu de travail et un revenu familial modeste : 25 % des frais au-dessus du seuil, jusqu’à un maximum, moins 5 % du revenu familial qui dépasse une limite. Pour 2024, le maximum est de 1 464 $, le revenu de travail minimal de 4 275 $ et la limite de 32 419 $; pour 2025, ils seraient de 1 504 $, 4 390 $ et 33 294 $; pour 2026, de 1 534 $, 4 478 $ et 33 960 $. (canada.ca, ligne 45200; tableau d’indexation de l’ARC; lu le 22 novembre 2026)
## Is there a limit to the claim in Canada?
### Y a-t-il une limite à la demande au Canada?
Il n’y a pas de plafond pour les aliments sans gluten, seulement le seuil que tous les frais médicaux doivent dépasser. (Loi de l’impôt sur le revenu, 118.2(1); Parlement, réponse du 16 septembre 2024; lu le 22 novembre 2026)
## Do restaurant meals count in Canada?
### Les repas au restaurant comptent-ils au Canada?
Nous n’avons trouvé aucun texte de l’ARC sur les repas au restaurant; il n’est donc pas confirmé qu’ils comptent. GF Ledger consigne les achats d’épicerie. (Aucun texte trouvé; lu le 22 novembre 2026)
## Does sales tax count in Canada?
### Les taxes de vente comptent-elles au Canada?
La taxe vraiment payée fait partie de ce que l’aliment a coûté; elle appartient donc aux deux côtés de la comparaison. Nous n’avons trouvé aucun texte de l’ARC à ce sujet. Les aliments de base ne portent ni TPS ni TVH; les croustilles, les bonbons et les pâtisseries sucrées en paquets de moins de six en portent. Dans le doute, laissez la taxe de côté partout : la demande est alors plus basse, jamais plus élevée. (Mémorandum sur la TPS/TVH 4.3; ce traitement est le nôtre; lu le 22 novembre 2026)
## Do shipping and trips to the shop count in Canada?
### La livraison et les trajets au magasin comptent-ils au Canada?
Nous n’avons trouvé aucun texte de l’ARC sur la livraison, l’expédition ou les trajets à l’épicerie, et GF Ledger ne les ajoute pas au Canada. Le taux de 0,16 par km que citent certaines pages n’est pas un taux de l’ARC. (Aucun texte trouvé; lu le 22 novembre 2026)
## Does travel to medical services count in Canada?
### Les déplacements pour soins médicaux comptent-ils au Canada?
Les déplacements pour soins médicaux comptent à partir de 40 km à l’aller, aux taux de l’ARC pour chaque province et chaque année. Ils vont à la même ligne que vos autres frais médicaux. Un trajet au magasin n’en est pas un. (Taux des véhicules de l’ARC, rapportés par un programme public; lu le 22 novembre 2026)
## Which food cannot be claimed in Canada?
### Quels aliments ne peuvent pas être demandés au Canada?
Les aliments naturellement sans gluten, comme le riz nature, les fruits ou la viande; la part mangée par d’autres; les vitamines et les suppléments sans ordonnance; ce que quelqu’un a remboursé; et ce qui a déjà été demandé. La bière, le vin, la nourriture pour animaux et les articles ménagers n’en font jamais partie. (ARC, produits sans gluten; ARC, lignes 33099 et 33199; lu le 22 novembre 2026)
## Do gluten-free oats count in Canada?
### L’avoine sans gluten compte-t-elle au Canada?
L’avoine produite et mise en marché pour les régimes sans gluten compte comme tout autre produit de ce genre : son coût supplémentaire par rapport à l’avoine courante de même format. Demandez à votre médecin ou à votre nutritionniste si vous devriez en manger. (ARC, produits sans gluten; lu le 22 novembre 2026)
## Do gluten-free beer and wine count in Canada?
### La bière et le vin sans gluten comptent-ils au Canada?
GF Ledger laisse la bière, le vin et tout autre alcool hors de la demande, et ces articles ne sont pas cochés au départ. Aucun texte de l’ARC sur la bière sans gluten n’a été trouvé. (Aucun texte trouvé; lu le 22 novembre 2026)
## Do vitamins and supplements count in Canada?
### Les vitamines et les suppléments comptent-ils au Canada?
Pas sans ordonnance : l’ARC range les vitamines et suppléments en vente libre parmi les dépenses qui ne peuvent pas être demandées. Ce ne sont pas non plus des aliments sans gluten, et GF Ledger ne les ajoute pas. (ARC, lignes 33099 et 33199; lu le 22 novembre 2026)
## Can I claim earlier years in Canada?
### Puis-je faire une demande pour des années passées au Canada?
Oui, si vous avez l’attestation et les reçus de cette année-là. Attendez l’avis de cotisation, puis demandez la modification par Modifier ma déclaration, par ReTRANSMETTRE ou par le formulaire T1-ADJ, un par année, jusqu’à dix années civiles en arrière : pour l’année d’imposition 2016, jusqu’au 31 décembre 2026. (Loi de l’impôt sur le revenu, 152(4.2), d’après legalclarity.org; date calculée; lu le 22 novembre 2026)
## Do groceries from before the diagnosis count in Canada?
### L’épicerie achetée avant le diagnostic compte-t-elle au Canada?
Ce n’est pas établi : la loi demande une attestation écrite, et aucun texte ne dit si les achats faits avant sa date comptent. Gardez la date de l’attestation et celle du diagnostic avec vos reçus, et consultez un professionnel de la fiscalité. (Loi de l’impôt sur le revenu, 118.2(2)r); aucun texte trouvé; lu le 22 novembre 2026)
`;
