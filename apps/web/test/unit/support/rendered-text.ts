import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { localeOf } from "@gf-ledger/domain/edition/locale";
import { CATALOGUES } from "@gf-ledger/messages/catalogues";
import type { Messages } from "@gf-ledger/messages/messages";
import { PathParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FrameWords } from "../../../src/features/language/words/frame-words";
import { WordsProvider } from "../../../src/features/language/words/words-provider";
import { frameTranslations } from "../../../src/features/shell/frame-translations";

const ENTITIES: Readonly<Record<string, string>> = { "&#x27;": "'", "&quot;": '"', "&amp;": "&" };

/** The markup of a part of an edition's page, as it is first sent. */
export function renderedMarkup(part: ReactNode, edition: Edition): string {
  const words = { locale: localeOf(edition, "en"), messages: CATALOGUES.en as Messages };
  const framed = createElement(FrameWords, { words: frameTranslations(words.locale) }, part);
  const page = createElement(WordsProvider, words, framed);
  return renderToStaticMarkup(createElement(PathParamsContext, { value: { edition } }, page));
}

/**
 * The text that a person reads in a part of an edition's page before pressing anything, separated by spaces.
 */
export function renderedText(part: ReactNode, edition: Edition): string {
  const html = renderedMarkup(part, edition);
  const texts = html.replace(/<[^>]*>/g, " ").replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity);
  return texts.replace(/\s+/g, " ").trim();
}
