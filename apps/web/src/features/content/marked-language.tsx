import { Fragment } from "react";

const MARKED = /\[([^\]]+)\]\(#(en|fr)\)|[^[]+|\[/g;

/** A line of text in which `[words](#en)` are words of the other language. */
export function MarkedLanguage({ text }: { text: string }) {
  return Array.from(text.matchAll(MARKED), ({ 0: piece, 1: words, 2: language, index }) =>
    language ? (
      <span key={index} lang={language}>
        {words}
      </span>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
}
