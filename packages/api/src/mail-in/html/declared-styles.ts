/** One property that a style sheet or an element's own `style` sets, in lower case. */
export interface Declaration {
  readonly name: string;
  readonly value: string;
  readonly isImportant: boolean;
}

/** Properties and their values, as an element has them at the end. */
export type Style = Readonly<Record<string, string>>;

const MAX_OWN = 40;
const IMPORTANT = /!\s*important$/;
/** A size, as in `font: 700 14px/1.4 Arial`; a weight has no unit. */
const SIZE = /^(?:0|[\d.]+(?:px|pt|pc|em|rem|%|v[wh]|cm|mm|in))$/;
const sizeInFont = (font: string) =>
  font
    .split(/\s+/)
    .map((part) => part.split("/")[0] ?? "")
    .find((part) => SIZE.test(part));
/** The properties that each shorthand resets. */
const RESETS: Readonly<Record<string, readonly string[]>> = {
  background: ["background-color", "background-image"],
  "text-decoration": ["text-decoration-line"],
  margin: ["margin-left", "margin-top", "margin-right", "margin-bottom"],
  padding: ["padding-left", "padding-top", "padding-right", "padding-bottom"],
  inset: ["left", "right", "top", "bottom"],
  overflow: ["overflow-x", "overflow-y"],
};

/** A property with its value, as it is compared. */
export function declarationOf(name: string, written: string): Declaration {
  const value = written.trim().toLowerCase();
  return {
    name: name.trim().toLowerCase(),
    value: value.replace(IMPORTANT, "").trimEnd(),
    isImportant: IMPORTANT.test(value),
  };
}

/** What an element's own `style` sets. */
export function ownDeclarations(written: string | undefined): Declaration[] {
  return (written ?? "")
    .split(";")
    .slice(0, MAX_OWN)
    .flatMap((rule) => {
      const at = rule.indexOf(":");
      return at > 0 ? [declarationOf(rule.slice(0, at), rule.slice(at + 1))] : [];
    });
}

/** The style that declarations come to, the later before the earlier. */
export function styleOf(declarations: readonly Declaration[]): Style {
  const style = new Map<string, string>();
  for (const { name, value } of declarations) {
    for (const part of RESETS[name] ?? []) style.delete(part);
    style.set(name, value);
    const size = name === "font" ? sizeInFont(value) : undefined;
    if (size !== undefined) style.set("font-size", size);
  }
  return Object.fromEntries(style);
}
