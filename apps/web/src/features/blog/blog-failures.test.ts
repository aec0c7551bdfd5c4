import { pageMessages } from "@gf-ledger/messages/page-messages";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import ArticleError from "@/app/[edition]/(public)/blog/[slug]/error";
import ArticleLoading from "@/app/[edition]/(public)/blog/[slug]/loading";
import BlogError from "@/app/[edition]/(public)/blog/error";
import BlogLoading from "@/app/[edition]/(public)/blog/loading";
import { WordsProvider } from "../language/words/words-provider";
import { ArticleList } from "./article-list";

/** A state of the blog with the words that its layout carries. */
const stateOf = (screen: ComponentType) => {
  const words = { locale: "en-CA", messages: pageMessages("en-CA", ["blogStates"]) } as const;
  return renderToStaticMarkup(createElement(WordsProvider, words, createElement(screen)));
};

// The articles are built into the pages, so a browser can't be made to miss them.

test.each([
  [BlogError, "Unable to load blog posts. Please try again later."],
  [ArticleError, "Unable to load blog post. Please try again later."],
])("pages-11 a blog page that cannot be loaded is announced, with a Retry", (screen, words) => {
  const html = stateOf(screen);
  expect(html).toContain(words);
  expect(html).toMatch(/role="alert"/);
  expect(html).toMatch(/<button[^>]*>Retry<\/button>/);
});

test("pages-11 a blog without an article: 'No blog posts found.'", () => {
  const html = renderToStaticMarkup(createElement(ArticleList, { articles: [], locale: "en-CA" }));
  expect(html).toContain("No blog posts found.");
});

test.each([
  [BlogLoading, "Loading blog posts"],
  [ArticleLoading, "Loading"],
])("pages-10 while a blog page loads it shows its shape and says that it loads", (screen, label) => {
  const html = stateOf(screen);
  expect(html).toContain(label);
  expect(html).toContain("animate-pulse");
});

test("pages-11 a blog without an article says so in French too", () => {
  const html = renderToStaticMarkup(createElement(ArticleList, { articles: [], locale: "fr-CA" }));
  expect(html).toContain("Aucun article de blogue.");
});
