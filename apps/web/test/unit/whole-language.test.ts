import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, LOCALE_FACTS, LOCALES, localeOf } from "@gf-ledger/domain/edition/locale";
import { expect, test } from "vitest";
import { listArticles } from "@/features/blog/read-articles";

const ROOT = join(import.meta.dirname, "../../../..");
const CONTENT = "apps/web/content";
const MIGRATIONS = "packages/db/prisma/migrations";
const CLIENT = "packages/sdk/src/create-client.ts";
const LOCALE = "packages/domain/src/edition/locale.ts";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const namesIn = (folder: string, ending: string) =>
  readdirSync(join(ROOT, folder)).filter((name) => name.endsWith(ending));

/** The texts that a language has a folder for: those of its edition's English. */
async function textsOf(edition: "ca" | "us", language: string): Promise<string[]> {
  const { items } = await listArticles(localeOf(edition, "en"));
  return [
    ...items.map(({ slug }) => `${CONTENT}/articles/${language}/${slug}.md`),
    ...namesIn(`${CONTENT}/legal`, ".md").map((name) => `${CONTENT}/legal/${language}/${name}`),
    `${CONTENT}/faq/${language}/${edition}.md`,
  ];
}

/** The languages that the last migration of a constraint lets in. */
function storedBy(constraint: string): string {
  const last = readdirSync(join(ROOT, MIGRATIONS))
    .filter((name) => existsSync(join(ROOT, MIGRATIONS, name, "migration.sql")))
    .map((name) => read(`${MIGRATIONS}/${name}/migration.sql`))
    .findLast((sql) => sql.includes(`"${constraint}" CHECK`));
  return last?.split(`"${constraint}" CHECK`)[1]?.split(";")[0] ?? "";
}

/** What a language lacks that no type asks for, as what is to be done. */
async function leftOut(language: string, edition: "ca" | "us"): Promise<string[]> {
  const files = [
    ...(await textsOf(edition, language)),
    `apps/web/public/icons/${edition}-${language}.webmanifest`,
    `docs/glossary.${language}.md`,
  ];
  const constraints = ["users_language_spoken", "outgoing_mails_language_spoken"];
  return [
    ...files.filter((file) => !existsSync(join(ROOT, file))).map((file) => `write ${file}, as French has it`),
    ...constraints
      .filter((constraint) => !storedBy(constraint).includes(`'${language}'`))
      .map((constraint) => `write a migration that lets ${constraint} take '${language}'`),
    ...(new RegExp(`language\\?: .*"${language}"`).test(read(CLIENT))
      ? []
      : [`add "${language}" to the languages of ${CLIENT} and of packages/sdk/test/api-shape.types.ts`]),
  ];
}

test("editions-30 each language has a folder of messages and an edition that speaks it", () => {
  const folders = readdirSync(join(ROOT, "packages/messages/src")).filter((name) => /^[a-z]{2}$/.test(name));
  expect(folders, `a folder of packages/messages/src is a language of LANGUAGE_NAMES in ${LOCALE}`).toEqual(
    [...LANGUAGES].sort(),
  );
  const spoken = new Set(LOCALES.map((locale) => LOCALE_FACTS[locale].language));
  expect(
    LANGUAGES.filter((language) => !spoken.has(language)),
    `give it a locale among the FACTS of ${LOCALE}`,
  ).toEqual([]);
});

test.each(LOCALES.filter((locale) => LOCALE_FACTS[locale].language !== "en"))(
  "editions-30 %s lacks nothing that no type asks for",
  async (locale) => {
    const { edition, language } = LOCALE_FACTS[locale];
    expect(await leftOut(language, edition)).toEqual([]);
  },
);

test("editions-30 of a language that is half there is said what to do", async () => {
  const todo = await leftOut("xx", "us");
  for (const one of [
    "write apps/web/content/legal/xx/terms.md, as French has it",
    "write apps/web/content/faq/xx/us.md, as French has it",
    "write apps/web/public/icons/us-xx.webmanifest, as French has it",
    "write docs/glossary.xx.md, as French has it",
    "write a migration that lets users_language_spoken take 'xx'",
    'add "xx" to the languages of packages/sdk/src/create-client.ts and of packages/sdk/test/api-shape.types.ts',
  ])
    expect(todo).toContain(one);
});
