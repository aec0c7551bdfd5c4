import type { actors as english } from "../en/actors";
import type { Translation } from "../translation";

export const actors: Translation<typeof english> = {
  you: "vous",
  theOwner: "la ou le titulaire",
  accountOwner: "la ou le titulaire du compte",
  owner: "{name} (titulaire)",
  member: "{name} (membre)",
  preparer: "{name} (préparation de la déclaration)",
  "api-key": "clé API «\u00A0{name}\u00A0»",
  "former-member": "une ancienne ou un ancien membre",
  system: "GF Ledger",
};
