import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCaller } from "../src/app-router";
import { transactionsOf } from "./support/beancount";
import { logged } from "./support/logged";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

/** A new person with line items; what is not given is a loaf, 6.99 against 3.49. */
async function personWith(rows: Parameters<typeof logged>[2]) {
  const person = await testApp.signIn();
  await logged(testApp, person, rows);
  return person;
}

/** What a journal posts to the accounts whose name begins so, in cents. */
function posted(journal: string, account: string): number {
  const amounts = [...journal.matchAll(/^ {4}(\S.*?) {2}(-?\d+)\.(\d\d) CAD$/gm)];
  return amounts
    .filter(([, name]) => name?.startsWith(account))
    .reduce((sum, [, , whole, cents]) => sum + Number(`${whole}${cents}`), 0);
}

test("reports-46 an entry of the journal shares what was paid between groceries and a medical expense", async () => {
  const person = await personWith([{}]);
  const [item] = (await person.call.taxReport.lineItems()).lineItems;
  const { fileName, text } = await person.call.taxReport.ledger({ year: 2026 });
  expect(fileName).toBe("gluten-free-purchases-2026.journal");
  expect(text).toContain("decimal-mark .\ncommodity 1000.00 CAD\naccount Assets:Cash  ; type: A\n");
  expect(text).toContain("\naccount Expenses:Medical:Gluten-free:Bread and Bakery  ; type: X\n");
  expect(text.slice(text.indexOf("2026-03-14"))).toBe(
    [
      `2026-03-14 * (${item?.id}) Maple Grocer | GF bread`,
      "    Expenses:Groceries:Bread and Bakery  3.49 CAD",
      "    Expenses:Medical:Gluten-free:Bread and Bakery  3.50 CAD",
      "    Assets:Cash  -6.99 CAD",
      "",
      "",
    ].join("\n"),
  );
});

test("reports-46 the same in QIF, with a split for each part", async () => {
  const person = await personWith([{}, { name: "GF rice", price: 300, regularPrice: 320 }]);
  const { fileName, text } = await person.call.taxReport.ledger({ year: 2026, format: "qif" });
  expect(fileName).toBe("gluten-free-purchases-2026.qif");
  const entries = text.split("!Type:Cash\n")[1]?.split("^\n").toSorted();
  expect(entries?.slice(1)).toEqual([
    "D03/14/2026\nT-3.00\nPMaple Grocer\nMGF rice\nLExpenses:Groceries:Bread and Bakery\n" +
      "SExpenses:Groceries:Bread and Bakery\nEGF rice\n$-3.00\n",
    "D03/14/2026\nT-6.99\nPMaple Grocer\nMGF bread\nLExpenses:Medical:Gluten-free:Bread and Bakery\n" +
      "SExpenses:Groceries:Bread and Bakery\nEGF bread\n$-3.49\n" +
      "SExpenses:Medical:Gluten-free:Bread and Bakery\nEGF bread\n$-3.50\n",
  ]);
});

test("reports-46 the same for beancount, which says the line item beside each transaction", async () => {
  const person = await personWith([{}]);
  const [item] = (await person.call.taxReport.lineItems()).lineItems;
  const { fileName, text } = await person.call.taxReport.ledger({ year: 2026, format: "beancount" });
  expect(fileName).toBe("gluten-free-purchases-2026.beancount");
  expect(text).toMatch(/^option "title" "Gluten-free groceries, 2026"\noption "operating_currency" "CAD"\n/);
  expect(transactionsOf(text)).toEqual([
    {
      date: "2026-03-14",
      payee: "Maple Grocer",
      narration: "GF bread",
      lineItem: item?.id,
      postings: {
        "Expenses:Groceries:Bread-and-Bakery": 349,
        "Expenses:Medical:Gluten-free:Bread-and-Bakery": 350,
        "Assets:Cash": -699,
      },
    },
  ]);
});

