import { expect, test } from "vitest";
import { DESK, PHONE, signedIn } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { smallTargets } from "./support/pages/touch-targets";
import { address } from "./support/product";
import { productNamed } from "./support/product-named";
import { receiptRecord } from "./support/receipt-record";
import { withReceipts } from "./support/sign-on/account";

const PICTURES = process.env.STORY_PICTURES;
const inDoubt = receiptRecord({
  store: "Corner Shop",
  purchaseDate: "2025-03-04",
  evidence: {
    purchaseDate: { value: "2025-03-04", confidence: 0.5, rawText: "03/04/25", box: null },
    issues: [
      {
        code: "date_in_doubt",
        message: "sentences.compareWithPhoto",
        itemIndex: null,
        dates: ["2025-03-04", "2025-04-03"],
      },
    ],
  },
});
const misread = receiptRecord({
  store: "Hill Market",
  items: [
    { name: "GF Penne", price: 599, confidence: 0.5, selected: true },
    { name: "GF Bagels", price: 699, confidence: 0.5, selected: true },
  ],
  evidence: {
    issues: [
      {
        code: "line_in_doubt",
        message: "sentences.compareWithPhoto",
        itemIndex: 1,
        others: [{ name: "GF Bagels", cents: 649 }],
      },
      { code: "items_do_not_add_up", message: "sentences.subtotalDiffers", itemIndex: null },
    ],
  },
  subtotalCents: 1248,
  totalCents: 1248,
});
const sure = (store: string, item = {}) => receiptRecord({ store, items: [item] });

test.each([
  ["a phone", PHONE, "light", "en-CA"],
  ["a phone", PHONE, "dark", "fr-CA"],
  ["a computer", DESK, "light", "en-CA"],
] as const)(
  "receipts-108 receipts-109 receipts-129 receipts-130 reports-58 on %s all that is sure is saved by one tap, and what is in doubt and each size is answered in place (%s, %s)",
  async (_, device, colorScheme, locale) => {
    const person = await signedIn(device, "ca", { colorScheme, locale });
    const { page, ask } = person;
    const matchedProductId = await productNamed(page, "spaghetti pasta");
    const spaghetti = { name: "GF Spaghetti", matchedProductId, cataloguePrice: 389 };
    await withReceipts(person, sure("Prairie Market", spaghetti), inDoubt, misread, sure("Maple Grocer"));
    await page.goto(address("/receipts"));
    const french = locale === "fr-CA";
    const saveAll = page.getByRole("button", { name: french ? "Enregistrer les 2" : "Save all 2" });
    await saveAll.waitFor();
    const lines = page.getByRole("list", { name: french ? "Lignes à vérifier" : "Lines in doubt" });
    await lines.getByText("GF Penne").first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    if (device === PHONE) expect(await smallTargets(page)).toEqual([]);
    if (PICTURES)
      await page.screenshot({
        path: `${PICTURES}/to-check-${device.width}-${colorScheme}-${locale}.png`,
        fullPage: true,
      });
    if (PICTURES && device === DESK) {
      await page.setViewportSize({ width: 1024, height: 768 });
      await page.screenshot({ path: `${PICTURES}/to-check-1024.png`, fullPage: true });
      await page.setViewportSize(device);
    }
    await saveAll.click();
    await page
      .getByText(french ? "2 reçus enregistrés" : "2 receipts saved")
      .first()
      .waitFor();
    await page.getByRole("button", { name: french ? "4 mars 2025" : "March 4, 2025" }).click();
    await lines
      .getByRole("button", { name: french ? "C’est exact GF Penne" : "That’s right GF Penne" })
      .click();
    await lines.getByText("GF Penne").first().waitFor({ state: "detached" });
    await lines.getByRole("button", { name: french ? /^6,49/ : /^\$6\.49/ }).click();
    await lines.waitFor({ state: "detached" });
    const saveIt = page.getByRole("button", { name: french ? "Enregistrer les 2" : "Save all 2" });
    await saveIt.click();
    await page.locator("#to-check").waitFor({ state: "detached" });
    const sizes = page.getByRole("region", {
      name: french
        ? "Un produit de 2025 dont le format manque ou ne se compare pas"
        : "One product of 2025 whose size is missing or can’t be compared",
    });
    await sizes.getByRole("heading").click();
    if (PICTURES)
      await page.screenshot({
        path: `${PICTURES}/to-check-sizes-${device.width}-${colorScheme}-${locale}.png`,
        fullPage: true,
      });
    expect(await violationsOf(page)).toEqual([]);
    if (device === PHONE) expect(await smallTargets(page)).toEqual([]);
    await sizes.getByRole("textbox").or(sizes.getByRole("spinbutton")).first().fill("454");
    await sizes.getByRole("button", { name: french ? "Enregistrer 1 format" : "Save 1 size" }).click();
    await sizes.waitFor({ state: "detached" });
    const { receipts } = (await ask("receipts.list", {})) as {
      receipts: { status: string; purchaseDate: string }[];
    };
    expect(receipts.map(({ status }) => status)).toEqual([
      "confirmed",
      "confirmed",
      "confirmed",
      "confirmed",
    ]);
    expect(receipts.map(({ purchaseDate }) => purchaseDate)).toContain("2025-03-04");
  },
);
