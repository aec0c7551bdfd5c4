/** A piece of HTML that is safe to place in a message as it is. */
export interface SafeHtml {
  readonly html: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text made safe for element content and for quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A template tag that escapes every value, except those already made by itself. */
export function html(parts: TemplateStringsArray, ...values: (string | number | SafeHtml)[]): SafeHtml {
  const filled = parts.map((part, position) => {
    const value = values[position];
    if (value === undefined) return part;
    return part + (typeof value === "object" ? value.html : escapeHtml(String(value)));
  });
  return { html: filled.join("") };
}

/** Pieces side by side. */
export function joinHtml(pieces: readonly SafeHtml[]): SafeHtml {
  return { html: pieces.map((piece) => piece.html).join("\n") };
}
