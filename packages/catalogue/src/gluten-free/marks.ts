import { messageKey } from "@gf-ledger/domain/messages/message-key";
/** A way of printing "gluten free" and what to tell the person; `weak` ones need a food beside them. */
export interface GlutenFreeMark {
  readonly pattern: RegExp;
  readonly reason: string;
  readonly weak: boolean;
}

const GLUTEN =
  "(?:g[li1]u?[t7]+[ei3]?ns?|gl[uvo]ten|gluetn|glutn|gltn|gltin|gluten[ns]?|glten|gluen|gutten|6luten|g1uten|glulen|giuten|gluter|glutem|glutan|glutin)";
const FREE = "(?:free|fre|fr|fee|frree|frfe|fref|fr3e|ffee|frec|fr33|f)";

/** A count or a size that the till ran together with a mark, and the mark's end. */
const END = "(?:\\d{1,4}(?:g|kg|ml|oz|un|ct|pk)?)?(?![a-z0-9])";

const BEFORE_GLUTEN = "(?:not|non|contains?|vital|wheat|with|w/|avec|contient|low|high)";

/** Lines that name gluten without being free of it. */
export const NOT_FREE = new RegExp(
  [
    `(?:\\b${BEFORE_GLUTEN}\\s+(?:wheat\\s+)?${GLUTEN}`,
    `${GLUTEN}\\s+(?:flour|powder)`,
    `\\b(?:farine|poudre|steak)\\s+de\\s+${GLUTEN}`,
    "\\bnot\\s+gf\\b",
    "\\bseitan\\b)",
  ].join("|"),
);

/** Tried in this order on the folded line; each match is dropped before the product is looked for. */
export const MARKS: readonly GlutenFreeMark[] = [
  {
    pattern: new RegExp(
      `(?<![a-z0-9])(?:sans|san|sns|sars|sams)[\\s.\\-/]*(?:de\\s+)?(?:${GLUTEN}|glut|glu|gl|g$)${END}`,
      "g",
    ),
    reason: messageKey("sentences.saysSansGluten"),
    weak: false,
  },
  {
    pattern: new RegExp(
      `(?<![a-z0-9])(?:s{1,2}[\\s./\\-]*(?:${GLUTEN}|glut)|s{1,2}\\s?[./\\-]\\s?gl(?:u|utn?)?)${END}`,
      "g",
    ),
    reason: messageKey("sentences.saysSansGluten"),
    weak: false,
  },
  {
    pattern: new RegExp(
      `(?<![a-z0-9])(?:sin|no|zero|without|w\\s?/?\\s?o|exempt(?:\\s+de)?|free\\s+(?:from|of)|0|libre\\s+de)[\\s.\\-/]*(?:${GLUTEN}|glut)${END}`,
      "g",
    ),
    reason: messageKey("sentences.saysGlutenFree"),
    weak: false,
  },
  {
    pattern: new RegExp(`(?<![a-z0-9])(?:${GLUTEN}|glut|glu|glt|gl)[\\s.\\-/]*(?:${FREE})${END}`, "g"),
    reason: messageKey("sentences.saysGlutenFree"),
    weak: false,
  },
  {
    pattern: /(?<![a-z0-9])(?:glutenless|co?eliac|coeliaque)(?![a-z0-9])/g,
    reason: messageKey("sentences.forCeliacs"),
    weak: false,
  },
  {
    pattern: /(?<![a-z0-9])g[\s.\-/]*free(?![a-z0-9])/g,
    reason: messageKey("sentences.saysGlutenFree"),
    weak: false,
  },
  {
    pattern: /(?<![a-z0-9])(?:glutenfree|glutenfr|gltnfree|gltnfr|glutfree|glfree|glutnfree)(?![a-z0-9])/g,
    reason: messageKey("sentences.saysGlutenFree"),
    weak: false,
  },
  {
    pattern: /(?<![a-z0-9&/.])g\s?[./\\|-]\s?f\.?(?![a-z0-9])/g,
    reason: messageKey("sentences.saysGf"),
    weak: false,
  },
  { pattern: /(?<![a-z0-9&])o?gf\d?(?![a-z0-9&])/g, reason: messageKey("sentences.saysGf"), weak: false },
  {
    pattern: /(?<![a-z0-9&])(?:wf|df|vgn|nf|sf)gf(?![a-z0-9])|(?<![a-z0-9])gf(?:df|wf|vgn|nf)(?![a-z0-9])/g,
    reason: messageKey("sentences.saysGf"),
    weak: false,
  },
  {
    pattern: /(?<![a-z0-9&])s\s?[./-]\s?g\.?(?![a-z0-9&])/g,
    reason: messageKey("sentences.saysSlash"),
    weak: true,
  },
  { pattern: /(?<![a-z0-9&])sg(?![a-z0-9&])/g, reason: messageKey("sentences.saysSg"), weak: true },
  {
    pattern: /(?<![a-z0-9&])(?:6f|g\sf|c\/f|g\/p|qf)(?![a-z0-9&])/g,
    reason: messageKey("sentences.saysGf"),
    weak: true,
  },
  { pattern: /^ge\s|\sge$/g, reason: messageKey("sentences.saysGf"), weak: true },
  // The till cut the line off behind its first word.
  {
    pattern: new RegExp(`\\s${GLUTEN}(?:\\s+f)?$`, "g"),
    reason: messageKey("sentences.saysGlutenFree"),
    weak: true,
  },
];
