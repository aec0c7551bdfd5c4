import type { LineItemsAnswer } from "@gf-ledger/domain/tax-report/tax-report-view";
import { expect, test } from "vitest";
import { everyLineItem } from "./use-line-items";

const row = (name: string) => ({ name }) as LineItemsAnswer["lineItems"][number];

/** Asks for the pages that a server answers, and fails when more than those are asked for. */
async function read(...answers: Partial<LineItemsAnswer>[]) {
  const asked: unknown[] = [];
  const lineItems = await everyLineItem(async (page) => {
    asked.push(page);
    const answer = answers.shift();
    if (!answer) throw new Error("asked again");
    return answer as LineItemsAnswer;
  });
  return { asked, names: lineItems.map(({ name }) => name) };
}

test("reports-55 the pages of the line items are read by their cursors to the last", async () => {
  const first = { lineItems: [row("GF bread")], nextCursor: "2026-03-14_a" };
  expect(await read(first, { lineItems: [row("GF penne")], nextCursor: null })).toEqual({
    asked: [undefined, { cursor: "2026-03-14_a" }],
    names: ["GF bread", "GF penne"],
  });
});

test("reports-55 a server of before cursors is asked once, not for ever", async () => {
  expect(await read({ lineItems: [row("GF bread")] })).toEqual({ asked: [undefined], names: ["GF bread"] });
});
