import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { LANGUAGES } from "@gf-ledger/domain/edition/locale";
import { KEYED_MESSAGES } from "@gf-ledger/domain/messages/keyed-messages";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { expect, test } from "vitest";
import { CATALOGUES } from "../src/catalogues";
import { translateKeyed, translateWords } from "../src/keyed-message";

const KEYED = Object.entries(KEYED_MESSAGES).flatMap(([namespace, messages]) =>
  Object.entries(messages).map(([key, values]) => [namespace, key, values] as const),
);

const argumentsOf = (elements: readonly MessageFormatElement[]) =>
  elements.flatMap((element) => (element.type === TYPE.argument ? [element.value] : [])).sort();

test.each(LANGUAGES)(
  "editions-24 what a rule answers by its key is said, with its values: %s",
  (language) => {
    const catalogue: Readonly<Record<string, Readonly<Record<string, unknown>>>> = CATALOGUES[language];
    expect(KEYED.length).toBeGreaterThan(150);
    for (const [namespace, key, values] of KEYED) {
      const text = catalogue[namespace]?.[key];
      expect(typeof text, `${namespace}.${key}`).toBe("string");
      expect(argumentsOf(parse(String(text)))).toEqual([...values].sort());
    }
  },
);

test("editions-24 a key is said with its values in each language", () => {
  const max = messageKey("entryIssues.textTooLong", { most: 200 });
  expect(translateKeyed(max, "en-CA")).toBe("Please use at most 200 characters.");
  expect(translateKeyed(max, "fr-CA")).toBe("Veuillez utiliser au plus 200 caractères.");
  const cell = messageKey("importFaults.quantity", { cell: '"{2}" <b>\u00A0é' });
  expect(translateKeyed(cell, "en-US")).toBe(
    '""{2}" <b>\u00A0é" isn’t a quantity above 0. Correct it in the file.',
  );
});

test("editions-24 a text that is no key stays as it is", () => {
  expect(translateKeyed("Invalid input: expected string", "fr-CA")).toBeNull();
  expect(translateWords("Invalid input: expected string", "fr-CA")).toBe("Invalid input: expected string");
  expect(translateKeyed("refusals.no_such_item not json}", "fr-CA")).toBeNull();
  expect(translateKeyed("issues.nothingSuch", "fr-CA")).toBeNull();
  expect(translateKeyed("refusals.no_such_item", "fr-CA")).toBeNull();
  expect(translateKeyed("entryIssues.textTooLong", "fr-CA")).toBeNull();
  expect(translateKeyed('entryIssues.textTooLong {"least":2}', "fr-CA")).toBeNull();
});

test("editions-24 a key that no catalogue has, or without its values, fails the build", () => {
  // @ts-expect-error -- there is no such key
  expect(messageKey("entryIssues.nothing")).toBe("entryIssues.nothing");
  // @ts-expect-error -- its value is missing
  expect(messageKey("entryIssues.textTooLong")).toBe("entryIssues.textTooLong");
});
