import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { KnowledgeFile } from "@gf-ledger/assistant/knowledge/knowledge-file";
import { EDITIONS, type Edition } from "@gf-ledger/domain/edition/edition";
import { articleHeadSchema } from "@/features/blog/article";
import { splitFrontMatter } from "@/features/content/front-matter";
import { webFile } from "../environment/process-environment";

function article(folder: string, name: string): KnowledgeFile {
  const { data, body } = splitFrontMatter(readFileSync(join(folder, name), "utf8"));
  const { title, editions } = articleHeadSchema.parse(data);
  const href = `/blog/${name.replace(/\.md$/, "")}`;
  const [only, ...others] = editions;
  return {
    path: `articles/${name}`,
    title,
    href,
    edition: only && !others.length ? only : "both",
    text: body,
  };
}

function articles(): KnowledgeFile[] {
  const folder = webFile("content", "articles");
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".md"));
  return names.map((name) => article(folder, name));
}

function questions(edition: Edition): KnowledgeFile[] {
  const faq = webFile("content", "faq", `${edition}.md`);
  if (!existsSync(faq)) return [];
  const text = splitFrontMatter(readFileSync(faq, "utf8")).body;
  return [{ path: `faq/${edition}.md`, title: "Questions and answers", href: "/#faq", edition, text }];
}

/** The published articles and questions, which the assistant answers from (chat-10). */
export function contentKnowledge(): KnowledgeFile[] {
  return [...EDITIONS.flatMap(questions), ...articles()];
}