test("reports-46 a ledger of beancount has accounts and texts that beancount takes, whatever the language, names and categories", async () => {
  const categories = ["Bébé & cie", "élevage: œufs", "!!!", "ß-frei", "3e rayon", "日本"];
  const names = ['GF "bread"', "back\\slash", "ends in \\", "two\nlines", "; * #tag ^link", "Pâtes 4,99 $"];
  const person = await personWith(
    categories.map((category, at) => ({ category, name: names[at] ?? "", store: `"${names[at]}` })),
  );
  const french = createCaller({ ...person.context, ownLocale: "fr-CA" });
  const { text } = await french.taxReport.ledger({ year: 2026, format: "beancount" });
  const transactions = transactionsOf(text);
  expect(transactions.map(({ narration }) => narration).toSorted()).toEqual(
    ['GF "bread"', "Pâtes 4,99 $", "back\\slash", "ends in \\", "two lines", "* #tag link"].toSorted(),
  );
  const accounts = new Set(transactions.flatMap(({ postings }) => Object.keys(postings)));
  expect([...accounts].toSorted()).toEqual(
    [
      "Assets:Encaisse",
      ...["Bébé-cie", "Élevage:Œufs", "X", "Xß-frei", "3e-rayon", "X日本"].flatMap((name) => [
        `Expenses:Épicerie:${name}`,
        `Expenses:Frais-médicaux:Sans-gluten:${name}`,
      ]),
    ].toSorted(),
  );
});

test("reports-46 a journal agrees with the CSV file to the cent, dearer, cheaper and returned goods together", async () => {
  const rows = Array.from({ length: 60 }, (_, n) => ({
    purchaseDate: new Date(Date.UTC(2026, n % 12, 1 + (n % 28))),
    name: `Product ${n}`,
    category: n % 2 === 0 ? "Snacks" : "Bread and Bakery",
    price: 101 + ((n * 37) % 900),
    regularPrice: 100 + ((n * 53) % 700),
  }));
  const person = await personWith([
    ...rows,
    { name: "Returned", kind: "return", quantity: -1, price: -699, regularPrice: -349 },
  ]);
  const { csv } = await person.call.taxReport.download({ year: 2026 });
  const table: string[][] = parse(csv, { bom: true, relax_column_count: true });
  const total = table.find(([first]) => first === "Grand Total") ?? [];
  const inCents = (amount = "") => Math.round(Number(amount) * 100);
  const { text } = await person.call.taxReport.ledger({ year: 2026 });
  expect(posted(text, "Assets")).toBe(-inCents(total[2]));
  expect(posted(text, "Expenses")).toBe(inCents(total[2]));
  expect(posted(text, "Expenses:Medical")).toBe(inCents(total[4]));
  const beancount = await person.call.taxReport.ledger({ year: 2026, format: "beancount" });
  const postings = transactionsOf(beancount.text).flatMap(({ postings }) => Object.entries(postings));
  const sumOf = (root: string) =>
    postings.reduce((sum, [account, cents]) => sum + (account.startsWith(root) ? cents : 0), 0);
  expect([sumOf("Assets"), sumOf("Expenses"), sumOf("Expenses:Medical")]).toEqual([
    -inCents(total[2]),
    inCents(total[2]),
    inCents(total[4]),
  ]);
});

test("reports-46 names can't begin a comment, another field or another entry", async () => {
  const person = await personWith([{ store: "A; B | C", name: "GF bread^ ;x" }]);
  const { text } = await person.call.taxReport.ledger({ year: 2026 });
  expect(text).toContain(") A B C | GF bread x\n");
  expect((await person.call.taxReport.ledger({ year: 2026, format: "qif" })).text).toContain(
    "\nMGF bread x\n",
  );
});

test("reports-46 a category with a slash is whole in QIF, where one begins a class", async () => {
  const person = await personWith([{ category: "Bread / bakery: oats", price: 300, regularPrice: 320 }]);
  const { text } = await person.call.taxReport.ledger({ year: 2026, format: "qif" });
  expect(text).toContain(
    "\nLExpenses:Groceries:Bread - bakery:oats\nSExpenses:Groceries:Bread - bakery:oats\n",
  );
});

test("reports-46 claim-27 a journal names its accounts in the language of its owner, with the same amounts", async () => {
  const person = await personWith([{}]);
  const french = createCaller({ ...person.context, ownLocale: "fr-CA" });
  const { text } = await french.taxReport.ledger({ year: 2026 });
  expect(text).toContain("    Dépenses:Frais médicaux:Sans gluten:Pains et boulangerie  3.50 CAD\n");
  expect(text).toContain("account Actif:Encaisse  ; type: A\n");
});

test("reports-46 another format is refused by name, and nobody reads another person's year", async () => {
  const person = await personWith([{}]);
  const refusal = await refusalOf(person.call.taxReport.ledger({ year: 2026, format: "ofx" as "qif" }));
  expect(JSON.stringify(refusal)).toContain("issues.ledgerFormat");
  const other = await testApp.signIn();
  expect((await other.call.taxReport.ledger({ year: 2026 })).text).not.toContain("Maple Grocer");
});
