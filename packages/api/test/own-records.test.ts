import { createOwnRecordsAssistant } from "@gf-ledger/assistant/own-records/own-records-assistant";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCaller } from "../src/app-router";
import { familyAroundADeath } from "./support/family-around-a-death";
import { thirtyReadsOf } from "./support/heavy-reads";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
let person: Awaited<ReturnType<TestApp["signIn"]>>;
let helped = 0;

beforeAll(async () => {
  testApp = await openTestApp({
    assistant: createOwnRecordsAssistant({
      name: "local",
      open: async () => {},
      answer: async () => {
        helped += 1;
        return { reply: "From the help.", sources: [], answered: true };
      },
    }),
  });
  person = await testApp.signIn();
  const line = { store: "Maple Grocer", quantity: 1, currency: "CAD", userId: person.user.id };
  const bread = { ...line, category: "Bread and Bakery", priceSource: "catalogue", sizeCompared: true };
  await testApp.database.lineItem.createMany({
    data: [
      {
        ...bread,
        name: "GF bread",
        purchaseDate: day("2026-03-14"),
        price: 699,
        regularPrice: 349,
        extraCost: 350,
      },
      {
        ...bread,
        name: "GF buns",
        purchaseDate: day("2026-02-01"),
        price: 599,
        regularPrice: 299,
        extraCost: 300,
      },
      {
        ...line,
        category: "Snacks",
        priceSource: "estimate",
        name: "GF bites",
        purchaseDate: day("2026-01-10"),
        price: 468,
        regularPrice: 200,
        extraCost: 268,
      },
      {
        ...bread,
        name: "GF loaf",
        purchaseDate: day("2025-03-14"),
        price: 123_499,
        regularPrice: 349,
        extraCost: 123_150,
      },
    ],
  });
  await person.call.priceBook.add({
    name: "White Bread",
    price: 3.49,
    size: 675,
    unit: "g",
    store: "Maple Grocer",
    seenOn: "2026-03-01",
    how: "shelf-tag",
  });
});
afterAll(() => testApp.close());

const day = (date: string) => new Date(`${date}T00:00:00Z`);

async function ask(message: string, { context }: Pick<typeof person, "context"> = person) {
  const answer = await createCaller(context).chat.message({ message, email: "ada@example.com" });
  return { ...answer, firstParagraph: answer.reply.split("\n\n")[0] };
}

const summary = { title: "Tax summary of 2026", href: "/tax-summary?year=2026" };

test.each([
  [
    "How much have I claimed in 2026?",
    "Your extra cost to claim for 2026 is $9.18 so far, from 3 items that you logged.",
    summary,
  ],
  [
    "how much have I claimed on bread?",
    "Your extra cost of Bread and Bakery in 2026 is $6.50 so far, from 2 items.",
    summary,
  ],
  ["how much have I claimed on drinks?", "You haven't logged anything under Beverages in 2026.", summary],
  [
    "How much have I claimed in 2024?",
    "You haven't logged anything for 2024 yet, so there is nothing to claim so far.",
    { title: "Tax summary of 2024", href: "/tax-summary?year=2024" },
  ],
  [
    "How many receipts do I have?",
    "You have no saved receipts.",
    { title: "Your receipts", href: "/receipts" },
  ],
  [
    "How many receipts have I uploaded in 2026?",
    "You have no saved receipts of 2026.",
    { title: "Your receipts", href: "/receipts?year=2026" },
  ],
  [
    "What is left on my checklist?",
    "You haven't started a claim for 2026 yet.",
    { title: "Your claim", href: "/claim" },
  ],
  [
    "What are my best twelve months?",
    "You haven't started a claim for 2026 yet.",
    { title: "Your claim", href: "/claim" },
  ],
  [
    "Which of my estimates should I look up?",
    "3 regular prices of 2026 are estimates or were not compared by size. The largest amounts first:\n" +
      "• GF bread: $3.50 to claim\n• GF buns: $3.00 to claim\n• GF bites: $2.68 to claim",
    summary,
  ],
  [
    "what is the regular price of white bread in my price book",
    "The newest prices in your price book:\n• White Bread: $3.49, at Maple Grocer on March 1, 2026",
    { title: "Your price book", href: "/price-book" },
  ],
  [
    "how much is wheat flour in my price book?",
    "I couldn't find that product in your price book.",
    { title: "Your price book", href: "/price-book" },
  ],
])(
  "chat-18 '%s' is answered from the person's own records, with their page",
  async (question, wording, source) => {
    const before = helped;
    const answer = await ask(question);
    expect(answer).toMatchObject({ firstParagraph: wording, sources: [source], answered: true });
    expect(answer.reply).toContain("It is not tax advice.");
    expect(helped).toBe(before);
  },
);

