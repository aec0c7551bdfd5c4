import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import { CATALOGUES } from "../src/catalogues";

interface Tree {
  readonly [key: string]: string | Tree;
}

const textsOf = (tree: Tree, within = ""): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, entry]) =>
    typeof entry === "string"
      ? [[within + key, entry] as [string, string]]
      : textsOf(entry, `${within}${key}.`),
  );

/** Namespaces that REST answers from, to the letter: a page says its own words, and carries none of theirs. */
const ANSWERED = /^(?:claimRules|creditEstimate|failures|issues|priceBasis|refusals|returnLines|sentences)\./;

/** Texts that stand under several keys all the same, by one of these. */
const APART = [
  // The browser offers what the help answers, and the help stays with the server.
  /^chat\.starters\./,
  // A country's list of relations is whole, and so are the headings of a table.
  /^people\.relation\./,
  /^taxSummary\.products\.headings\./,
  // A page's name, and the link to it on a page that has none of its words.
  /^priceBook\.walk$/,
];

/** How many words a message says at most, whatever its values. */
function wordsIn(elements: readonly MessageFormatElement[]): number {
  return elements.reduce((total, element) => {
    if (element.type === TYPE.literal) return total + (element.value.match(/\p{L}[\p{L}’']*/gu)?.length ?? 0);
    if (element.type === TYPE.tag) return total + wordsIn(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return total;
    return total + Math.max(...Object.values(element.options).map(({ value }) => wordsIn(value)));
  }, 0);
}

/** Texts of four words or more that stand under several keys, the same in every language, by their keys. */
function underSeveralKeys(catalogues: readonly Tree[]): string[] {
  const [english = [], ...others] = catalogues.map((catalogue) => textsOf(catalogue));
  const translations = others.map((texts) => new Map(texts));
  const keysOf = new Map<string, string[]>();
  for (const [key, text] of english) {
    if (ANSWERED.test(key) || APART.some((apart) => apart.test(key)) || wordsIn(parse(text)) < 4) continue;
    const said = JSON.stringify([text, ...translations.map((texts) => texts.get(key))]);
    keysOf.set(said, [...(keysOf.get(said) ?? []), key]);
  }
  return [...keysOf.values()].filter((keys) => keys.length > 1).map((keys) => keys.join(", "));
}

test("editions-29 a sentence stands under one key: let what says it share the key", () => {
  const { en, ...others } = CATALOGUES;
  expect(underSeveralKeys([en, ...Object.values(others)])).toEqual([]);
});

test("editions-29 a sentence under two keys is found; a few words, and what another language tells apart, are not", () => {
  const english = {
    form: { needed: "Please enter a name.", go: "Go to {page}" },
    list: { needed: "Please enter a name.", go: "Go to {page}" },
    all: { of: "Here are all of them", list: "Here are all of them" },
    refusals: { needed: "Please enter a name." },
  };
  const french = { ...english, all: { of: "Les voici toutes", list: "Les voici tous" } };
  expect(underSeveralKeys([english, french])).toEqual(["form.needed, list.needed"]);
});
