// The tables of this folder. In JavaScript, so that no compiler works out types of thousands of rows: the loader
// checks each row when it reads it.
export { default as CANADIAN_MONTHS_ROWS } from "./food-price-index/canada.json";
export { default as AMERICAN_MONTHS_ROWS } from "./food-price-index/united-states.json";
