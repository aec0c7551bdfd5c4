import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, test } from "vitest";
import { CATALOGUES } from "../src/catalogues";
import { typographyFaults } from "../src/french-typography";
import { translatorOf } from "../src/translator";

interface Tree {
  readonly [key: string]: string | Tree;
}

/** Every message of a catalogue by its whole key. */
function messagesOf(tree: Tree, within = ""): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, entry]) =>
    typeof entry === "string"
      ? [[within + key, entry] as [string, string]]
      : messagesOf(entry, `${within}${key}.`),
  );
}

/** The names that a message needs, whatever its branches. */
function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  const names = elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [element.value, ...argumentsOf(element.children)];
    const own = [element.value];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return own;
    return [...own, ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value))];
  });
  return [...new Set(names)].sort();
}

const inEnglish = messagesOf(CATALOGUES.en);
const inFrench = new Map(messagesOf(CATALOGUES.fr));
const translations = Object.entries(CATALOGUES).filter(([language]) => language !== "en");

describe.each(translations)(
  "editions-13 each message is there in every language: %s",
  (_language, catalogue) => {
    const translated = new Map(messagesOf(catalogue));

    test("with the same keys", () => {
      expect([...translated.keys()].sort()).toEqual(inEnglish.map(([key]) => key).sort());
    });

    test.each(inEnglish)("%s takes the same arguments", (key, text) => {
      expect(argumentsOf(parse(translated.get(key) ?? ""))).toEqual(argumentsOf(parse(text)));
    });
  },
);

/** Names and words that are the same in both languages. */
const SAME = new Set([
  "Menu",
  "Documents",
  "Canada",
  "IRS",
  "FAQ",
  "Notifications (F8)",
  "Premium",
  "Total",
  "TOTAL",
  "g",
  "kg",
  "oz",
  "lb",
  "ml",
  "l",
  "Correction",
  "Note",
  "Date",
  "Source",
  "Photo",
  "Signature",
  "budget.finances.gouv.qc.ca",
  "Code",
  "Pages",
  "Articles",
  "Ctrl",
  "GF Ledger",
]);

/** What a till prints has a typography of its own. */
const isPrinted = (key: string) => key.startsWith("exampleReceipt.printed.");

/** Places, and publications that have a name in one language. */
const NAMED = ["provinces.", "usStates.", "priceBasis.origins.places.", "priceBasis.origins.publishers."];

/** Whether a French text may be the English one: names, and what holds no words of its own. */
const maySame = (key: string, text: string) =>
  SAME.has(text) ||
  isPrinted(key) ||
  NAMED.some((start) => key.startsWith(start)) ||
  !/\p{L}/u.test(text.replace(/\{\w+\}|<\/?\w+>/g, ""));

/** Accounts of a ledger are joined by colons, which its format wants. */
const isAccount = (key: string) => /^ledger\.(?:groceries|medical|paidFrom)$/.test(key);

test.each(translations)("editions-13 no sentence of %s is left in English", (language, catalogue) => {
  const translated = new Map(messagesOf(catalogue));
  const left = inEnglish
    .filter(
      ([key, text]) => text.split(" ").length >= 4 && text === translated.get(key) && !maySame(key, text),
    )
    .map(([key]) => key);
  expect(left.slice(0, 20), `translate these of packages/messages/src/${language}`).toEqual([]);
});

describe("editions-14 French is written as Canadian French is", () => {
  test.each([...inFrench])("%s", (key, text) => {
    const english = inEnglish.find(([name]) => name === key)?.[1];
    expect(text === english && !maySame(key, text), "left in English").toBe(false);
    if (isAccount(key) || isPrinted(key)) return;
    // How a number is written is no text.
    expect(typographyFaults(text.replaceAll(/::[^}]*/g, ""))).toEqual([]);
  });
});

test.each([
  ["L'ARC", "a straight apostrophe"],
  ["Exemple: un reçu", "a colon or a guillemet without its no-break space"],
  ["« bonjour »", "a colon or a guillemet without its no-break space"],
  ["Vraiment ?", "a space before a semicolon, a question or an exclamation mark"],
  ["maladie coeliaque", "a ligature that is missing"],
  ["Boeuf haché", "a ligature that is missing"],
  ["La main-d’oeuvre", "a ligature that is missing"],
  ["A propos de nous", "a capital without its accent"],
  ["Ca fonctionne", "a capital without its accent"],
  ["Prix. Etape suivante", "a capital without its accent"],
  ["14,5 % du total", "a number without the no-break space before its unit"],
  ["14,5% du total", "a number without the no-break space before its unit"],
  ["{amount} $ par mois", "a number without the no-break space before its unit"],
  ["au plus 15 Mo", "a number without the no-break space before its unit"],
  ["plus de 1 000 articles", "thousands without a no-break space between them"],
  ["Un instant...", "dots in place of an ellipsis"],
])("editions-14 %s: %s is found", (text, fault) => {
  expect(typographyFaults(text)).toEqual([fault]);
});

test.each([
  "https://gfledger.ca",
  "A la maladie cœliaque",
  "Canada et Ontario",
  "lignes 33099 et 33199 de 2026",
  "14,5\u00A0% de 1\u00A0000\u00A0$",
  "{count} serviettes, 5 lots et 3 grands formats",
])("editions-14 %s is written as it should be", (text) => {
  expect(typographyFaults(text)).toEqual([]);
});

test("editions-14 plurals and numbers are those of the language: nothing and one are singular in French", () => {
  expect(translatorOf("fr-CA", "home.illustration")("found", { items: 1200, glutenFree: 3 })).toBe(
    "3 articles sur 1\u00A0200",
  );
});
