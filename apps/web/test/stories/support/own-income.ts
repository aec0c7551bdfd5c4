import type { Page } from "playwright-core";

/** Enters the net income of the account's owner for 2025, in dollars, as the signed-in browser of a page. */
export async function enterOwnIncome(page: Page, netIncome: number): Promise<void> {
  await page.evaluate(async (income) => {
    const read = await fetch("/api/people?year=2025");
    const { people } = (await read.json()) as { people: Record<string, unknown>[] };
    const { id, name, relation, celiac, birthDate, letter } = people[0] ?? {};
    const person = { name, relation, celiac, birthDate, letter, netIncomeByYear: { 2025: income } };
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(`/api/people/${id}`, { method: "PUT", headers, body: JSON.stringify(person) });
    if (!answer.ok) throw new Error(`The income answered ${answer.status}: ${await answer.text()}`);
  }, netIncome);
}
