import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { KnowledgeFile } from "@gf-ledger/assistant/knowledge/knowledge-file";
import { EDITIONS, type Edition } from "@gf-ledger/domain/edition/edition";
import { localeOf } from "@gf-ledger/domain/edition/locale";
import { articleHeadSchema } from "@/features/blog/article";
import { splitFrontMatter } from "@/features/content/front-matter";
import { translatedHeadSchema } from "@/features/content/translated-head";
import { localAddress } from "@/features/language/local-address";
import { webFile } from "../environment/process-environment";

const FRENCH = localeOf("ca", "fr");

const addressOf = (name: string) => `/blog/${name.replace(/\.md$/, "")}`;

function article(folder: string, name: string): KnowledgeFile {
  const { data, body } = splitFrontMatter(readFileSync(join(folder, name), "utf8"));
  const { title, editions } = articleHeadSchema.parse(data);
  const [only, ...others] = editions;
  return {
    path: `articles/${name}`,
    title,
    href: addressOf(name),
    edition: only && !others.length ? only : "both",
    text: body,
  };
}

function articleInFrench(folder: string, name: string): KnowledgeFile {
  const { data, body } = splitFrontMatter(readFileSync(join(folder, name), "utf8"));
  const { title } = translatedHeadSchema.parse(data);
  const href = localAddress(addressOf(name), FRENCH);
  return { path: `articles/fr/${name}`, title, href, edition: "ca", language: "fr", text: body };
}

function articles(): KnowledgeFile[] {
  const folder = webFile("content", "articles");
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".md"));
  const french = join(folder, "fr");
  return [
    ...names.map((name) => article(folder, name)),
    ...readdirSync(french).map((name) => articleInFrench(french, name)),
  ];
}

function questions(edition: Edition): KnowledgeFile[] {
  const faq = webFile("content", "faq", `${edition}.md`);
  if (!existsSync(faq)) return [];
  const text = splitFrontMatter(readFileSync(faq, "utf8")).body;
  return [{ path: `faq/${edition}.md`, title: "Questions and answers", href: "/#faq", edition, text }];
}

function questionsInFrench(): KnowledgeFile[] {
  const faq = webFile("content", "faq", "fr", "ca.md");
  if (!existsSync(faq)) return [];
  const text = splitFrontMatter(readFileSync(faq, "utf8")).body;
  const href = localAddress("/#faq", FRENCH);
  const title = "Questions et réponses";
  return [{ path: "faq/fr/ca.md", title, href, edition: "ca", language: "fr", text }];
}

/** The published articles and questions in each language, which the assistant answers from (chat-10). */
export function contentKnowledge(): KnowledgeFile[] {
  return [...EDITIONS.flatMap(questions), ...questionsInFrench(), ...articles()];
}
