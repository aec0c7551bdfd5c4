import type { QuestionRow } from "./question-row";

/** Asked in French, in the Canadian edition. */
export const FRENCH_QUESTIONS: readonly QuestionRow[] = [
  ["Qui peut demander le coût des aliments sans gluten ?", ["Who can claim gluten-free food in Canada?"]],
  ["À quelle ligne de la déclaration dois-je l'inscrire ?", ["Which line of the Canadian return?"]],
  ["Combien de temps dois-je garder mes reçus ?", ["How long do I keep records in Canada?"]],
  ["Quelle est la différence au Québec ?", ["What is different in Québec?"]],
  [
    "Est-ce que le crédit d'impôt pour personnes handicapées s'applique ?",
    ["Does celiac disease give the disability tax credit (T2201)?"],
  ],
  ["Quelle période de douze mois puis-je choisir ?", ["Which 12 months can I claim in Canada?"]],
  ["Combien coûte l'abonnement ?", ["What does GF Ledger cost?"]],
  ["Comment supprimer mon compte ?", ["How do I delete my account?"]],
  ["Mes photos sont-elles conservées ?", ["Are my receipt photos stored?"]],
  ["Ma fille de 19 ans est cœliaque", ["My child is 18 or older: who claims?"]],
  ["Que doit dire la lettre du médecin ?", ["What does the doctor's letter have to say in Canada?"]],
  ["La gomme de xanthane compte-t-elle ?", ["Does xanthan gum count in Canada?"]],
  ["Les repas au restaurant sont-ils admissibles ?", ["Do restaurant meals count in Canada?"]],
  ["Quel temps fait-il à Montréal ?", []],
  ["Qui a gagné le match de hockey hier ?", []],
];
