import { helpPassages } from "../src/passages/help-passages";

export const productPassages = helpPassages();
export const englishPassages = productPassages.filter(({ language = "en" }) => language === "en");
export const frenchPassages = productPassages.filter(({ language }) => language === "fr");
