import { createOwnRecordsAssistant } from "@gf-ledger/assistant/own-records/own-records-assistant";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCaller } from "../src/app-router";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp({
    assistant: createOwnRecordsAssistant({
      name: "local",
      open: async () => {},
      answer: async () => ({ reply: "From the help.", sources: [], answered: true }),
    }),
  });
});
afterAll(() => testApp.close());

const day = (date: string) => new Date(`${date}T00:00:00Z`);

async function ask(message: string, { context }: Awaited<ReturnType<TestApp["signIn"]>>) {
  const answer = await createCaller(context).chat.message({ message, email: "ada@example.com" });
  return { ...answer, firstParagraph: answer.reply.split("\n\n")[0] };
}

/** What makes line items of a buyer. */
function linesOf(userId: string) {
  const line = {
    currency: "CAD",
    userId,
    category: "Pasta and Grains",
    priceSource: "estimate",
  };
  return (
    name: string,
    date: string,
    price: number,
    quantity: number,
    size: number | null,
    store: string,
  ) => ({
    ...line,
    name,
    price,
    quantity,
    size,
    store,
    unit: size === null ? null : "g",
    purchaseDate: day(date),
    regularPrice: 100 * quantity,
    extraCost: price - 100 * quantity,
  });
}

test("chat-44 how the price of a product changed is told by its first and last purchase of the year, of the same size", async () => {
  const buyer = await testApp.signIn();
  const bought = linesOf(buyer.user.id);
  await testApp.database.lineItem.createMany({
    data: [
      bought("GF penne", "2026-01-05", 499, 1, 340, "Maple Grocer"),
      bought("GF penne", "2026-02-05", 1118, 2, 340, "Corner Foods"),
      bought("GF penne", "2026-03-05", 899, 1, 900, "Maple Grocer"),
      bought("GF penne", "2025-03-05", 399, 1, 340, "Maple Grocer"),
      bought("GF bread", "2026-03-05", 699, 1, 675, "Maple Grocer"),
    ],
  });
  const change =
    "GF penne: $4.99 at Maple Grocer on January 5, 2026, then $5.59 at Corner Foods on February 5, 2026 (at different shops)";
  for (const question of ["did penne get pricier for me", "has my pasta gone up this year"])
    expect(await ask(question, buyer)).toMatchObject({
      firstParagraph: `What you paid in 2026 for the same product, first and last:\n• ${change}`,
      sources: [{ title: "Your reports", href: "/reports" }],
    });
  for (const question of ["has my bread gone up", "has my pasta gone up last year"])
    expect((await ask(question, buyer)).firstParagraph).toMatch(
      /^I found no product of that name that you bought on two days in/,
    );
  expect((await ask("mes penne ont-elles augmenté", buyer)).firstParagraph).toMatch(
    /^Ce que vous avez payé en 2026 pour le même produit, la première et la dernière fois\u00A0:\n• .*4,99/,
  );
});

test("chat-44 prices are compared in one shop that has two days, of a known size whatever its unit", async () => {
  const buyer = await testApp.signIn();
  const bought = linesOf(buyer.user.id);
  await testApp.database.lineItem.createMany({
    data: [
      bought("GF crackers", "2026-01-01", 400, 1, null, "Maple Grocer"),
      bought("GF crackers", "2026-06-01", 900, 1, null, "Maple Grocer"),
      bought("GF flour", "2026-01-01", 400, 1, 900, "Maple Grocer"),
      bought("GF flour", "2026-01-01", 900, 1, 900, "Corner Foods"),
      bought("GF flour", "2026-06-01", 400, 1, 900, "Maple Grocer"),
      bought("GF flour", "2026-06-01", 900, 1, 900, "Corner Foods"),
      bought("GF cookies", "2026-01-01", 400, 1, 500, "Maple Grocer"),
      { ...bought("GF cookies", "2026-06-01", 500, 1, 0.5, "Maple Grocer"), unit: "kg" },
    ],
  });
  const flour =
    "GF flour: $4.00 at Maple Grocer on January 1, 2026, then $4.00 at Maple Grocer on June 1, 2026";
  expect((await ask("has my flour gone up", buyer)).firstParagraph).toContain(flour);
  const cookies =
    "GF cookies: $4.00 at Maple Grocer on January 1, 2026, then $5.00 at Maple Grocer on June 1, 2026";
  expect((await ask("have my cookies gone up", buyer)).firstParagraph).toContain(cookies);
  expect((await ask("have my crackers gone up", buyer)).firstParagraph).toMatch(/ in the same known size,/);
});
