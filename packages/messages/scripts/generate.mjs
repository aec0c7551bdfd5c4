// Joins the words of every language and writes the types of the English ones: TypeScript reads the texts of a JSON
// file as strings, and keys and arguments are checked against the texts themselves.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SOURCE = fileURLToPath(new URL("../src/", import.meta.url));
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const ENGLISH = readdirSync(`${SOURCE}en`).sort();

/** The namespaces of a language; those in TypeScript are found back by their English text. */
const namespacesOf = (language) =>
  readdirSync(SOURCE + language)
    .filter((file) => file.endsWith(".json") || ENGLISH.includes(file))
    .sort()
    .map((file) => {
      const [name, kind] = file.split(".");
      const namespace = camel(name);
      return kind === "json"
        ? { namespace, file, imported: namespace, from: `../${language}/${file}` }
        : { namespace, file, imported: `{ ${namespace} }`, from: `../${language}/${name}` };
    });

/** What is as it was stays untouched, so that nothing is built anew for it. */
function write(name, lines) {
  const path = `${SOURCE}generated/${name}.ts`;
  const text = `${lines.join("\n")}\n`;
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}

const languages = readdirSync(SOURCE).filter((name) => /^[a-z]{2}$/.test(name));
mkdirSync(`${SOURCE}generated`, { recursive: true });

for (const language of languages) {
  const namespaces = namespacesOf(language);
  const imports = namespaces.map(({ imported, from }) => `import ${imported} from "${from}";`);
  const names = namespaces.map(({ namespace }) => `  ${namespace},`);
  write(language, [...imports, "", `export const ${language} = {`, ...names, "};"]);
}
write(
  "languages",
  languages.map((language) => `export { ${language} } from "./${language}";`),
);

const typeOf = ({ namespace, file, from }) =>
  file.endsWith(".json")
    ? JSON.stringify(JSON.parse(readFileSync(`${SOURCE}en/${file}`, "utf8")), null, 2)
    : `(typeof import("${from}"))["${namespace}"]`;
const types = namespacesOf("en").map((one) => `  readonly ${one.namespace}: ${typeOf(one)};`);
write("english-messages", ["export interface EnglishMessages {", ...types, "}"]);
