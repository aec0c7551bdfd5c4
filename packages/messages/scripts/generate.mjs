// Joins the words of every language and writes the types of the English ones: TypeScript reads the texts of a JSON
// file as strings, and keys and arguments are checked against the texts themselves.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SOURCE = fileURLToPath(new URL("../src/", import.meta.url));
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The namespaces of a language, a file each. */
const namespacesOf = (language) =>
  readdirSync(SOURCE + language)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => ({ namespace: camel(file.slice(0, -".json".length)), file }));

/** What is as it was stays untouched, so that nothing is built again for it. */
function write(name, lines) {
  const path = `${SOURCE}generated/${name}.ts`;
  const text = `${lines.join("\n")}\n`;
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}

const languages = readdirSync(SOURCE).filter((name) => /^[a-z]{2}$/.test(name));
mkdirSync(`${SOURCE}generated`, { recursive: true });
// Of a language that only another branch has.
for (const file of readdirSync(`${SOURCE}generated`)) {
  const name = file.slice(0, -".ts".length);
  if (/^[a-z]{2}$/.test(name) && !languages.includes(name)) rmSync(`${SOURCE}generated/${file}`);
}

for (const language of languages) {
  const namespaces = namespacesOf(language);
  const imports = namespaces.map(
    ({ namespace, file }) => `import ${namespace} from "../${language}/${file}";`,
  );
  const names = namespaces.map(({ namespace }) => `  ${namespace},`);
  write(language, [...imports, "", `export const ${language} = {`, ...names, "};"]);
}
write(
  "languages",
  languages.map((language) => `export { ${language} } from "./${language}";`),
);

const textsOf = (file) => JSON.stringify(JSON.parse(readFileSync(`${SOURCE}en/${file}`, "utf8")), null, 2);
const types = namespacesOf("en").map(({ namespace, file }) => `  readonly ${namespace}: ${textsOf(file)};`);
write("english-messages", ["export interface EnglishMessages {", ...types, "}"]);
