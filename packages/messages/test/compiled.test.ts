import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { LOCALE_FACTS, LOCALES, type Locale } from "@gf-ledger/domain/edition/locale";
import format from "icu-minify/format";
import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import compileMessages from "../compile-loader.mjs";
import { CATALOGUES } from "../src/catalogues";
import { translatorOf } from "../src/translator";

interface Tree {
  readonly [key: string]: string | Tree;
}
type Compiled = Parameters<typeof format>[0];
type Values = Record<string, string | number | ((inside: unknown) => string)>;

/** Keeps what `make` made for the same arguments: making a format takes longer than all that is said with it. */
function kept<Made>(make: (...args: never[]) => Made) {
  const made = new Map<string, Made>();
  return (...args: unknown[]): Made => {
    const key = JSON.stringify(args);
    const known = made.get(key) ?? make(...(args as never[]));
    made.set(key, known);
    return known;
  };
}

const formatters = {
  getNumberFormat: kept(
    (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  ),
  getPluralRules: kept(
    (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
  ),
  getDateTimeFormat: kept(
    (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  ),
};

function textsOf(tree: Tree, within = ""): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, entry]) =>
    typeof entry === "string"
      ? [[within + key, entry] as [string, string]]
      : textsOf(entry, `${within}${key}.`),
  );
}

/** Values for each argument of a message that lead through all its branches, one after the other. */
function valuesFor(text: string): Values[] {
  const choices: Record<string, Values[string][]> = {};
  const look = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      if (element.type === TYPE.tag) {
        choices[element.value] = [(inside) => `‹${[inside].flat().join("")}›`];
        look(element.children);
      } else if (element.type === TYPE.select || element.type === TYPE.plural) {
        const isPlural = element.type === TYPE.plural;
        choices[element.value] = isPlural ? [0, 1, 2, 1234.5] : Object.keys(element.options);
        for (const { value } of Object.values(element.options)) look(value);
      } else choices[element.value] ??= element.type === TYPE.number ? [1234.5] : [`{${element.value}}`];
    }
  };
  look(parse(text));
  const turns = Math.max(1, ...Object.values(choices).map(({ length }) => length));
  return Array.from({ length: turns }, (_, turn) =>
    Object.fromEntries(
      Object.entries(choices).map(([name, all]) => [name, all[turn % all.length] ?? ""] as const),
    ),
  );
}

const compiledOf = (text: string): Compiled =>
  JSON.parse(compileMessages(JSON.stringify({ text })).replace(/^export default |;$/g, "")).text;

/** What differs between messages that are parsed as they are said, and the compiled ones that pages carry. */
function differences(tree: Tree, locale: Locale): string[] {
  const { markup } = createTranslator({ locale, messages: { all: tree }, timeZone: "UTC" });
  const translate = markup as unknown as (key: string, values: Values) => string;
  return textsOf(tree).flatMap(([key, text]) =>
    valuesFor(text).flatMap((values) => {
      const parsed = translate(`all.${key}`, values);
      const said = format(compiledOf(text), locale, values, { formatters });
      const compiled = [said].flat().join("");
      // What is said with nothing at all is a list without entries, for which the key is told.
      const isSaid = parsed === compiled && !(Array.isArray(said) && said.length === 0);
      return isSaid ? [] : [`${key}: ${parsed} | ${JSON.stringify(said)}`];
    }),
  );
}

test.each(LOCALES)("editions-22 in %s a compiled message says what it says when it is parsed", (locale) => {
  const messages = CATALOGUES[LOCALE_FACTS[locale].language];
  expect(textsOf(messages).length).toBeGreaterThan(2000);
  expect(differences(messages, locale)).toEqual([]);
});

test("editions-22 plurals in select, tags in branches and what is put in are said alike", () => {
  const nested =
    "{kind, select, own {{n, plural, =0 {none} one {<b># item</b>} other {<b># items</b>} } of {name}} other {it''s '{'n'}'}}";
  expect(valuesFor(nested)).toHaveLength(4);
  expect(differences({ nested }, "fr-CA")).toEqual([]);
});

test("editions-22 a message that says nothing is found: a page would show its key", () => {
  const silent = "{citation, select, other {}}";
  expect(differences({ silent }, "fr-CA")).toHaveLength(1);
});

test("editions-13 an unknown key or a missing argument fails the types", () => {
  const t = translatorOf("en-CA", "done");
  // @ts-expect-error -- there is no such key
  const unknown: Parameters<typeof t>[0] = "importt";
  expect(unknown).toBe("importt");
  // @ts-expect-error -- the line items are missing
  const missing = () => t("imported", { receipts: 1 });
  expect(missing).toBeTypeOf("function");
});
