import { renderSmallReceipt } from "@gf-ledger/reader/generator/small-receipt";
import type { TestPerson } from "./person";
import { send } from "./server-under-test";

export interface Item {
  readonly id: string;
  readonly productName: string;
  readonly price: number;
  readonly matchedProductId: string | null;
}

export interface Receipt {
  readonly id: string;
  readonly items: readonly Item[];
  readonly storeLocation: string | null;
  readonly purchaseDate: string | null;
}

let rendered: Promise<string> | undefined;

/** A drawn receipt of two items, as base64: some forty are read here, and how well is the reader's own suite's matter. */
export function drawnReceipt(): Promise<string> {
  rendered ??= renderSmallReceipt().then((image) => image.toString("base64"));
  return rendered;
}

/** The drawn receipt, in a file that differs from every other one by a byte behind the picture's end. */
async function anotherImage(which: number): Promise<string> {
  return Buffer.concat([Buffer.from(await drawnReceipt(), "base64"), Buffer.from([which])]).toString(
    "base64",
  );
}

/**
 * Uploads the drawn receipt and returns the draft, which has two items. With `which` it is a photo
 * of its own, as a photo that was saved before counts nothing.
 */
export async function draftReceipt({ cookie }: TestPerson, which?: number): Promise<Receipt> {
  const base64Image = which === undefined ? await drawnReceipt() : await anotherImage(which);
  const { status, body, text } = await send("POST", "/api/receipts", { cookie, json: { base64Image } });
  if (status !== 200) throw new Error(`The upload answered ${status}: ${text.slice(0, 300)}`);
  return body as Receipt;
}

/** Saves a draft with one selected item as a line item of 2026, and returns the line item's id. */
export async function loggedExpense(person: TestPerson): Promise<string> {
  const { cookie } = person;
  const receipt = await draftReceipt(person);
  const productName = `GF Contract Bread ${receipt.id.slice(0, 8)}`;
  const virtualItems = [{ productName, price: 7.49, customRegularPrice: 3.86, category: "Bread and Bakery" }];
  const saved = { purchaseDate: "2026-03-14", virtualItems };
  await send("POST", `/api/receipts/${receipt.id}/confirm`, { cookie, json: saved });
  const { body } = await send("GET", "/api/tax-report/gf-receipts", { cookie });
  const { receipts } = body as { receipts: { id: string; customProductName: string }[] };
  const found = receipts.find(({ customProductName }) => customProductName === productName);
  if (!found) throw new Error("The saved expense is not in the report.");
  return found.id;
}
