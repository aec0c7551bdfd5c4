import { readdir, readFile } from "node:fs/promises";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { type Language, LOCALE_FACTS, type Locale, localeOfPlace } from "@gf-ledger/domain/edition/locale";
import { contentPath, textPath } from "../content/content-directory";
import { splitFrontMatter } from "../content/front-matter";
import { sourcesNamed, translatedHeadSchema } from "../content/translated-head";
import { type Article, articleHeadSchema } from "./article";

async function readArticle(file: string): Promise<Article> {
  const { data, body } = splitFrontMatter(await readFile(textPath("articles", file, "en"), "utf8"));
  return { ...articleHeadSchema.parse(data), slug: file.replace(/\.md$/, ""), content: body };
}

async function translated(article: Article, language: Language): Promise<Article> {
  const file = textPath("articles", `${article.slug}.md`, language);
  const { data, body } = splitFrontMatter(await readFile(file, "utf8"));
  const { sources, ...head } = translatedHeadSchema.parse(data);
  return { ...article, ...head, sources: sourcesNamed(article.sources, sources), content: body };
}

/** The list of pages-7. `totalItems` is the true count (pages-7). */
export interface ArticlesOnPage {
  readonly items: readonly Article[];
  readonly totalItems: number;
}

/**
 * Reads the articles of an edition or locale, newest first. An article keeps its slug in every language; its
 * address is that of `localAddress`. @throws when an article's front matter is invalid, or its translation is missing.
 */
export async function listArticles(place: Edition | Locale): Promise<ArticlesOnPage> {
  const { edition, language } = LOCALE_FACTS[localeOfPlace(place)];
  const files = (await readdir(contentPath("articles"))).filter((file) => file.endsWith(".md"));
  const all = await Promise.all(files.map(readArticle));
  const ofEdition = all
    .filter((article) => article.editions.includes(edition))
    .sort((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug));
  const items =
    language === "en" ? ofEdition : await Promise.all(ofEdition.map((one) => translated(one, language)));
  return { items, totalItems: items.length };
}
