// A free account that has saved as many receipts as a month allows, and has one more to save.
import { accountZip, lineItemRecord } from "../test/stories/support/account-zip";
import { receiptRecord } from "../test/stories/support/receipt-record";

const FREE_SAVES = 5;

/** Fills a new person's account and saves its receipts; resolves with the id of the one that is left. */
export async function usedUpAccount(browser, origin, edition, storageState) {
  const currency = edition === "ca" ? "CAD" : "USD";
  const receipts = Array.from({ length: FREE_SAVES + 1 }, (_, at) =>
    receiptRecord({ currency, imageSha256: `${at}`.repeat(64) }),
  );
  const lineItems = [lineItemRecord({ currency, purchaseDate: "2019-01-01" })];
  const zip = (await accountZip({ receipts, lineItems })).toString("base64");
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await page.goto(`${origin}/terms`);
  const draft = await page.evaluate(async (data) => {
    const send = async (path, type, body) => {
      const answer = await fetch(path, { method: "POST", headers: { "Content-Type": type }, body });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    };
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    await send("/api/account/import", "application/zip", bytes);
    const { drafts } = await (await fetch("/api/receipt-drafts")).json();
    const [left, ...saved] = drafts.map(({ id }) => id);
    for (const id of saved) await send(`/api/receipts/${id}/confirm`, "application/json", "{}");
    return left;
  }, zip);
  await context.close();
  return draft;
}
