// The tables of this folder. In JavaScript, so that no compiler works out types of thousands of rows: the loader
// checks each row when it reads it.
export { default as BOTH_LANGUAGES_ROWS } from "./both-languages.json";
export { default as ENGLISH_ROWS } from "./english.json";
export { default as FRENCH_ROWS } from "./french.json";
export { default as FRENCH_CUTS_ROWS } from "./french-cuts.json";
export { default as FRENCH_ONLY_CUTS_ROWS } from "./french-only-cuts.json";
export { default as GLUTEN_FOODS_ROWS } from "./gluten-foods.json";
export { default as KINDS_ROWS } from "./kinds.json";
export { default as NEIGHBOURS_ROWS } from "./neighbours.json";
export { default as PLAIN_NAMES_ROWS } from "./plain-names.json";
export { default as SAME_THINGS_ROWS } from "./same-things.json";
export { default as SECOND_MEANINGS_ROWS } from "./second-meanings.json";
export { default as SHORT_FORMS_ROWS } from "./short-forms.json";
export { default as SILENT_ROWS } from "./silent.json";
