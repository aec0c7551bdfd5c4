import { expect, test } from "vitest";
import { DESK, PHONE, signedIn, visitor } from "./support/browser";
import { drawnPage } from "./support/pages/drawn-page";
import { address, mailTo, newEmail } from "./support/product";

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
