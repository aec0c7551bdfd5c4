export { CHAINS } from "../../src/chains/chains";
export { bestReading } from "../../src/understanding/several-looks";
export { GROCERY_WORDS } from "../../src/understanding/words/grocery-words";
