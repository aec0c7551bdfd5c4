import { describe, expect, test } from "vitest";
import { type Article, relatedArticles, summaryExcerpt } from "./article";

function article(slug: string, tags: string[]): Article {
  return {
    slug,
    tags,
    title: slug,
    summary: "",
    published: "2026-01-01",
    editions: ["ca"],
    sources: [],
    examples: [],
    content: "",
  };
}

describe("pages-9 related articles", () => {
  const read = article("a", ["x", "y"]);

  test("share at least one tag and are never the article itself", () => {
    const all = [read, article("b", ["y"]), article("c", ["z"])];
    expect(relatedArticles(read, all).map(({ slug }) => slug)).toEqual(["b"]);
  });

  test("pages-8 are at most three", () => {
    const all = ["b", "c", "d", "e"].map((slug) => article(slug, ["x"]));
    expect(relatedArticles(read, all)).toHaveLength(3);
  });
});

test("pages-9 an excerpt is the first 120 characters and an ellipsis, and ends with a word", () => {
  expect(summaryExcerpt("x".repeat(200))).toBe(`${"x".repeat(120)}…`);
  expect(summaryExcerpt("short")).toBe("short…");
  expect(summaryExcerpt(`${"x".repeat(110)} and all the rest`)).toBe(`${"x".repeat(110)} and all…`);
  expect(summaryExcerpt(`${"x".repeat(115)}, then more`)).toBe(`${"x".repeat(115)}…`);
  expect(summaryExcerpt(`${"x".repeat(116)} all the rest`)).toBe(`${"x".repeat(116)} all…`);
});
