import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CATEGORIES } from "@gf-ledger/domain/category/categories";
import food from "@gf-ledger/messages/fr/food.json";
import help from "@gf-ledger/messages/fr/help.json";
import smallPages from "@gf-ledger/messages/fr/small-pages.json";
import tools from "@gf-ledger/messages/fr/tools.json";
import yearReport from "@gf-ledger/messages/fr/year-report.json";
import { typographyFaults } from "@gf-ledger/messages/french-typography";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { listArticles } from "@/features/blog/read-articles";
import { splitFrontMatter } from "@/features/content/front-matter";
import { Markdown } from "@/features/content/markdown";
import { MarkedLanguage } from "@/features/content/marked-language";
import { readFaq } from "@/features/content/read-faq";
import { sourcesNamed } from "@/features/content/translated-head";
import { FRENCH_ARTICLES } from "@/features/language/addresses/french-articles";
import { figuresIn } from "./support/figures-in";
import { figuresInFrench } from "./support/figures-in-french";

const CONTENT = join(import.meta.dirname, "../../content");
const read = (...path: string[]) => splitFrontMatter(readFileSync(join(CONTENT, ...path), "utf8"));
const TEXTS = ["articles", "faq", "legal"].flatMap((folder) =>
  readdirSync(join(CONTENT, folder, "fr")).map((name) => [folder, name] as const),
);

/** What is read, without addresses, code and marks of markdown. */
const prose = (text: string) =>
  text
    .replace(/\[[^\]]*\]\(#en\)/g, "")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/`[^`]*`/g, "")
    .replace(/^\|[ |:-]+\|$/gm, "")
    .replace(/[*[\]#>|]/g, "");

/** Without the ends of sentences, where a figure would not be told from a section's number. */
const apart = (text: string) => text.replace(/[.:](?=\s)/g, "");

describe.each(TEXTS)("editions-14 %s/fr/%s", (folder, name) => {
  const french = read(folder, "fr", name);
  const english = read(folder, name);

  test("pages-19 has the figures of the English text, no more and no fewer", () => {
    expect(figuresInFrench(apart(french.body)).sort()).toEqual(figuresIn(apart(english.body)).sort());
  });

  test("has the sections, tables and lists of the English text", () => {
    const shapeOf = (text: string) =>
      text.split("\n").flatMap((line) => /^(?:#+|\||-|\d+\.|>)(?= )/.exec(line)?.[0] ?? []);
    expect(shapeOf(french.body)).toEqual(shapeOf(english.body));
  });

  test("is written as Canadian French is", () => {
    const faults = prose(french.body)
      .split(/\n+/)
      .flatMap((line) => typographyFaults(line).map((fault) => `${fault}: ${line}`));
    expect(faults).toEqual([]);
  });
});

describe("editions-10 each article of the Canadian edition is there in French", () => {
  test("with its own title and summary, and the dates, editions and tags that the English one has", async () => {
    const [english, french] = await Promise.all([listArticles("en-CA"), listArticles("fr-CA")]);
    const same = ({ items }: typeof english) =>
      items.map(({ slug, published, updated, editions, tags }) => ({
        slug,
        published,
        updated,
        editions,
        tags: tags.length,
      }));
    expect(same(french)).toEqual(same(english));
    const titles = new Set(english.items.flatMap(({ title, summary }) => [title, summary]));
    for (const { title, summary, sources } of french.items) {
      expect(titles.has(title) || titles.has(summary)).toBe(false);
      for (const text of [title, summary, ...sources.map(({ name }) => name)])
        expect(typographyFaults(text.replace(/\[[^\]]*\]\(#en\)|\):\d+/g, ""))).toEqual([]);
    }
  });

  test("at an address in French words", async () => {
    const { items } = await listArticles("ca");
    expect(Object.keys(FRENCH_ARTICLES).sort()).toEqual(items.map(({ slug }) => slug).sort());
    expect(new Set(Object.values(FRENCH_ARTICLES)).size).toBe(items.length);
  });

  test("and each question too, with the sources of the English ones under French names", async () => {
    const [english, french] = await Promise.all([readFaq("ca"), readFaq("fr-CA")]);
    expect(french.entries).toHaveLength(english.entries.length);
    expect(french.sources.map(({ figures }) => figures)).toEqual(
      english.sources.map(({ figures }) => figures),
    );
    expect(french.sources[0]?.name).toContain("Loi de l’impôt sur le revenu");
    expect(() => sourcesNamed(english.sources, ["Une seule"])).toThrow(/1 translated names for 8 sources/);
  });
});

describe("chat-17 Millie names things in French as the pages do", () => {
  test.each(CATEGORIES)("the category %s", (category) => {
    const name = food.category[category];
    expect(help.checkingItems.categories.text).toContain(name.charAt(0).toLowerCase() + name.slice(1));
  });

  test("the column of the extra cost, and the calculators", () => {
    expect(help.comparing.taxDeduction.title).toContain(`«\u00A0${yearReport.deduction}\u00A0»`);
    expect(tools.page.heading).toBe("Outils et calculateurs");
    const others = JSON.stringify(help);
    expect(others).not.toMatch(/calculatrice/i);
  });
});

test("a table of a text, which French words make wider than a phone, is scrolled by keyboard too", () => {
  const text = "| Taux de la C.-B. | 2026 |\n| --- | --- |\n| 5,60\u00A0% | 14\u00A0% |";
  const html = renderToStaticMarkup(createElement(Markdown, { text, locale: "fr-CA" }));
  expect(html).toMatch(
    /<section aria-label="Taux de la C.-B., 2026" tabindex="0" class="[^"]*overflow-x-auto">\s*<table/i,
  );
});

describe("editions-15 words of the other language are marked as such", () => {
  test("in a text and in the name of a source, and its links lead to pages in French", () => {
    const text = "l’[Internal Revenue Service](#en), [blogue](/blog)";
    const html = renderToStaticMarkup(createElement(Markdown, { text, locale: "fr-CA" }));
    expect(html).toContain('l’<span lang="en">Internal Revenue Service</span>');
    expect(html).toContain('href="/fr/blogue"');
    const source = createElement(MarkedLanguage, { text: "Revue [A study](#en) (en anglais)" });
    expect(renderToStaticMarkup(source)).toBe('Revue <span lang="en">A study</span> (en anglais)');
  });
});

test("screens-10 in French the page that is not there speaks to people, and not to developers", () => {
  const said = Object.values(smallPages.missing).join(" ");
  expect(said).toMatch(/adresse.*mal tapée/);
  expect(said).not.toMatch(/rout|développ|code|fichier|404|serveur/i);
});
