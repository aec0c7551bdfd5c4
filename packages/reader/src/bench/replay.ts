export { CHAINS } from "../chains/chains";
export { GROCERY_WORDS } from "../understanding/grocery-words";
export { bestReading } from "../understanding/several-looks";
