import { editionSchema } from "@gf-ledger/domain/edition/edition";
import { EDITIONS } from "@gf-ledger/domain/edition/edition-facts";
import { z } from "zod";
import { statedFiguresSchema } from "../content/source";

/** The front matter of an article's file. */
export const articleHeadSchema = statedFiguresSchema.extend({
  title: z.string().min(1),
  summary: z.string().min(1),
  tags: z.array(z.string()).min(1),
  published: z.iso.date(),
  updated: z.iso.date().optional(),
  /** The editions whose readers see it. */
  editions: z
    .array(editionSchema)
    .min(1)
    .default([...EDITIONS]),
});

/** A blog post (pages-8); its slug is its file's name. */
export interface Article extends z.infer<typeof articleHeadSchema> {
  readonly slug: string;
  readonly content: string;
}

/** pages-7 pages-8: how many articles the list shows, and how many related ones an article. */
export const LIST_LENGTH = 10;
const RELATED_LENGTH = 3;
const EXCERPT_LENGTH = 120;

/** Up to three other posts that share at least one tag (pages-9), in the list's order. */
export function relatedArticles(article: Article, all: readonly Article[]): Article[] {
  return all
    .filter((other) => other.slug !== article.slug && other.tags.some((tag) => article.tags.includes(tag)))
    .slice(0, RELATED_LENGTH);
}

/** The first 120 characters of a summary and an ellipsis (pages-9). */
export function summaryExcerpt(summary: string): string {
  return `${summary.slice(0, EXCERPT_LENGTH)}…`;
}
