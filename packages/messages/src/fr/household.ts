import type { household as english } from "../en/household";
import type { Translation } from "../translation";

export const household: Translation<typeof english> = {
  title: "Personnes qui peuvent utiliser vos dossiers",
  introduction:
    "Invitez votre conjointe ou conjoint, ou la personne qui prépare votre déclaration. Un membre lit et modifie vos dossiers comme vous. Une personne qui prépare les lit et commente la demande, sans rien modifier. Mot de passe, clés, forfait, données et cette liste restent à vous seul.",
  email: "Personne à inviter",
  placeholder: "proche@example.com",
  role: "En tant que",
  roles: { owner: "Titulaire", member: "Membre", preparer: "Préparation" },
  invite: "Inviter",
  invited: "Invitation envoyée à {email}",
  invitedTitle: "Invitation envoyée",
  members: "Membres et invitations",
  pending: "Invitation valide jusqu’au {day}",
  since: "Depuis le {day}",
  roleOf: "Rôle de {email}",
  remove: "Retirer",
  removeNamed: "Retirer {email}",
  removeTitle: "Retirer l’accès à vos dossiers?",
  removeWords: "{email} ne peut plus utiliser vos dossiers à partir de maintenant.",
  removed: "Accès retiré",
  withdraw: "Annuler",
  withdrawNamed: "Annuler l’invitation de {email}",
  withdrawn: "Invitation annulée",
  changed: "Rôle modifié",
  none: "Personne d’autre que vous.",
  chooserTitle: "Dossiers que vous consultez",
  chooserIntroduction:
    "Vous pouvez utiliser les dossiers de ces personnes. Ce navigateur en affiche un à la fois.",
  yours: "Les vôtres",
  current: "Affichés",
  look: "Consulter",
  lookNamed: "Consulter les dossiers de {owner}",
  leave: "Quitter",
  leaveNamed: "Quitter les dossiers de {owner}",
  left: "Vous avez quitté ces dossiers",
  bannerMember: "Vous consultez les dossiers de {owner} comme membre.",
  bannerPreparer:
    "Vous consultez les dossiers de {owner} pour préparer la déclaration\u00A0: lecture et commentaires seulement.",
  somebodyElse: "quelqu’un d’autre",
  back: "Revenir aux vôtres",
  ownersAlone:
    "Profil, mot de passe, clés, forfait et données appartiennent au titulaire de ces dossiers. Revenez à vos propres dossiers pour modifier les vôtres.",
  joinTitle: "Une invitation",
  joinDescription: "Accepter une invitation aux dossiers de quelqu’un dans GF Ledger.",
  joinWords:
    "On vous invite à consulter des dossiers d’achats sans gluten et de demandes. La personne voit votre nom ou votre adresse, et rien de vos propres dossiers.",
  join: "Accepter l’invitation",
  joinIncomplete: "Ce lien n’est pas complet. Copiez-le en entier du courriel dans le navigateur.",
  joinSignIn:
    "Connectez-vous avec l’adresse à laquelle l’invitation a été envoyée, ou créez un compte avec elle. Ouvrez ensuite de nouveau le lien du courriel.",
  signIn: "Se connecter",
  failed: "Cela n’a pas fonctionné",
  tryAgain: "Un problème est survenu. Veuillez réessayer.",
};
