import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { KnowledgeFile } from "@gf-ledger/assistant/knowledge/knowledge-file";
import { EDITIONS, type Edition } from "@gf-ledger/domain/edition/edition";

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

function contentFolder(): string {
  return join(process.env.WEB_DIRECTORY ?? process.cwd(), "content");
}

function article(folder: string, name: string, edition: Edition): KnowledgeFile {
  const source = readFileSync(join(folder, name), "utf8");
  const slug = name.replace(/\.md$/, "");
  const title = /^title:\s*"?(.+?)"?\s*$/m.exec(FRONT_MATTER.exec(source)?.[1] ?? "")?.[1] ?? slug;
  return {
    path: `articles/${edition}/${name}`,
    title,
    href: `/blog/${slug}`,
    edition,
    text: source.replace(FRONT_MATTER, ""),
  };
}

function ofEdition(edition: Edition): KnowledgeFile[] {
  const faq = join(contentFolder(), "faq", `${edition}.md`);
  const articles = join(contentFolder(), "articles", edition);
  return [
    ...(existsSync(faq)
      ? [
          {
            path: `faq/${edition}.md`,
            title: "Questions and answers",
            href: "/#faq",
            edition,
            text: readFileSync(faq, "utf8"),
          },
        ]
      : []),
    ...(existsSync(articles)
      ? readdirSync(articles)
          .filter((name) => name.endsWith(".md"))
          .map((name) => article(articles, name, edition))
      : []),
  ];
}

/** The published articles and questions, which the assistant answers from (D34). */
export function contentKnowledge(): KnowledgeFile[] {
  return EDITIONS.flatMap(ofEdition);
}
