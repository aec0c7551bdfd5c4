// The tables of this folder. In JavaScript, so that no compiler works out types of thousands of rows: the loader
// checks each row when it reads it.
export { default as BOTH_LANGUAGES_TABLE } from "./both-languages.json";
export { default as ENGLISH_TABLE } from "./english.json";
export { default as FRENCH_TABLE } from "./french.json";
export { default as FRENCH_CUTS_TABLE } from "./french-cuts.json";
export { default as FRENCH_ONLY_CUTS_TABLE } from "./french-only-cuts.json";
export { default as GLUTEN_FOODS_TABLE } from "./gluten-foods.json";
export { default as KINDS_TABLE } from "./kinds.json";
export { default as NEIGHBOURS_TABLE } from "./neighbours.json";
export { default as PLAIN_NAMES_TABLE } from "./plain-names.json";
export { default as SAME_THINGS_TABLE } from "./same-things.json";
export { default as SECOND_MEANINGS_TABLE } from "./second-meanings.json";
export { default as SHORT_FORMS_TABLE } from "./short-forms.json";
export { default as SILENT_TABLE } from "./silent.json";
