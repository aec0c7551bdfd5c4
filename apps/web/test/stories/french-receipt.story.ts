import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESK, PHONE, signedIn } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { drawnPage } from "./support/pages/drawn-page";
import { samplePhoto } from "./support/photo/photos";
import { address } from "./support/product";
import { receiptRecord } from "./support/receipt-record";
import { withReceipts } from "./support/sign-on/account";

/** What holds of every page in French, whatever it shows. */
async function isWhole(page: Page) {
  expect(await page.locator("html").getAttribute("lang")).toBe("fr-CA");
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
}

test("editions-10 in French on a phone a photo is read, checked, corrected and saved", async () => {
  const { page } = await signedIn(PHONE);
  await page.goto(address("/fr/ajouter-un-recu"));
  await drawnPage(page, "Ajouter un reçu");
  await page.getByText("Forfait gratuit\u00A0: 0 reçu utilisé sur", { exact: false }).waitFor();
  await isWhole(page);
  await page.getByLabel(/Choisir des photos/).setInputFiles(await samplePhoto());
  await page.getByRole("button", { name: "Lire l’image" }).tap();
  const save = page.getByRole("button", { name: "Enregistrer les articles cochés" });
  await save.waitFor({ timeout: 60_000 });
  await page.getByText("4 cochés sur 10").first().waitFor();
  await isWhole(page);

  const first = page.getByRole("button", { name: /^Modifier / }).first();
  await first.tap();
  const sheet = page.getByRole("dialog", { name: "Modifier l’article" });
  await sheet.getByLabel("Votre prix courant").fill("2,5x");
  await sheet.getByRole("button", { name: "Enregistrer" }).tap();
  await sheet.getByText("Veuillez entrer un nombre positif valide.").waitFor();
  await sheet.getByLabel("Votre prix courant").fill("2,50");
  await sheet.getByText("Plus", { exact: true }).tap();
  await sheet.getByLabel("Catégorie").selectOption({ label: "Collations" });
  await isWhole(page);
  await sheet.getByRole("button", { name: "Enregistrer" }).tap();
  await page.getByText("Les détails de l’article sont modifiés.").waitFor();
  await page.getByText("2,50\u00A0$ (fixé par vous)", { exact: false }).first().waitFor();
  await save.tap();
  await page.getByText("4 articles ont été ajoutés à vos dossiers.").waitFor();
  await page.waitForURL(/\/(?:reports|fr\/rapports)/, { timeout: 15_000 });
});

test.each([
  ["a phone", PHONE],
  ["a desk", DESK],
] as const)(
  "editions-16 in French on %s the reader's doubts and reasons are said in French",
  async (_, size) => {
    const person = await signedIn(size);
    const { page } = person;
    const [id = ""] = await withReceipts(
      person,
      receiptRecord({
        purchaseDate: null,
        items: [
          { name: "GF Bread", confidence: 0.4, glutenFreeReason: "says GF" },
          { name: "GF Pretzels", category: "Snacks", price: 599, confidence: 0.7 },
        ],
        evidence: {
          issues: [
            { code: "no_date", message: "The date of purchase could not be read.", itemIndex: null },
            {
              code: "line_in_doubt",
              message: "“GF Pretzels” was hard to read; please check it.",
              itemIndex: 1,
            },
          ],
        },
      }),
    );
    await page.goto(address(`/fr/verification/${id}`));
    await drawnPage(page, "Vérifier le reçu");
    for (const words of [
      "La date d’achat n’a pas pu être lue.",
      "«\u00A0GF Pretzels\u00A0» était difficile à lire; veuillez vérifier.",
      "Difficile à lire\u00A0: veuillez comparer avec la photo.",
      "2 cochés sur 2",
    ])
      await page.getByText(words).first().waitFor();
    await isWhole(page);
    await page.getByRole("button", { name: "Enregistrer le reçu" }).click();
    await page
      .getByText("Veuillez entrer la date d’achat avant d’enregistrer\u00A0: la demande l’exige.")
      .waitFor();
  },
);

test("editions-10 a receipt that cannot be loaded, and what the server refuses, are said in French", async () => {
  const { page, allow } = await signedIn(PHONE);
  allow(/404|400/);
  await page.goto(address("/fr/verification/00000000-0000-7000-8000-000000000000"));
  await page
    .getByText("Les données du reçu n’ont pas pu être chargées. Veuillez réessayer plus tard.")
    .waitFor();
  const back = page.getByRole("link", { name: "Retour à l’ajout de reçus" });
  expect(await back.getAttribute("href")).toBe("/fr/ajouter-un-recu");
  await back.tap();
  await page
    .getByLabel(/Choisir des photos/)
    .setInputFiles({ name: "liste.jpg", mimeType: "image/jpeg", buffer: Buffer.from("pas une photo") });
  await page.getByRole("button", { name: "Lire l’image" }).tap();
  await page.getByRole("alert").filter({ hasText: "La lecture du reçu a échoué" }).waitFor();
});

test("editions-17 in French a price of the price book is typed with a comma, and shown as one writes it", async () => {
  const { page } = await signedIn(PHONE);
  await page.goto(address("/fr/carnet-de-prix"));
  await drawnPage(page, "Carnet de prix");
  await page.getByRole("button", { name: "Ajouter un prix" }).tap();
  const form = page.getByRole("dialog", { name: "Ajouter un prix" });
  await form.getByRole("button", { name: "Garder ce prix" }).tap();
  await form.getByText("Veuillez entrer un texte.").first().waitFor();
  await form.getByLabel("Produit avec gluten").fill("White bread");
  await form.getByLabel(/^Prix/).fill("3,49");
  await form.getByLabel("Vu le").fill("2026-03-14");
  await isWhole(page);
  await form.getByRole("button", { name: "Garder ce prix" }).tap();
  await page.getByText("3,49\u00A0$").first().waitFor();
  await page.getByText("14 mars 2026, votre propre note", { exact: false }).waitFor();
  await isWhole(page);
});
