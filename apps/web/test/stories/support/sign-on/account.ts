import type { Page } from "playwright-core";
import { type AccountContents, accountZip, lineItemRecord } from "../account-zip";
import type { Person } from "../browser";
import type { receiptRecord } from "../receipt-record";

/** Fills the empty account of a page's signed-in person with records, in one call. */
export async function fillAccount(page: Page, contents: AccountContents): Promise<void> {
  const zip = (await accountZip(contents)).toString("base64");
  const refused = await page.evaluate(async (data) => {
    const body = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const headers = { "Content-Type": "application/zip" };
    const answer = await fetch("/api/account/import", { method: "POST", headers, body });
    return answer.ok ? "" : `${answer.status}: ${await answer.text()}`;
  }, zip);
  if (refused !== "") throw new Error(`The import answered ${refused}`);
}

/** Imports receipts into the empty account; answers their ids there, in the same order. */
export async function withReceipts(
  person: Person,
  ...receipts: ReturnType<typeof receiptRecord>[]
): Promise<string[]> {
  // An import gives new ids; an old line item of each receipt tells which is which.
  const lineItems = receipts.map(({ id, currency }, index) =>
    lineItemRecord({ receiptId: id, name: `${index}`, purchaseDate: "2019-01-01", currency }),
  );
  await fillAccount(person.page, { receipts, lineItems });
  const { lineItems: rows } = (await person.ask("taxReport.lineItems")) as {
    lineItems: { name: string; receiptId: string }[];
  };
  return rows.toSorted((a, b) => Number(a.name) - Number(b.name)).map(({ receiptId }) => receiptId);
}
