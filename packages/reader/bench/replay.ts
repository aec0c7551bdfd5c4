export { CHAINS } from "../src/chains/chains";
export { GROCERY_WORDS } from "../src/understanding/grocery-words";
export { bestReading } from "../src/understanding/several-looks";
