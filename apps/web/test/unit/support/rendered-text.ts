import type { Edition } from "@gf-ledger/domain/edition/edition";
import { PathParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const ENTITIES: Readonly<Record<string, string>> = { "&#x27;": "'", "&quot;": '"', "&amp;": "&" };

/**
 * The text that a person reads in a part of an edition's page before pressing anything, separated by spaces.
 */
export function renderedText(part: ReactNode, edition: Edition): string {
  const html = renderToStaticMarkup(createElement(PathParamsContext, { value: { edition } }, part));
  const texts = html.replace(/<[^>]*>/g, " ").replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity);
  return texts.replace(/\s+/g, " ").trim();
}
