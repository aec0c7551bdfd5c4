import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { PHONE, signedIn, visitor } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { drawnPage } from "./support/pages/drawn-page";
import { englishLeft } from "./support/pages/english-left";
import { fitsPhoneAndDesk } from "./support/pages/fits-phone-and-desk";
import { openRow } from "./support/pages/reports-page";
import { samplePhoto } from "./support/photo/photos";
import { address, linkTo, mailTo, newEmail } from "./support/product";
import { fillAccount } from "./support/sign-on/account";

const PICTURES = process.env.STORY_PICTURES;
const PASSWORD = "Levain2026";

/** Keeps a picture of the whole page where a folder for them is named. */
async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
}

/** What holds of every page in French: its language is said, nothing is left in English or out of reach. */
async function isFrench(page: Page, name: string): Promise<void> {
  await picture(page, name);
  expect(await page.locator("html").getAttribute("lang"), name).toBe("fr-CA");
  expect(await englishLeft(page), name).toEqual([]);
  expect(await violationsOf(page), name).toEqual([]);
  expect(await sidewaysScroll(page), name).toBeLessThanOrEqual(0);
}

/** The link at the address where the stories reach the product, whatever address the mail names. */
const opened = (link: string) => address(new URL(link).pathname + new URL(link).search);

async function signUp(page: Page): Promise<void> {
  const email = newEmail();
  await page.goto(address("/fr"));
  await drawnPage(page);
  await isFrench(page, "home");
  await page.getByRole("link", { name: "Commencer gratuitement" }).first().tap();
  const tab = page.getByRole("tab", { name: "Inscription" });
  await tab.tap();
  const form = page.getByRole("tabpanel", { name: "Inscription" });
  await form.getByLabel("Courriel").fill(email);
  await form.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await form.getByLabel("Confirmer le mot de passe").fill(PASSWORD);
  for (const box of await form.getByRole("checkbox").all()) await box.check();
  await isFrench(page, "sign-up");
  await form.getByRole("button", { name: "Créer le compte" }).tap();
  await page.waitForURL("**/fr/verifiez-vos-courriels?**");
  await isFrench(page, "check-email");
  expect((await mailTo(email)).text).toContain("GF Ledger");
  await page.goto(opened(await linkTo(email)));
  await page.waitForURL(({ pathname }) => pathname === "/fr/ajouter-un-recu");
}

async function readAndSave(page: Page): Promise<void> {
  await page.getByText("Forfait gratuit\u00A0: 0 reçu utilisé sur", { exact: false }).waitFor();
  await isFrench(page, "upload");
  await page.getByLabel(/Choisir des photos/).setInputFiles(await samplePhoto());
  const save = page.getByRole("button", { name: "Enregistrer les articles cochés" });
  await save.waitFor({ timeout: 60_000 });
  await isFrench(page, "review");
  await save.tap();
  await page.waitForURL("**/fr/rapports**", { timeout: 15_000 });
  await openRow(page, /./, "Tous les articles sans gluten");
  await page.getByText("Prix moyen", { exact: false }).first().waitFor();
  await drawnPage(page);
  await isFrench(page, "reports");
}

async function noteAPrice(page: Page): Promise<void> {
  await page.goto(address("/fr/carnet-de-prix"));
  await page.getByRole("button", { name: "Ajouter un prix" }).tap();
  const form = page.getByRole("dialog", { name: "Ajouter un prix" });
  await form.getByLabel("Produit avec gluten").fill("Pain blanc");
  await form.getByLabel(/^Prix/).fill("3,49");
  await form.getByLabel("Vu le").fill("2025-03-14");
  await form.getByRole("button", { name: "Garder ce prix" }).tap();
  await page.getByText("3,49\u00A0$").first().waitFor();
  await isFrench(page, "price-book");
}

/** Says by the API who eats the food, as the page of people does. */
async function chooseEaters(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const { people } = (await (await fetch("/api/people?year=2025")).json()) as { people: { id: string }[] };
    const letter = { date: "2019-01-31", practitioner: "doctor" };
    const self = { name: "Camille", relation: "self", birthDate: "1989-05-05", celiac: true, letter };
    const answer = await fetch(`/api/people/${people[0]?.id}`, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...self, netIncomeByYear: { 2025: 0 } }),
    });
    return answer.status;
  });
  expect(status).toBe(200);
}

