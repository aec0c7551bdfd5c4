/** A value of Stripe's form encoding: text, a list or an object. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };

interface Branch {
  [key: string]: Branch | string;
}

function asValue(node: Branch | string): FormValue {
  if (typeof node === "string") return node;
  const entries = Object.entries(node).map(([key, value]) => [key, asValue(value)] as const);
  if (entries.length > 0 && entries.every(([key], position) => key === String(position))) {
    return entries.map(([, value]) => value);
  }
  return Object.fromEntries(entries);
}

/** Reads `a[b][0]=c` pairs, as Stripe's client writes bodies and queries. */
export function parseForm(text: string): { [key: string]: FormValue } {
  const root: Branch = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== "");
    const last = path.pop() ?? name;
    let node = root;
    for (const part of path) {
      const next = node[part];
      const branch: Branch = typeof next === "object" ? next : {};
      node[part] = branch;
      node = branch;
    }
    node[last] = value;
  }
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, asValue(value)]));
}

export const formText = (value: FormValue | undefined) => (typeof value === "string" ? value : "");

export const fieldsOf = (value: FormValue | undefined): { [key: string]: FormValue } =>
  typeof value === "object" && !Array.isArray(value) ? value : {};

export const metadataOf = (value: FormValue | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(fieldsOf(value)).map(([key, text]) => [key, formText(text)]));
