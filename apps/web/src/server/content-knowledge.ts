import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Passage } from "@gf-ledger/assistant/assistant";
import type { KnowledgeFile } from "@gf-ledger/assistant/knowledge/knowledge-file";
import { helpPassages } from "@gf-ledger/assistant/passages/help-passages";
import { passagesFromMarkdown } from "@gf-ledger/assistant/passages/passages-from-markdown";
import { askedBySections } from "@gf-ledger/assistant/phrasings/sections/asked-by";
import { isUnderstood, type UnderstoodLanguage } from "@gf-ledger/assistant/understood-language";
import { EDITIONS, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import { LOCALE_FACTS, LOCALES, type Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import { articleHeadSchema } from "@/features/blog/article";
import { splitFrontMatter } from "@/features/content/front-matter";
import { translatedHeadSchema } from "@/features/content/translated-head";
import { localAddress } from "@/features/language/addresses/local-address";
import { webFile } from "../environment/process-environment";

interface Translated {
  readonly locale: Locale;
  readonly language: UnderstoodLanguage;
}

const TRANSLATED: readonly Translated[] = LOCALES.flatMap((locale) => {
  const { language } = LOCALE_FACTS[locale];
  return language !== "en" && isUnderstood(language) ? [{ locale, language }] : [];
});

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

function translatedArticle(folder: string, name: string, { locale, language }: Translated): KnowledgeFile {
  const { data, body } = splitFrontMatter(readFileSync(join(folder, name), "utf8"));
  const { title } = translatedHeadSchema.parse(data);
  const { edition } = LOCALE_FACTS[locale];
  const href = localAddress(addressOf(name), locale);
  return { path: `articles/${language}/${name}`, title, href, edition, language, text: body };
}

function articles(): KnowledgeFile[] {
  const folder = webFile("content", "articles");
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".md"));
  const translated = TRANSLATED.flatMap((one) => {
    const own = join(folder, one.language);
    return readdirSync(own).map((name) => translatedArticle(own, name, one));
  });
  return [...names.map((name) => article(folder, name)), ...translated];
}

function questions(edition: Edition): KnowledgeFile[] {
  const faq = webFile("content", "faq", `${edition}.md`);
  if (!existsSync(faq)) return [];
  const text = splitFrontMatter(readFileSync(faq, "utf8")).body;
  return [{ path: `faq/${edition}.md`, title: "Questions and answers", href: "/#faq", edition, text }];
}

function translatedQuestions({ locale, language }: Translated): KnowledgeFile[] {
  const { edition } = LOCALE_FACTS[locale];
  const faq = webFile("content", "faq", language, `${edition}.md`);
  if (!existsSync(faq)) return [];
  const text = splitFrontMatter(readFileSync(faq, "utf8")).body;
  const href = localAddress("/#faq", locale);
  const title = translatorOf(locale, "commands")("keys.questions");
  return [{ path: `faq/${language}/${edition}.md`, title, href, edition, language, text }];
}

/**
 * The published articles and questions in each language, which the assistant answers from (chat-10), with what each
 * of their sections answers (chat-16).
 */
export function contentKnowledge(): KnowledgeFile[] {
  const files = [...EDITIONS.flatMap(questions), ...TRANSLATED.flatMap(translatedQuestions), ...articles()];
  return files.map((file) => {
    const asks = askedBySections(file.path);
    return asks ? { ...file, asks } : file;
  });
}

/** All that the assistant answers from: the product's own help, and what the site publishes, in each language. */
export const allPassages = (): Passage[] => [
  ...helpPassages(localAddress),
  ...passagesFromMarkdown(contentKnowledge()),
];
