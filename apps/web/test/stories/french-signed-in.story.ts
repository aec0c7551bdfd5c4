import { expect, test } from "vitest";
import { sidewaysScroll, violationsOf } from "./support/accessibility";
import { fillAccount } from "./support/account";
import { lineItemRecord } from "./support/account-zip";
import { DESK, PHONE, signedIn, visitor } from "./support/browser";
import { drawnPage } from "./support/drawn-page";
import { englishLeft } from "./support/english-left";
import { address, mailTo, newEmail } from "./support/product";
import { receiptRecord } from "./support/receipt-record";

const PICTURES = process.env.STORY_PICTURES;

/** Each page of a signed-in person in French, with its heading. */
const PAGES = [
  ["/fr/ajouter-un-recu", "Ajouter un reçu"],
  ["/fr/recus", "Vos reçus"],
  ["/fr/rapports?year=2025", "Rapports"],
  ["/fr/sommaire-fiscal?year=2025", "Sommaire fiscal"],
  ["/fr/demande?year=2025", "Votre demande"],
  ["/fr/personnes?year=2025", "Personnes"],
  ["/fr/carnet-de-prix", "Carnet de prix"],
  ["/fr/importations", "Importer un tableau"],
  ["/fr/abonnement", "Abonnement"],
  ["/fr/mon-abonnement", "Mon abonnement"],
  ["/fr/compte", "Compte"],
  ["/fr/invitation#invitation=x", "Une invitation"],
] as const;

test.each([
  ["phone", PHONE, "light"],
  ["desk", DESK, "dark"],
] as const)(
  "editions-10 editions-15 every page of a signed-in person in French says its language and has no English (%s)",
  async (where, viewport, colorScheme) => {
    const person = await signedIn(viewport, "ca", { colorScheme });
    const { page } = person;
    await fillAccount(page, {
      receipts: [receiptRecord()],
      lineItems: [
        lineItemRecord({ name: "Pain SG", price: 900, regularPrice: 400, size: 675, unit: "g" }),
        lineItemRecord({ name: "Barre SG", category: "Snacks", price: 500, regularPrice: 300 }),
      ],
    });
    for (const [path, heading] of PAGES) {
      await page.goto(address(path));
      await drawnPage(page, heading);
      await page.waitForLoadState("networkidle");
      if (PICTURES)
        await page.screenshot({
          path: `${PICTURES}/fr${path.replace(/\W+/g, "-")}-${where}.png`,
          fullPage: true,
        });
      expect([path, await page.locator("html").getAttribute("lang")]).toEqual([path, "fr-CA"]);
      expect([path, await englishLeft(page)]).toEqual([path, []]);
      expect([path, await violationsOf(page)]).toEqual([path, []]);
      expect([path, await sidewaysScroll(page)]).toEqual([path, 0]);
    }
  },
  180_000,
);

test("accounts-57 a language chosen on one device reaches another with its next page, and the switch there takes it back", async () => {
  const phone = await signedIn(PHONE);
  const desk = await visitor(DESK);
  await desk.page.context().addCookies(await phone.page.context().cookies());
  await desk.page.goto(address("/people"));
  await drawnPage(desk.page, "People");
  await phone.call("PUT", "/api/account/profile", { language: "fr" });
  await desk.page.getByRole("link", { name: "Receipts", exact: true }).first().click();
  await desk.page.waitForURL(address("/fr/recus"));
  await drawnPage(desk.page, "Vos reçus");
  await desk.page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await drawnPage(desk.page, "Your Receipts");
  expect(new URL(desk.page.url()).pathname).toBe("/receipts");
  await phone.page.goto(address("/fr/personnes"));
  await phone.page.waitForURL(address("/people"));
});

test("editions-10 accounts-90 an invitation is withdrawn in French once it was confirmed", async () => {
  const { page, call } = await signedIn();
  const email = newEmail();
  await call("POST", "/api/household/invitations", { email, role: "member" });
  await page.goto(address("/fr/compte"));
  const revoke = page.getByRole("button", { name: `Retirer l’invitation de ${email}` });
  await revoke.click();
  const question = page.getByRole("alertdialog", { name: "Retirer l’invitation?" });
  await question
    .getByText(`Le lien du courriel envoyé à ${email} ne fonctionnera plus.`, { exact: false })
    .waitFor();
  await question.getByRole("button", { name: "Retirer" }).click();
  await page.getByText("Invitation retirée").waitFor();
  await revoke.waitFor({ state: "detached" });
  expect(await question.count()).toBe(0);
});

test("editions-10 accounts-55 an invitation is opened in French, by whoever prefers it, and leads on in French", async () => {
  const owner = await signedIn();
  const invited = await signedIn(PHONE);
  await owner.call("POST", "/api/household/invitations", { email: invited.email, role: "member" });
  await invited.call("PUT", "/api/account/profile", { language: "fr" });
  const { links } = await mailTo(invited.email, /invitation|invited/i);
  const link = new URL(links.find((one) => one.includes("/join-household#")) ?? "");
  await invited.page.goto(address(link.pathname + link.hash));
  await drawnPage(invited.page, "Une invitation");
  expect(new URL(invited.page.url()).pathname).toBe("/fr/invitation");
  await invited.page.getByRole("button", { name: "Accepter l’invitation" }).tap();
  await invited.page.waitForURL("**/fr/demande**");
  await invited.page.getByText("Vous consultez les dossiers de", { exact: false }).first().waitFor();
});
