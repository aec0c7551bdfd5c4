import { writeRows } from "@gf-ledger/documents/pdf/written-rows";
import { generateOrder } from "@gf-ledger/reader/generator/orders/generate-order";
import { orderHtml } from "@gf-ledger/reader/generator/orders/order-html";
import { ORDER_STYLE_NAMES } from "@gf-ledger/reader/generator/orders/order-styles";
import { decodeImage } from "@gf-ledger/reader/image/decode-image";
import { understandPage } from "@gf-ledger/reader/understanding/understand-page";
import { describe, expect, test } from "vitest";
import { rowsOfMail } from "../src/mail-in/rules/rows-of-mail";

/** Orders of seeds that the reader was not made with. */
const SEEDS = [8001, 8002];
const KINDS = ORDER_STYLE_NAMES.flatMap((style) =>
  (["en", "fr"] as const).map((language) => [style, language] as const),
);

async function readingsOf(html: string) {
  const readings = [];
  for await (const { rows } of rowsOfMail({ kind: "mail-rows", html, text: null, above: [] })) {
    const { words } = await decodeImage(await writeRows(rows));
    if (!words) throw new Error("The page has text");
    readings.push(understandPage(words, "2026-11-27"));
  }
  return readings;
}

describe("receipts-98 an order in the HTML of a mail", () => {
  test.each(KINDS)(
    "with %s, in %s: names whole, counts, prices, shop, day and total",
    async (style, language) => {
      for (const seed of SEEDS) {
        const { page, truth } = generateOrder(seed, style, language);
        const [reading, ...others] = await readingsOf(orderHtml(page));
        expect(others).toEqual([]);
        // The page's letters are those of western languages' old fonts.
        const named = (name: string) => name.replace(/Œ/g, "OE").toUpperCase().replace(/Œ/g, "OE");
        expect(reading?.items.map(({ name, quantity, price }) => [named(name), quantity, price])).toEqual(
          expect.arrayContaining(
            truth.items.map(({ name, quantity, price }) => [named(name), quantity, Math.round(price * 100)]),
          ),
        );
        expect(reading?.items).toHaveLength(truth.items.length);
        expect(reading?.store.value).toContain(truth.store.split(" ")[0]);
        expect(reading?.purchaseDate.value).toBe(truth.date);
        expect(reading?.totalCents.value).toBe(Math.round(truth.total * 100));
      }
    },
  );
});

test("receipts-100 two orders in one mail are two pages, each with its own shop, goods and total", async () => {
  const orders = [8101, 8102].map((seed) => generateOrder(seed, "columns", "en"));
  const readings = await readingsOf(orders.map(({ page }) => orderHtml(page)).join(""));
  expect(
    readings.map(({ store, totalCents, items }) => [store.value, totalCents.value, items.length]),
  ).toEqual(orders.map(({ truth }) => [truth.store, Math.round(truth.total * 100), truth.items.length]));
});

test("receipts-100 so are five orders of different shops and layouts, in both languages", async () => {
  const orders = ORDER_STYLE_NAMES.slice(0, 5).map((style, index) =>
    generateOrder(8200 + index, style, index % 2 === 0 ? "en" : "fr"),
  );
  const readings = await readingsOf(orders.map(({ page }) => orderHtml(page)).join("<hr>"));
  expect(readings.map(({ totalCents, items }) => [totalCents.value, items.length])).toEqual(
    orders.map(({ truth }) => [Math.round(truth.total * 100), truth.items.length]),
  );
});

describe("receipts-116 what offices, phones and senders add to a mail", () => {
  const SIGNATURE =
    "<p>--<br>Ana Tremblay<br>Accounts, Example Ltd.<br>604-555-0142 | Suite 1200<br>Sent from my iPhone</p>";
  const DISCLAIMER =
    '<p style="font-size:8pt">CONFIDENTIAL. This e-mail of 2019-01-31 is for the addressee alone. Our liability is limited to $50.00 in total. ' +
    "If you received it in error call 1-800-555-0199.</p>";
  const SURVEY = "<table><tr><td>Rate us and win</td><td>$1,000.00</td></tr></table>";

  test.each<[string, (order: string) => string]>([
    ["a signature and a disclaimer below", (order) => `${order}${SIGNATURE}${DISCLAIMER}`],
    [
      "one's own words, a signature and a disclaimer above",
      (order) => `<p>FYI</p>${SIGNATURE}${DISCLAIMER}${order}`,
    ],
    ["a survey with a prize below", (order) => `${order}${SURVEY}`],
  ])("%s changes nothing of what is read", async (_what, around) => {
    for (const seed of SEEDS) {
      const { page } = generateOrder(seed, "columns", "en");
      const [plain] = await readingsOf(orderHtml(page));
      const readings = await readingsOf(around(orderHtml(page)));
      const said = readings.map(({ items, purchaseDate, totalCents, store }) => ({
        items: items.map(({ name, price }) => [name, price]),
        day: purchaseDate.value,
        total: totalCents.value,
        store: store.value,
      }));
      expect(said).toEqual([
        {
          items: plain?.items.map(({ name, price }) => [name, price]),
          day: plain?.purchaseDate.value,
          total: plain?.totalCents.value,
          store: plain?.store.value,
        },
      ]);
    }
  });
});
