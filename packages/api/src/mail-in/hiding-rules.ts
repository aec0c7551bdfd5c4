/** What hides an element, by a class or an id that it has. */
type Declared = Readonly<Record<string, string>>;

/** A mail's own rules of what is not shown: `.note`, `#note` or `td.note`, each with what it declares. */
export type HidingRules = ReadonlyMap<string, Declared>;

/** Properties that may hide an element. */
const HIDING = /^(?:display|visibility|opacity|font-size|max-height|max-width|height|overflow|mso-hide)$/;
/** A class or an id, with an element's name in front of it or not; what stands inside another element is left out. */
const PLAIN_SELECTOR = /^[a-z\d]*[.#][\w-]+$/i;
/** A shop's mail has a few hundred rules. */
const MAX_RULES = 2_000;

/** The declarations of an element's `style` or of a rule, names and values in lower case. */
function declarationsOf(written: string): Record<string, string> {
  const declared: Record<string, string> = {};
  for (const rule of written.split(";").slice(0, 40)) {
    const at = rule.indexOf(":");
    if (at > 0)
      declared[rule.slice(0, at).trim().toLowerCase()] = rule
        .slice(at + 1)
        .trim()
        .toLowerCase();
  }
  return declared;
}

/** The rules of a style sheet that hold on every screen: those inside `@media` are left out. */
export function hidingRulesOf(sheet: string): HidingRules {
  const rules = new Map<string, Declared>();
  let [depth, selector] = [0, ""];
  for (const part of sheet.split(/([{}])/).slice(0, 4 * MAX_RULES)) {
    if (part === "{") depth += 1;
    else if (part === "}") depth = Math.max(0, depth - 1);
    else if (depth === 0) selector = (part.split(";").at(-1) ?? "").split("*/").at(-1)?.trim() ?? "";
    else if (depth === 1 && !selector.startsWith("@")) {
      const hiding = Object.entries(declarationsOf(part)).filter(([property]) => HIDING.test(property));
      for (const one of selector.split(",").map((name) => name.trim()))
        if (hiding.length > 0 && PLAIN_SELECTOR.test(one))
          rules.set(one, { ...rules.get(one), ...Object.fromEntries(hiding) });
    }
  }
  return rules;
}

/** An element's own style with what the mail's rules add to it; what they call important comes first. */
export function styledBy(
  rules: HidingRules,
  name: string,
  attributes: Readonly<Record<string, string>>,
): Record<string, string> {
  const own = declarationsOf(attributes.style ?? "");
  if (rules.size === 0) return own;
  const marks = [
    ...(attributes.class ?? "").split(/\s+/).map((one) => `.${one}`),
    ...(attributes.id === undefined ? [] : [`#${attributes.id}`]),
  ];
  const declared = marks.flatMap((mark) => [rules.get(mark), rules.get(`${name}${mark}`)]);
  const added = Object.assign({}, ...declared) as Record<string, string>;
  const important = Object.entries(added).filter(([, value]) => value.includes("!important"));
  return { ...added, ...own, ...Object.fromEntries(important) };
}
