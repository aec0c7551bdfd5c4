import { readdir, readFile } from "node:fs/promises";
import { EDITIONS, type Edition } from "@gf-ledger/domain/edition/edition";
import { describe, expect, test } from "vitest";
import { contentPath } from "../content/content-directory";
import { readFaq } from "../content/read-faq";
import { listArticles } from "./read-articles";

/** Seven in each edition, and two of Québec's own. */
const ARTICLES: Readonly<Record<Edition, number>> = { ca: 9, us: 7 };

describe.each(EDITIONS)("the %s edition's texts", (edition) => {
  test("pages-7 pages-12 hold their articles, newest first, each with a source and a tag", async () => {
    const { items, totalItems } = await listArticles(edition);
    expect(items).toHaveLength(ARTICLES[edition]);
    expect(totalItems).toBe(ARTICLES[edition]);
    const dates = items.map(({ published }) => published);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const { sources, tags, content } of items) {
      expect(sources.length).toBeGreaterThan(0);
      expect(tags.length).toBeGreaterThan(0);
      expect(content).toContain("## ");
    }
  });

  test("pages-12 have an article that cites a mileage rate of 0.16 per km for 2024", async () => {
    const { items } = await listArticles(edition);
    expect(
      items.filter(({ content }) => /0\.16 per km/.test(content) && content.includes("2024")),
    ).toHaveLength(1);
  });

  test("pages-13 answer every question of the FAQ", async () => {
    const { entries } = await readFaq(edition);
    expect(entries.length).toBeGreaterThan(5);
    for (const { question, answer } of entries) {
      expect(question).toMatch(/\?$/);
      expect(answer).not.toBe("");
    }
  });

  test("pages-12 never say that Publication 502 names celiac disease", async () => {
    const { items } = await listArticles(edition);
    for (const { content } of items) expect(content).not.toMatch(/Publication 502[^.]*(celiac|gluten)/i);
  });
});

test("pages-15 the terms have their thirteen sections", async () => {
  const terms = await readFile(contentPath("legal", "terms.md"), "utf8");
  const numbers = [...terms.matchAll(/^## (\d+)\. /gm)].map((match) => Number(match[1]));
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(await readdir(contentPath("legal"))).toHaveLength(3);
});
