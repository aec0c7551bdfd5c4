import { readdir, readFile } from "node:fs/promises";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { LOCALE_FACTS, LOCALES } from "@gf-ledger/domain/edition/locale";
import { describe, expect, test } from "vitest";
import { contentPath } from "../content/content-directory";
import { readFaq } from "../content/read-faq";
import { listArticles } from "./read-articles";

/** Seven in each edition, and two of Québec's own. */
const ARTICLES: Readonly<Record<Edition, number>> = { ca: 9, us: 7 };

describe.each(LOCALES)("the texts of %s", (locale) => {
  test("pages-7 pages-12 hold their articles, newest first, each with a source and a tag", async () => {
    const { items, totalItems } = await listArticles(locale);
    const count = ARTICLES[LOCALE_FACTS[locale].edition];
    expect(items).toHaveLength(count);
    expect(totalItems).toBe(count);
    const dates = items.map(({ published }) => published);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const { sources, tags, content } of items) {
      expect(sources.length).toBeGreaterThan(0);
      expect(tags.length).toBeGreaterThan(0);
      expect(content).toContain("## ");
    }
  });

  test("pages-12 have an article that cites a mileage rate of 0.16 per km for 2024", async () => {
    const { items } = await listArticles(locale);
    expect(
      items.filter(({ content }) => /0[.,]16 \p{L}+\skm/u.test(content) && content.includes("2024")),
    ).toHaveLength(1);
  });

  test("pages-13 answer every question of the FAQ", async () => {
    const { entries } = await readFaq(locale);
    expect(entries.length).toBeGreaterThan(5);
    for (const { question, answer } of entries) {
      expect(question).toMatch(/\?$/);
      expect(answer).not.toBe("");
    }
  });

  test("pages-12 never say that Publication 502 names celiac disease", async () => {
    const { items } = await listArticles(locale);
    for (const { content } of items) expect(content).not.toMatch(/Publication 502[^.]*(celiac|gluten)/i);
  });
});

test.each(["terms.md", "fr/terms.md"])("pages-15 %s has its thirteen sections", async (name) => {
  const terms = await readFile(contentPath("legal", name), "utf8");
  const numbers = [...terms.matchAll(/^## (\d+)\. /gm)].map((match) => Number(match[1]));
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
});

test("pages-15 there are three legal texts, each in French too", async () => {
  const english = (await readdir(contentPath("legal"))).filter((name) => name.endsWith(".md"));
  expect(english).toHaveLength(3);
  expect(await readdir(contentPath("legal", "fr"))).toEqual(english);
});
