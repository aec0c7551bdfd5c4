import { longPattern } from "./long-pattern";

/**
 * Makers of gluten-free food alone whose names are no words of anything else, as tills print them at a row's start:
 * what one of them made is gluten-free, so its name is not to be lost.
 */
export const GLUTEN_FREE_MAKER = longPattern(
  String.raw`
    ^\W*(?:KINNIKIN+ICK|GLUTINO|UDI'?S|SCH(?:A|Ä|AE)R|O'?\s?DOUGH'?S|CANYON BAKE?HO?U?SE|PAMELA'?S|TINKYADA|CUP4CUP|
    CAULIPOWER|QUEEN ST(?:REET)? BAKERY|LITTLE NORTHERN BAKEHOUSE|LITTLE STREAM BAKERY|CRUNCHMASTER|RIZOPIA|GOGO QUINOA|
    ANDEAN DREAM|GLUTENBERG|BIAGLUT|PASTARISO|ONLY OATS|ORGRAN|XO BAKING|ALEIA'?S|DUINKERKEN|PASTATO|BARKAT|BRAZI BITES|
    PATSY PIE|CHICKAPEA|GLUTENULL|GLUTAFIN|JUVELA|PANERISO|NUPASTA|CELIMIX|BFREE|MADEGOOD)\b`,
  "iu",
);
