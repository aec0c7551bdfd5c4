// The tables of this folder. In JavaScript, so that no compiler works out types of thousands of rows: the loader
// checks each row when it reads it.
export { default as FOODS_ROWS } from "./foods.json";
