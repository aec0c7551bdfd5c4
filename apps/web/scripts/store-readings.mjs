// Has the product read its sample receipt of each edition, and stores what it answered for the demonstration
// that runs without a server, into src/features/demonstration/. Run it again when a test says that the stored
// readings are no longer what the product reads.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { codedSentence } from "@gf-ledger/api/housekeeping/coded-sentence";
import { codedPriceOrigin } from "@gf-ledger/api/prices/views/coded-price-origin";
import { readPriceOrigin, storedPriceOrigin } from "@gf-ledger/domain/pricing/stored-price-origin";
import { launchBrowser } from "./launched-browser.mjs";
import { signIn } from "./sample-account.mjs";
import { startedProduct } from "./started-product.mjs";

const OUT = fileURLToPath(new URL("../src/features/demonstration/", import.meta.url));
const SAMPLES = fileURLToPath(new URL("../public/samples/", import.meta.url));

/** The names that a person gives the printed ones, so that the demonstration reads like a checked receipt. */
const CLEAN_NAMES = JSON.parse(readFileSync(new URL("clean-names.json", import.meta.url), "utf8"));

/** The clean name of a printed one. @throws for a line that has none. */
function cleanName(printed) {
  const name = CLEAN_NAMES[printed];
  if (name === undefined) throw new Error(`No clean name is given for: ${printed}`);
  return name;
}

/** An id that is the same in every run, so that a change shows what changed. */
const fixedId = (number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** A reason as it is stored: by its message's key, for the demonstration says it in each language. */
function keyOf(reason) {
  if (reason === null) return null;
  const key = codedSentence(reason);
  if (key === null) throw new Error(`No message says: ${reason}`);
  return key;
}

/** By which ratio a price was worked out from a figure, behind where that comes from. */
const BY_RATIO = /, by size(?: × (?<ratio>[\d.]+))?$/u;

/** Where a price comes from, as it is stored: by its code, for the demonstration says it in each language. */
function codeOf(origin, place) {
  const by = BY_RATIO.exec(origin);
  const coded = readPriceOrigin(codedPriceOrigin(origin.replace(BY_RATIO, ""), place));
  if (coded.code === "kept") throw new Error(`No code says: ${origin}`);
  return storedPriceOrigin(by ? { ...coded, ratio: Number(by.groups.ratio ?? 1) } : coded);
}

/** An item with the origins of its prices as codes. */
function priced({ matchedProduct, priceEvidence, ...item }) {
  return {
    ...item,
    matchedProduct: matchedProduct && { ...matchedProduct, source: codeOf(matchedProduct.source, null) },
    priceEvidence: priceEvidence && {
      ...priceEvidence,
      origin: priceEvidence.origin && codeOf(priceEvidence.origin, priceEvidence.place),
    },
  };
}

/** The receipt as it is stored: without what differs from run to run. */
function storable(receipt) {
  return {
    ...receipt,
    id: fixedId(0),
    store: cleanName(receipt.store),
    createdAt: "2025-03-14T20:00:00.000Z",
    items: receipt.items.map((item, index) => ({
      ...priced(item),
      id: fixedId(index + 1),
      name: cleanName(item.name),
      glutenFreeReason: keyOf(item.glutenFreeReason),
      kindReason: keyOf(item.kindReason),
    })),
  };
}

async function readSample(browser, origin, edition) {
  const storageState = await signIn(browser, origin, `stored-${Date.now()}@example.com`);
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await page.goto(`${origin}/robots.txt`);
  const image = readFileSync(`${SAMPLES}receipt-${edition}.jpg`).toString("base64");
  const receipt = await page.evaluate(async (image) => {
    const body = new FormData();
    body.append("image", new Blob([Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0))]));
    const answer = await fetch("/api/trpc/receipts.create", { method: "POST", body });
    if (!answer.ok) throw new Error(`The sample was not read: ${await answer.text()}`);
    return (await answer.json()).result.data.json;
  }, image);
  await context.close();
  return storable(receipt);
}

const product = await startedProduct();
const browser = await launchBrowser();
try {
  for (const edition of ["ca", "us"]) {
    const receipt = await readSample(browser, `http://${edition}.localhost:${product.port}`, edition);
    writeFileSync(`${OUT}reading-${edition}.json`, `${JSON.stringify(receipt, null, 2)}\n`);
  }
} finally {
  await browser.close();
  await product.stop();
}
process.stdout.write(`The readings are in ${OUT}\n`);