test("editions-10 claim-24 in French on a phone: from the home page to a filed claim and its package", async () => {
  const { page } = await visitor(PHONE, { readsAtOnce: true });
  await signUp(page);
  await readAndSave(page);
  await noteAPrice(page);
  await chooseEaters(page);

  await page.goto(address("/fr/demande?year=2025"));
  await drawnPage(page, "Votre demande");
  await isFrench(page, "claim-none");
  await page.getByRole("button", { name: "Commencer la demande pour 2025" }).tap();
  await page.getByText("Demande pour 2025 jusqu’ici : 4 articles sans gluten").waitFor();
  await page.getByRole("button", { name: "Choisir", exact: true }).first().tap();
  await page.getByRole("button", { name: "Choisie" }).waitFor();
  await page.getByLabel("Province ou territoire au 31 décembre").selectOption({ label: "Québec" });
  await page.getByLabel("Revenu de travail").fill("52 000,50");
  await page.getByLabel("Ligne 275 de la déclaration du Québec").fill("1 250,25");
  await page.getByRole("button", { name: "Calculer" }).tap();
  await page.getByText("Calcul refait").first().waitFor();
  await expect.poll(() => page.getByLabel("Revenu de travail").inputValue()).toBe("52000,5");
  for (const section of await page.locator("#worth summary").all()) await section.tap();
  await page.getByText("Loi de l’impôt sur le revenu, paragraphe 118.2(1)").first().waitFor();
  await isFrench(page, "claim-draft");

  await page.getByRole("button", { name: "Produire la demande pour 2025" }).tap();
  const dialog = page.getByRole("alertdialog", { name: /^Produire la demande de .* pour 2025\?$/ });
  await isFrench(page, "claim-filing");
  await dialog.getByRole("button", { name: "Non, plus rien" }).tap();
  await dialog.getByRole("button", { name: "Produire", exact: true }).tap();
  await page
    .getByText("Rien n’a changé\u00A0: vos dossiers disent toujours ce que vous avez produit.")
    .waitFor();
  await isFrench(page, "claim-filed");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Pour vous (ZIP)" }).tap();
  const zip = unzipSync(await readFile(await (await download).path()));
  await page.getByText("Le fichier demande-sans-gluten-2025-pour-vous.zip a été téléchargé.").waitFor();
  expect(new TextDecoder().decode(zip["liste-de-verification.txt"])).toContain("Liste de vérification");
});

test("editions-10 claim-29 in French a change after filing is told with its fields, and adjusted", async () => {
  const { page } = await signedIn(PHONE, "ca", { colorScheme: "light" });
  await fillAccount(page, {
    lineItems: [lineItemRecord({ name: "GF Bread", price: 90_000, regularPrice: 10_000 })],
  });
  await chooseEaters(page);
  await page.goto(address("/fr/demande?year=2025"));
  await page.getByRole("button", { name: "Commencer la demande pour 2025" }).click();
  await page.getByRole("button", { name: "Ajouter un rajustement" }).click();
  const entry = page.getByRole("dialog", { name: "Ajouter un rajustement" });
  await entry
    .getByText("Source\u00A0: canada.ca, lignes 33099 et 33199\u00A0: dépenses remboursées")
    .waitFor();
  await entry.getByLabel("Montant").fill("20,50");
  await entry.getByLabel("Jour").fill("2025-04-04");
  await entry.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("-20,50\u00A0$").first().waitFor();
  await page.getByText("Jusqu’à", { exact: false }).first().waitFor();
  await isFrench(page, "claim-draft");
  await fitsPhoneAndDesk(page, "claim-draft");
  await page.getByRole("button", { name: "Produire la demande pour 2025" }).click();
  const filing = page.getByRole("alertdialog");
  await filing.getByRole("button", { name: "Non, plus rien" }).click();
  await filing.getByRole("button", { name: "Produire", exact: true }).click();
  await page.getByText("Rien n’a changé", { exact: false }).waitFor();
  await page.evaluate(async () => {
    const { receipts } = (await (await fetch("/api/tax-report/gf-receipts")).json()) as {
      receipts: { id: string }[];
    };
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ quantity: 2, why: "Mal lu" });
    await fetch(`/api/tax-report/line-items/${receipts[0]?.id}`, { method: "PUT", headers, body });
  });
  await page.reload();
  await page.getByText("quantité\u00A0: 1 → 2", { exact: false }).first().waitFor();
  await page.getByText("Modifier ma déclaration, dans Mon dossier", { exact: false }).waitFor();
  await isFrench(page, "claim-changed");
  await fitsPhoneAndDesk(page, "claim-changed");
  await page.getByRole("button", { name: "Je l’ai déclarée\u00A0: rajuster la demande" }).click();
  await page.getByText("rajustée", { exact: true }).waitFor();
});
