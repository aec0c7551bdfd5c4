import { expect, test } from "vitest";
import { type Person, PHONE, signedIn } from "./support/browser";
import { address } from "./support/product";

/** Another device on which the person is signed in already, with its session made now. */
async function withAnother(person: Person): Promise<Person["page"]> {
  const browser = person.page.context().browser();
  if (!browser) throw new Error("The person has no browser.");
  const other = await browser.newContext({
    locale: "en-CA",
    storageState: await person.page.context().storageState(),
  });
  return other.newPage();
}

const choose = (person: Person, language: "en" | "fr" | null) =>
  person.call("PUT", "/api/account/profile", { language });

test("screens-32 a language chosen on one device is there on the other with its next page, and so is the way back", async () => {
  const person = await signedIn();
  const other = await withAnother(person);
  await other.goto(address("/reports?year=2024"));
  await other.getByRole("heading", { level: 1, name: "Reports" }).waitFor();

  await choose(person, "fr");
  // By a link of the page that is open, which asks for no new document.
  await other.getByRole("link", { name: "Price Book" }).click();
  await other.getByRole("heading", { level: 1, name: "Carnet de prix" }).waitFor();
  expect(new URL(other.url()).pathname).toBe("/fr/carnet-de-prix");
  await other.goto(address("/tools"));
  await other.getByRole("heading", { level: 1, name: /Outils/ }).waitFor();

  await choose(person, "en");
  await other.goto(address("/fr/rapports?year=2024"));
  await other.getByRole("heading", { level: 1, name: "Reports" }).waitFor();
  expect(other.url()).toBe(address("/reports?year=2024"));
  await other.context().close();
}, 60_000);

test("screens-32 a public page of a signed-in person follows too", async () => {
  const person = await signedIn();
  const other = await withAnother(person);
  await choose(person, "fr");
  await other.goto(address("/how-it-works"));
  await other.waitForURL(address("/fr/comment-ca-marche"));
  await other.context().close();
});

test("screens-32 the switch of this device holds on its next page, however slowly the account keeps it", async () => {
  const person = await signedIn();
  const { page } = person;
  await choose(person, "fr");
  await page.goto(address("/fr/comment-ca-marche"));
  await page.route("**/api/account/profile", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await page.waitForURL(address("/how-it-works"));
  await page.goto(address("/reports"));
  await page.getByRole("heading", { level: 1, name: "Reports" }).waitFor();
  expect(await person.call("GET", "/api/user")).toMatchObject({ language: "en" });
});

test("screens-32 a choice that the account could not keep holds in its tab", async () => {
  const person = await signedIn(PHONE);
  const { page, allow } = person;
  allow(/403/);
  await choose(person, "fr");
  await page.goto(address("/fr/rapports"));
  await page.getByRole("heading", { level: 1, name: "Rapports" }).waitFor();
  await page.route("**/api/account/profile", (route) => route.fulfill({ status: 403, body: "{}" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await page.getByRole("heading", { level: 1, name: "Reports" }).waitFor();
  await page.goto(address("/price-book"));
  await page.getByRole("heading", { level: 1, name: "Price Book" }).waitFor();
});
