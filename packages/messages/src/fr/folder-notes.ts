import type { folderNotes as english } from "../en/folder-notes";
import type { Translation } from "../translation";

export const folderNotes: Translation<typeof english> = {
  read: "Lu comme brouillon de {items, plural, one {# article} other {# articles}}\u00A0: {page}",
  looksKnown: "Il ressemble à un reçu déjà présent\u00A0: comparez les deux avant de l’enregistrer.",
  hereBefore: "Cette photo est déjà là\u00A0: {page}",
  tooLarge: "Ce fichier dépasse {most}\u00A0Mo. Déposez-en un plus petit dans le dossier.",
  unreadable: "Ce fichier n’a pas pu être lu comme image ou PDF. Reprenez la photo.",
  noReceipt: "Aucun reçu n’a été trouvé sur cette image.",
};
