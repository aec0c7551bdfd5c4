import { CATALOGUES } from "@gf-ledger/messages/catalogues";
import { expect, test } from "vitest";
import { PHONE, visitor } from "./support/browser";
import { violationsOf } from "./support/pages/accessibility";
import { PUBLIC_IN_FRENCH } from "./support/pages/french-headings";
import { address, newEmail } from "./support/product";

test("editions-10 from the home page to a new account in French, on a phone", async () => {
  const { page } = await visitor(PHONE);
  const email = newEmail();
  await page.goto(address("/fr"));
  await page.getByRole("main").getByRole("link", { name: "Commencer gratuitement" }).first().tap();
  await page.waitForURL("**/fr/connexion?tab=register");
  const form = page.getByRole("tabpanel", { name: "Inscription" });
  await form.getByRole("button", { name: "Créer le compte" }).tap();
  for (const words of [
    "Veuillez entrer une adresse courriel valide",
    "Le mot de passe doit contenir au moins 8 caractères",
    "Vous devez accepter les conditions d’utilisation pour vous inscrire",
  ])
    await form.getByText(words).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await form.getByLabel("Courriel").fill(email);
  const password = form.getByLabel("Mot de passe", { exact: true });
  await password.fill("Sarrasin1");
  await form.getByRole("button", { name: "Afficher\u00A0: mot de passe", exact: true }).tap();
  expect(await password.getAttribute("type")).toBe("text");
  await form.getByLabel("Confirmer le mot de passe", { exact: true }).fill("Sarrasin2");
  await form.getByText("Les mots de passe ne correspondent pas").waitFor();
  await form.getByLabel("Confirmer le mot de passe", { exact: true }).fill("Sarrasin1");
  for (const box of await form.getByRole("checkbox").all()) await box.check();
  const sent = page.waitForRequest("**/api/register");
  await form.getByRole("button", { name: "Créer le compte" }).tap();
  expect((await sent).headers()["accept-language"]).toBe("fr-CA");
  await page.waitForURL("**/fr/verifiez-vos-courriels?**");
  await page.getByText(email).waitFor();
  await page.getByRole("button", { name: "Renvoyer le courriel de confirmation" }).tap();
  await page.getByTestId("toast").getByText("Courriel de confirmation envoyé").waitFor();
  await page.getByRole("button", { name: "Fermer la notification" }).waitFor();
});

test("editions-12 the language switch keeps the page and what its address says", async () => {
  const { page } = await visitor(PHONE);
  await page.goto(address("/fr/verifiez-vos-courriels?email=a%40exemple.ca&isRegistration=true"));
  await page.getByText("Ouvrez-le dans ce navigateur").waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).tap();
  await page.getByRole("heading", { name: "Check Your Email" }).waitFor();
  await page.getByText("a@exemple.ca").waitFor();
  expect(new URL(page.url()).pathname).toBe("/auth/check-email");
  await page.goto(address("/auth?tab=register"));
  // The switch adds what the address says once its script runs.
  await page.waitForLoadState("networkidle");
  await page.getByRole("contentinfo").getByRole("link", { name: "Français" }).tap();
  await page.getByRole("tab", { name: "Inscription", selected: true }).waitFor();
  await page.goto(address("/"));
  await page.getByRole("heading", { level: 1, name: /Le sans-gluten/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/fr");
});

test("calculators-3 editions-14 the calculator takes and shows amounts as French writes them", async () => {
  const { page } = await visitor(PHONE);
  await page.goto(address("/fr/outils"));
  await page.getByRole("checkbox", { name: /^Je comprends/ }).check();
  const extra = page.getByLabel("Coût supplémentaire par article sans gluten ($)");
  expect(await extra.inputValue()).toBe("3,5");
  await extra.fill("4,25");
  await page.getByLabel("Revenu net ($)").fill("90 000,00");
  await page.getByLabel("Année d’imposition").selectOption("2025");
  await page.getByLabel("Province ou territoire").selectOption({ label: "Île-du-Prince-Édouard" });
  await page.getByRole("button", { name: "Estimer mon crédit d’impôt" }).tap();
  const result = page.getByRole("region", { name: "Résultat" });
  const text = (await result.textContent()) ?? "";
  // 4.25 × 10 × 52 = 2210; + 4175 = 6385; − min(2834, 3% of 90000 = 2700) = 3685; 14.5% = 534.33.
  for (const words of [
    "4,25\u00A0$ × 10 par semaine × 52 semaines",
    "2\u00A0210,00\u00A0$",
    "3\u00A0% de 90\u00A0000,00\u00A0$",
    "14,5\u00A0% de 3\u00A0685,00\u00A0$",
    "534,33\u00A0$",
    "Île-du-Prince-Édouard",
    "Formulaire T1 de 2025",
    "lu le 22 novembre 2026",
  ])
    expect(text).toContain(words);
  expect(await violationsOf(page)).toEqual([]);
});

test("editions-12 without a network a page in French says so in French", async () => {
  const { page, allow } = await visitor(PHONE, { serviceWorkers: "allow" });
  allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);
  await page.goto(address("/fr/comment-ca-marche"));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.goto(address("/fr/outils"));
  await page.getByRole("heading", { name: "Vous êtes hors ligne" }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("fr-CA");
  await page.goto(address("/tools"));
  await page.getByRole("heading", { name: "You are offline" }).waitFor();
});

interface Texts {
  readonly [key: string]: string | Texts;
}

const textsOf = (texts: Texts): string[] =>
  Object.values(texts).flatMap((entry) => (typeof entry === "string" ? [entry] : textsOf(entry)));

/** What only signed-in pages, mails and the API say. */
const NOT_PUBLIC = [
  ...([
    "account",
    "failures",
    "household",
    "imports",
    "mails",
    "ownRecords",
    "priceBook",
    "receipts",
  ] as const),
  ...(["refusals", "reports", "review", "sentences", "issues", "subscription", "upload"] as const),
];
/** Long enough to be nothing else, and written in a page as it stands in the catalogue. */
const IS_TELLING = /^[^{}<>"\\]{35,}$/;

test("editions-20 a public page in French carries no messages of other pages", async () => {
  const { page, allow } = await visitor(PHONE);
  allow(/404/);
  const shown = new Set(
    Object.entries(CATALOGUES.fr).flatMap(([name, texts]) =>
      (NOT_PUBLIC as readonly string[]).includes(name) ? [] : textsOf(texts),
    ),
  );
  const foreign = NOT_PUBLIC.flatMap((name) => textsOf(CATALOGUES.fr[name])).filter(
    (text) => IS_TELLING.test(text) && !shown.has(text),
  );
  expect(foreign.length).toBeGreaterThan(200);
  for (const [path] of PUBLIC_IN_FRENCH) {
    const html = (await (await page.goto(address(path)))?.text()) ?? "";
    expect([path, html.includes("</html>")]).toEqual([path, true]);
    expect([path, foreign.filter((text) => html.includes(text))]).toEqual([path, []]);
  }
});
