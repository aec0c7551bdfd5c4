import compile from "icu-minify/compile";

const compiled = (entry) => {
  if (typeof entry === "string") return compile(entry);
  if (Array.isArray(entry)) return entry.map(compiled);
  return Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, compiled(value)]));
};

/** A loader of the web's bundler: a file of messages as a module of compiled ones, which are said without a parser. */
export default function compileMessages(json) {
  return `export default ${JSON.stringify(compiled(JSON.parse(json)))};`;
}
