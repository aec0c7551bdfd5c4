import { readdir, readFile } from "node:fs/promises";
import type { Edition } from "@gf-ledger/domain/edition/edition";
import { contentPath } from "../content/content-directory";
import { splitFrontMatter } from "../content/front-matter";
import { type Article, articleHeadSchema } from "./article";

async function readArticle(file: string): Promise<Article> {
  const { data, body } = splitFrontMatter(await readFile(contentPath("articles", file), "utf8"));
  return { ...articleHeadSchema.parse(data), slug: file.replace(/\.md$/, ""), content: body };
}

/** The list of pages-7. `totalItems` is the true count (pages-7). */
export interface ArticleList {
  readonly items: readonly Article[];
  readonly totalItems: number;
}

/** Reads the edition's articles, newest first. @throws when an article's front matter is invalid. */
export async function listArticles(edition: Edition): Promise<ArticleList> {
  const files = (await readdir(contentPath("articles"))).filter((file) => file.endsWith(".md"));
  const all = await Promise.all(files.map(readArticle));
  const items = all
    .filter((article) => article.editions.includes(edition))
    .sort((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug));
  return { items, totalItems: items.length };
}
