// Joins the words of every language and writes the types of the English ones, since TypeScript reads a JSON file's
// texts as strings, and keys and arguments are checked against the texts themselves.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SOURCE = fileURLToPath(new URL("../src/", import.meta.url));

const namespaceOf = (file) =>
  file.replace(/\.json$/, "").replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const filesOf = (language) =>
  readdirSync(SOURCE + language)
    .filter((name) => name.endsWith(".json"))
    .sort();

/** What is as it was stays untouched, so that nothing is built anew for it. */
function write(name, text) {
  const path = `${SOURCE}generated/${name}.ts`;
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}

const languages = readdirSync(SOURCE).filter((name) => /^[a-z]{2}$/.test(name));
mkdirSync(`${SOURCE}generated`, { recursive: true });

for (const language of languages) {
  const files = filesOf(language);
  const imports = files.map((file) => `import ${namespaceOf(file)} from "../${language}/${file}";`);
  const names = files.map((file) => `  ${namespaceOf(file)},`);
  write(language, [...imports, "", `export const ${language} = {`, ...names, "};", ""].join("\n"));
}
write("languages", languages.map((language) => `export { ${language} } from "./${language}";\n`).join(""));

const english = filesOf("en").map((file) => {
  const messages = JSON.parse(readFileSync(`${SOURCE}en/${file}`, "utf8"));
  return [namespaceOf(file), messages];
});
write(
  "english-messages",
  `export type EnglishMessages = ${JSON.stringify(Object.fromEntries(english), null, 2)};\n`,
);
