import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../../../..");
const CODE = /\.(?:[cm]?[jt]sx?|json|ya?ml|sql|prisma|py|css)$/;
const SCRIPT = /\.[cm]?[jt]sx?$/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
/** What a build makes, a run writes, or a folder of another name holds. */
const MADE =
  /(?:^|\/)(?:dist|generated|bench-results)\/|^(?:line-)?worker\.mjs$|^\/app\/|^(?:truth|routes-manifest|inline-script-hashes)\.json$|^csv\//;
/** Types of the browser, which only comments name. */
const OUTSIDE = new Set(["RegistrationResponseJSON", "PublicKeyCredentialCreationOptionsJSON"]);

/** Every file of the project, also one that is not committed yet. */
const FILES = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
  maxBuffer: 2 ** 26,
})
  .split("\n")
  .filter((file) => file !== "" && existsSync(join(ROOT, file)));

const textOf = (file: string) => readFileSync(join(ROOT, file), "utf8");

/** The words of all code, comments left out. */
function wordsOfCode(): ReadonlySet<string> {
  const texts = FILES.filter((file) => CODE.test(file)).map((file) =>
    SCRIPT.test(file) ? textOf(file).replace(COMMENT, " ") : textOf(file),
  );
  return new Set(texts.flatMap((text) => text.match(/[A-Za-z_$][\w$]*/g) ?? []));
}

/** Docs also name a file of a package without its `packages` and `src`. */
const PATHS = FILES.flatMap((file) => [file, file.replace(/^packages\/([\w-]+)\/src\//, "$1/")]).join("\n");

export interface NamedThings {
  readonly missing: (texts: readonly string[]) => string[];
}

/** Finds among texts in backticks the file names and the identifiers that the project does not have. */
export function namedThings(): NamedThings {
  const words = wordsOfCode();
  const isMissing = (name: string) => {
    if (MADE.test(name)) return false;
    if (/^[\w./@()[\]-]+\.(?:[cm]?tsx?|mjs|cjs|json|csv|md|ya?ml|sql|py)$/.test(name))
      return !PATHS.includes(name.replace(/^(?:\.\.?\/)+|^@\//, ""));
    const [identifier] =
      /^(?:[a-z]+[A-Z]\w*|[A-Z]\w*[a-z]\w*[A-Z]\w*|[A-Z]+_[A-Z_\d]+)(?=(?:\(\))?$)/.exec(name) ?? [];
    return identifier !== undefined && !words.has(identifier) && !OUTSIDE.has(identifier);
  };
  return {
    missing: (texts) => [
      ...new Set(
        texts.flatMap((text) =>
          [...text.replace(/```.*?```/gs, "").matchAll(/`([^`\n]+)`/g)].flatMap(([, name = ""]) =>
            isMissing(name) ? [name] : [],
          ),
        ),
      ),
    ],
  };
}

/** The comments of a file of code. */
export const commentsOf = (file: string): string[] => textOf(file).match(COMMENT) ?? [];

export const SCRIPTS = FILES.filter((file) => SCRIPT.test(file));