test.each([
  [
    "combien ai-je réclamé en 2026 ?",
    "Votre coût supplémentaire à demander pour 2026 est de 9,18\u00A0$ jusqu’ici, pour 3 articles que vous avez enregistrés.",
  ],
  [
    "combien ai-je réclamé pour le pain ?",
    "Pour «\u00A0Pains et boulangerie\u00A0», votre coût supplémentaire de 2026 est de 6,50\u00A0$ jusqu’ici, pour 2 articles.",
  ],
  ["combien de reçus ai-je ?", "Vous n’avez aucun reçu enregistré."],
  [
    "quel est le prix courant du pain blanc dans mon carnet de prix ?",
    "Les prix les plus récents de votre carnet de prix\u00A0:\n• pain blanc\u00A0: 3,49\u00A0$, chez Maple Grocer le 1er mars 2026",
  ],
])("chat-18 '%s' is answered in French", async (question, wording) => {
  expect(await ask(question)).toMatchObject({ firstParagraph: wording, answered: true });
});

test("chat-18 with a claim, its open steps are named, and its best twelve months", async () => {
  const { id } = await person.call.claims.create({ taxYear: 2025 });
  const steps = (await ask("What is left on my 2025 checklist?")).firstParagraph ?? "";
  expect(steps).toMatch(/^\d+ steps of your 2025 claim are left:\n• Enter the practitioner's letter\n/);
  const { entries } = await person.call.claims.checklist({ id });
  expect(steps.split("\n• ").slice(1)).toEqual(entries.filter(({ done }) => !done).map(({ words }) => words));
  expect((await ask("what are my best twelve months in 2025")).firstParagraph).toMatch(
    /^(Your best twelve months for 2025 are .+ to .+, with \$1,231\.50 of medical expenses\.|I can’t tell your best twelve months for 2025 yet\.)/,
  );
  await person.call.claims.file({ id });
  expect((await ask("how much have I claimed in 2025?")).firstParagraph).toBe(
    "Your extra cost to claim for 2025 is $1,231.50 so far, from 1 item that you logged.\nYour claim for 2025 was filed on March 20, 2026.",
  );
});

test("chat-18, claim-51 around a death the days of who died are said beside the twelve months", async () => {
  const { anna } = await familyAroundADeath(testApp, 2025);
  expect((await ask("what are my best twelve months in 2025", anna)).firstParagraph).toBe(
    "Your best twelve months for 2025 are January 2, 2024 to January 1, 2025, with $4,370.00 of medical expenses.\n" +
      "Among them is what was paid for Ben, who died in 2025, from January 1, 2024 to December 31, 2025: $1,890.00.",
  );
});

test("chat-18 nobody is told of anybody else's records", async () => {
  const other = await testApp.signIn();
  expect((await ask("How much have I claimed in 2026?", other)).firstParagraph).toMatch(
    /^You haven't logged anything for 2026/,
  );
  expect((await ask("what price did I see for white bread", other)).firstParagraph).toBe(
    "I couldn't find that product in your price book.",
  );
});

test("chat-18 who is not signed in on the website is asked to sign in, and learns nothing", async () => {
  const asked = "How much have I claimed in 2026?";
  const signIn = {
    reply: "I can answer that from your own records once you are signed in. Sign in, then ask me again.",
    sources: [{ title: "Sign in", href: "/auth" }],
    answered: false,
  };
  expect(await ask(asked, testApp.anonymous())).toMatchObject(signIn);
  const { actor } = person.context;
  const byKey = actor && { ...actor, via: "api-key" as const, keyScopes: ["read" as const], keyYear: 2025 };
  expect(await ask(asked, { context: { ...person.context, actor: byKey } })).toMatchObject(signIn);
  expect((await ask("combien ai-je réclamé ?", testApp.anonymous())).reply).toMatch(/ouvrez une session/i);
});

test("chat-18 any other question goes to the help", async () => {
  expect((await ask("How do I upload a receipt?")).reply).toBe("From the help.");
});

test("api-52 where thirty reports of the account wait, a question about the own year is told when to come again", async () => {
  const endAll = thirtyReadsOf(person.user.id);
  const asked = "How much have I claimed in 2026?";
  await expect(ask(asked)).rejects.toMatchObject({ cause: { code: "rate_limited" } });
  await endAll();
  expect((await ask(asked)).firstParagraph).toMatch(/^Your extra cost to claim for 2026 is/);
});
