import type { Page } from "playwright-core";
import { type AccountContents, accountZip } from "./account-zip";

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
