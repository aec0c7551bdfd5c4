import type { mails as english } from "../en/mails";
import type { Translation } from "../translation";

export const mails: Translation<typeof english> = {
  layout: {
    copyLink: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00A0:",
    questions: "GF Ledger · {host} · Des questions? Écrivez à {address}",
    notAffiliated: "GF Ledger n’est pas affilié à l’{authority}. Conservez vos reçus originaux.",
  },
  authority: { ca: "ARC", us: "IRS" },
  accountDeleted: {
    subject: "Votre compte GF Ledger a été supprimé",
    heading: "Votre compte a été supprimé",
    deleted:
      "Votre compte, vos reçus, vos articles et vos rapports ont été supprimés, comme vous l’avez demandé. Cela est irréversible.",
    payments:
      "Si vous avez payé Premium, le fournisseur de paiement conserve de ces paiements les données que la loi exige de lui.",
    keep: {
      ca: "Conservez vos reçus originaux et vos téléchargements\u00A0: l’ARC peut les demander pendant {years} ans à compter de la fin de l’année d’imposition pour laquelle ils servent.",
      us: "Conservez vos reçus originaux et vos téléchargements\u00A0: l’IRS peut les demander pendant {years} ans à compter du jour où vous produisez votre déclaration.",
    },
    thanks: "Merci d’avoir utilisé GF Ledger. Nous vous souhaitons une bonne continuation.",
  },
  passwordReset: {
    subject: "Réinitialisez votre mot de passe GF Ledger",
    heading: "Choisissez un nouveau mot de passe",
    asked: "Quelqu’un, vous sans doute, a demandé de réinitialiser le mot de passe de ce compte.",
    action: "Choisir un nouveau mot de passe",
    expires: "Le lien fonctionne une seule fois et expire dans 1 heure.",
    ignore: "Si vous n’avez rien demandé, ignorez ce message. Votre mot de passe reste le même.",
  },
  paymentFailed: {
    subject: "Votre paiement à GF Ledger n’a pas été accepté",
    heading: "Votre paiement n’a pas été accepté",
    card: "Nous n’avons pas pu débiter votre carte pour GF Ledger Premium. Souvent, la carte est expirée.",
    again:
      "Vos données sont en sûreté. Le paiement sera tenté de nouveau au cours des prochains jours, et Premium reste actif entre-temps.",
    action: "Vérifier mon mode de paiement",
    changed: "Si vous avez déjà changé de carte, il n’y a rien d’autre à faire.",
  },
  limitNear: {
    subject:
      "{left, plural, =0 {Il ne vous reste aucun reçu} one {Il vous reste # reçu} other {Il vous reste # reçus}} ce mois-ci",
    plan: "Le forfait gratuit comprend 5 reçus par mois. Le compte repart à zéro le {day}.",
    keep: "Rien n’est perdu d’ici là\u00A0: conservez vos reçus et ajoutez-les le mois prochain, ou continuez dès maintenant avec Premium.",
    action: "Voir Premium",
    price:
      "Premium coûte 24,99\u00A0$ par année, pour un nombre illimité de reçus, avec une garantie de remboursement de 30 jours.",
  },
  renewal: {
    subject: "GF Ledger Premium se renouvelle le {day}",
    heading: "Premium se renouvelle le {day}",
    charge:
      "Votre abonnement se poursuit pour une autre année, et votre carte sera débitée de 24,99\u00A0$\u00A0{currency}.",
    cancel: "Pour continuer, vous n’avez rien à faire. Sinon, vous pouvez annuler avant ce jour.",
    action: "Gérer mon abonnement",
  },
  signOnWaiting: {
    subject: "Lier {name} à votre compte GF Ledger?",
    heading: "Est-ce bien vous?",
    came: "Une personne, vous sans doute, a ouvert une session par {name}, qui se porte garant de cette adresse. Cela ne donne pas encore accès à votre compte.",
    press: "Appuyez sur le bouton pour ouvrir une session, puis confirmez le lien à la page de votre compte.",
    action: "Ouvrir une session et confirmer",
    expires: "Le lien sert une seule fois et expire après 24 heures.",
    ignore: "Si ce n’était pas vous, ignorez ce message : rien n’est lié sans votre confirmation.",
  },
  accountChange: {
    when: "Quand\u00A0: le {day}, {time} UTC",
    device: "Appareil\u00A0: {device}",
    byKey: "Par\u00A0: la clé d’API «\u00A0{name}\u00A0»",
    byPerson: "Par\u00A0: {name}",
    action: "Ouvrir mon compte",
    notYou:
      "Si ce n’était pas vous, changez de mot de passe avec un lien de réinitialisation\u00A0: tout accès que vous ne choisissez pas de garder prend alors fin, comme les sessions des autres appareils.",
    kinds: {
      invitationSent: {
        subject: "{name} a été invité à consulter vos dossiers GF Ledger",
        text: "Une invitation à vos dossiers a été envoyée à {name}, {role, select, member {comme membre, qui peut les lire et les modifier} other {pour préparer la demande, avec le droit de les lire et de la commenter}}.",
        undo: "Pour annuler, retirez l’invitation à la page de votre compte.",
      },
      invitationAccepted: {
        subject: "{name} peut maintenant utiliser vos dossiers GF Ledger",
        text: "{name} a accepté votre invitation {role, select, member {comme membre et peut lire et modifier vos dossiers} other {pour préparer la demande et peut lire vos dossiers et la commenter}}.",
        undo: "Pour annuler, retirez cette personne à la page de votre compte.",
      },
      roleChanged: {
        subject: "Le rôle de {name} dans vos dossiers GF Ledger a changé",
        text: "{name} {role, select, member {est maintenant membre et peut lire et modifier vos dossiers} other {prépare maintenant la demande et peut lire vos dossiers et la commenter}}.",
        undo: "Pour annuler, changez le rôle ou retirez cette personne à la page de votre compte.",
      },
      claimLinkMade: {
        subject: "Un lien vers votre demande GF Ledger a été créé pour {name}",
        text: "{name} peut ouvrir l’une de vos demandes par un lien, sans compte, dès que cette adresse est confirmée.",
        undo: "Pour annuler, révoquez le lien à la page de votre demande.",
      },
      claimLinkOpened: {
        subject: "{name} a ouvert le lien vers votre demande GF Ledger",
        text: "Le lien vers votre demande créé pour {name} a été confirmé et ouvert pour la première fois.",
        undo: "Pour y mettre fin, révoquez le lien à la page de votre demande.",
      },
      apiKeyMade: {
        subject: "Une clé d’API de votre compte GF Ledger a été créée",
        text: "La clé d’API «\u00A0{name}\u00A0» donne maintenant accès à votre compte.",
        undo: "Pour annuler, révoquez la clé à la page de votre compte.",
      },
      mailInOn: {
        subject: "Votre compte GF Ledger accepte maintenant les reçus par courriel",
        text: "Votre compte a une adresse pour les reçus\u00A0: {name}.",
        undo: "Pour annuler, désactivez l’adresse à la page de votre compte.",
      },
      mailSenderAdded: {
        subject: "{name} peut maintenant envoyer des reçus à votre compte GF Ledger",
        text: "Les reçus que {name} envoie à votre adresse pour les reçus deviennent des brouillons dans votre compte.",
        undo: "Pour annuler, retirez cette adresse à la page de votre compte.",
      },
      webhookMade: {
        subject: "Un webhook a été ajouté à votre compte GF Ledger",
        text: "{name} est maintenant avisé de ce qui se passe dans votre compte.",
        undo: "Pour annuler, supprimez le webhook à la page de votre compte.",
      },
      calendarMade: {
        subject: "Votre calendrier GF Ledger a une adresse",
        text: "Quiconque a l’adresse de votre calendrier peut lire les échéances, et rien d’autre.",
        undo: "Pour annuler, supprimez l’adresse à la page de votre compte.",
      },
      passkeyAdded: {
        subject: "Une clé d’accès ouvre maintenant votre compte GF Ledger",
        text: "La clé d’accès «\u00A0{name}\u00A0» ouvre maintenant votre compte.",
        undo: "Pour annuler, retirez la clé d’accès à la page de votre compte.",
      },
      passkeyRemoved: {
        subject: "Une clé d’accès n’ouvre plus votre compte GF Ledger",
        text: "La clé d’accès «\u00A0{name}\u00A0» a été retirée et n’ouvre plus votre compte.",
        undo: "Pour annuler, ajoutez de nouveau la clé d’accès à la page de votre compte.",
      },
      signOnLinked: {
        subject: "{name} ouvre maintenant votre compte GF Ledger",
        text: "La connexion par {name} ouvre maintenant votre compte.",
        undo: "Pour annuler, retirez ce moyen de connexion à la page de votre compte.",
      },
      secondFactorOn: {
        subject: "La connexion à GF Ledger demande maintenant un code",
        text: "La connexion par mot de passe demande maintenant un code de votre application d’authentification. Gardez les codes de secours là où vous les trouverez sans votre téléphone.",
        undo: "Pour annuler, désactivez l’application à la page de votre compte.",
      },
      secondFactorOff: {
        subject: "La connexion à GF Ledger ne demande plus de code",
        text: "Votre mot de passe suffit de nouveau, et vos codes de secours ne servent plus.",
        undo: "Pour annuler, configurez de nouveau l’application à la page de votre compte.",
      },
      recoveryCodesRenewed: {
        subject: "Vous avez de nouveaux codes de secours de GF Ledger",
        text: "Les codes de secours que vous aviez auparavant ne servent plus.",
        undo: "Si vous n’avez plus les nouveaux, demandez-en d’autres à la page de votre compte.",
      },
    },
  },
  confirmationCode: {
    subject: "{code} est votre code GF Ledger",
    heading: "Confirmez que c’est bien vous",
    code: "Votre code est le {code}. Entrez-le à la page qui l’a demandé.",
    device: "Il a été demandé sur cet appareil\u00A0: {device}.",
    expires: "Le code sert une seule fois et expire dans 10 minutes.",
    ignore:
      "Si vous ne l’avez pas demandé, ne le donnez à personne\u00A0: quelqu’un a une session ouverte dans votre compte. Fermez les sessions des appareils que vous ne connaissez pas à la page de votre compte, et changez de mot de passe avec un lien de réinitialisation.",
  },
  recoveryCode: {
    subject: "Un code de secours a ouvert votre compte GF Ledger",
    heading: "Un code de secours a servi",
    text: "Une personne, vous sans doute, a ouvert une session avec votre mot de passe et un code de secours. {left, plural, =0 {Il n’en reste aucun\u00A0: demandez-en de nouveaux à la page de votre compte.} one {Il en reste #.} other {Il en reste #.}}",
    notYou:
      "Si ce n’était pas vous, changez votre mot de passe et demandez tout de suite de nouveaux codes de secours.",
  },
  signInLink: {
    subject: "Votre lien de connexion à GF Ledger",
    heading: "Ouvrez une session dans GF Ledger",
    press: "Appuyez sur le bouton pour ouvrir une session. Aucun mot de passe n’est nécessaire.",
    action: "Ouvrir une session",
    expires: "Le lien fonctionne une seule fois et expire dans 24 heures.",
    ignore:
      "Si vous n’avez rien demandé, vous pouvez ignorer ce message\u00A0: personne ne peut ouvrir de session sans lui.",
  },
  cancelled: {
    subject: "Votre abonnement à GF Ledger a été annulé",
    heading: "Votre abonnement a été annulé",
    until: "Premium reste actif jusqu’au {day}. Rien d’autre ne sera débité.",
    ended: "Premium a pris fin. Rien d’autre ne sera débité.",
    after:
      "Ensuite, vous aurez le forfait gratuit, avec 5 reçus par mois. Vos données, vos rapports et vos téléchargements restent à vous.",
    action: "Voir mon abonnement",
    again: "Si vous changez d’idée, vous pouvez reprendre Premium en tout temps.",
  },
  taxSeason: {
    subject: "Votre rapport fiscal sans gluten de {taxYear}",
    heading: "Saison des impôts\u00A0: votre rapport de {taxYear} est prêt",
    added:
      "Vos reçus sans gluten de {taxYear} sont additionnés. S’il en reste dans un tiroir, c’est une bonne semaine pour les ajouter.",
    action: "Ouvrir mon rapport de {taxYear}",
    claim: {
      ca: "Au Canada, le coût supplémentaire s’inscrit à la ligne 33099 (ou 33199 pour les autres personnes à charge) avec vos autres frais médicaux; il donne droit à un crédit d’impôt non remboursable au-delà d’un seuil. N’envoyez pas les reçus\u00A0: conservez-les, avec la lettre de votre professionnel de la santé, au cas où l’ARC les demanderait.",
      us: "Aux États-Unis, le coût supplémentaire s’ajoute à vos autres frais médicaux à l’annexe A, si vous détaillez vos déductions. Seul compte ce qui dépasse 7,5\u00A0% du revenu brut rajusté. Conservez vos reçus et le diagnostic au cas où l’IRS les demanderait.",
    },
    estimates:
      "Les montants sont des estimations et doivent être vérifiés avant de produire la déclaration. Ceci n’est pas un conseil fiscal.",
    stop: "Ne plus recevoir ces rappels",
  },
  test: {
    subject: "Courriel d’essai de GF Ledger",
    heading: "Ça fonctionne",
    body: "Ceci est un message d’essai de GF Ledger. Si vous pouvez le lire, les courriels arrivent.",
  },
  verification: {
    subject: "Confirmez votre adresse courriel pour GF Ledger",
    heading: "Plus qu’une étape",
    confirm: "Merci d’avoir créé un compte. Veuillez confirmer que cette adresse courriel est la vôtre.",
    action: "Confirmer mon adresse",
    expires: "Le lien fonctionne une seule fois et expire dans 24 heures.",
    ignore: "Si vous n’avez pas créé de compte, ignorez ce message et rien ne se passera.",
  },
  welcome: {
    subject: "Bienvenue dans GF Ledger",
    how: "Prenez un reçu d’épicerie en photo, vérifiez les articles sans gluten qui ont été trouvés, puis enregistrez. L’écart avec les prix courants s’additionne pour votre rapport fiscal.",
    plan: "Le forfait gratuit comprend 5 reçus par mois.",
    action: "Ajouter votre premier reçu",
    claim: {
      ca: "Au Canada, le coût supplémentaire des aliments sans gluten compte comme frais médicaux (ligne 33099 ou 33199 de l’ARC) lorsqu’un professionnel de la santé autorisé a attesté que la maladie cœliaque l’exige. Conservez cette lettre avec vos reçus pendant six ans à compter de la fin de l’année d’imposition pour laquelle ils servent.",
      us: "Aux États-Unis, le coût supplémentaire peut compter comme frais médicaux à l’annexe A lorsque vous détaillez vos déductions, dans la mesure où vos frais médicaux dépassent 7,5\u00A0% du revenu brut rajusté. Conservez le diagnostic et vos reçus pendant trois ans à compter du jour où vous produisez votre déclaration.",
    },
    general: "Ceci est de l’information générale, et non un conseil fiscal ou médical.",
  },
  webhookPaused: {
    subject: "Votre webhook vers {host} est en pause",
    heading: "Un webhook est en pause",
    failed: "Les messages vers {host} ne sont pas arrivés\u00A0: rien n’y est plus envoyé pour l’instant.",
    why: "{outcome, select, gone {Le destinataire dit qu’il ne prend plus de messages.} redirected {Il répond par une redirection, qui n’est pas suivie.} timed_out {Il ne répond pas en dix secondes.} address_not_allowed {Son nom mène à un réseau privé.} address_unknown {Son nom est inconnu.} certificate_wrong {Son certificat n’est pas digne de confiance.} clock_differs {Son horloge et la nôtre ont plus de cinq minutes d’écart.} secret_unreadable {Le secret n’est plus lisible\u00A0: supprimez le webhook et créez-le de nouveau.} not_reached {Il est injoignable.} other {Il refuse les messages.}}",
    kept: "Ce qui se passe entre-temps est conservé dans son journal, qui garde les 100 derniers messages. Renvoyez-en un depuis la page de votre compte\u00A0: dès qu’il arrive, le webhook reprend.",
    action: "Ouvrir mon compte",
  },
  claimLink: {
    subject: "Confirmez que vous voulez voir une demande",
    heading: "Voir la demande partagée avec vous",
    opened:
      "Un lien vers une demande, créé pour votre adresse, vient d’être ouvert. Appuyez sur le bouton pour la voir.",
    action: "Voir la demande",
    expires:
      "Le bouton fonctionne une seule fois, dans l’heure, et laisse ce navigateur voir cette demande et rien d’autre.",
    ignore: "Si ce n’était pas vous, ignorez ce message\u00A0: rien n’est montré sans lui.",
  },
  invitation: {
    subject: "Invitation à consulter des dossiers dans GF Ledger",
    heading: "Une invitation pour vous",
    from: "La personne à qui appartient un compte GF Ledger vous invite à consulter ses dossiers d’achats sans gluten et de demandes. Ce message ne la nomme pas\u00A0: elle devrait vous en avoir parlé elle-même.",
    member:
      "À titre de membre, vous pouvez lire ces dossiers et les modifier, comme la personne à qui ils appartiennent.",
    preparer:
      "Pour la préparation de la demande, vous pouvez lire ces dossiers et commenter la demande; vous ne pouvez rien modifier.",
    action: "Voir l’invitation",
    expires:
      "L’invitation fonctionne une seule fois, dans les 14 jours, pour une personne connectée avec cette adresse.",
    ignore:
      "Si personne ne vous a annoncé d’invitation, ignorez ce message\u00A0: personne n’obtient rien de vous.",
  },
  mailedReceipts: {
    subject: "{count, plural, one {Votre reçu est prêt} other {Vos # reçus sont prêts}} à vérifier",
    subjectNothing: "Aucun reçu n’a été tiré de votre courriel",
    heading: "{count, plural, one {Votre reçu est arrivé} other {Vos reçus sont arrivés}}",
    headingNothing: "Aucun reçu n’en a été tiré",
    found:
      "{count, plural, =0 {Aucun article trouvé} one {1 article trouvé} other {# articles trouvés}} sur le reçu{hasDate, select, yes { du {day}} other {}}{hasStore, select, yes { de {store}} other {}}.",
    looksKnown:
      "Un reçu du même achat était déjà là\u00A0: veuillez vérifier qu’il n’est pas compté deux fois.",
    hereBefore: "Un fichier est un reçu qui était déjà là\u00A0: rien n’en a été tiré.",
    tooLarge:
      "Un fichier dépasse {most}\u00A0Mo et n’a pas été lu. Veuillez envoyer la photo dans un plus petit format, ou l’ajouter sur le site.",
    unreadable: "Un fichier n’a pas pu être lu. Veuillez l’envoyer de nouveau, en photo ou en PDF.",
    noReceipt: "Aucun reçu n’a été trouvé sur une image.",
    nothing: "Votre courriel ne contient ni photo ni PDF d’un reçu, et aucun prix dans son texte.",
    tooMany:
      "Vous avez envoyé plus de {most} courriels en une journée, et les autres n’ont pas été pris. Veuillez les envoyer de nouveau demain, ou ajouter les reçus sur le site.",
    look: "{count, plural, one {Voir le brouillon} other {Voir les brouillons}}",
    list: "Voir vos reçus",
    upload: "Ajouter le reçu",
    check:
      "Rien ne compte avant que vous l’ayez vérifié et enregistré. Le courriel lui-même n’a pas été conservé.",
    nothingLost: "Votre courriel n’a pas été conservé ici; il est toujours là d’où vous l’avez envoyé.",
  },
};
