import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { PHONE, signedIn, visitor } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { address, newEmail } from "./support/product";
import { fillAccount } from "./support/sign-on/account";

const WORDS = {
  en: {
    open: "Chat with Millie",
    email: "Your email address",
    save: "Save",
    message: "Your message",
    send: "Send message",
  },
  fr: {
    open: "Clavarder avec Millie",
    email: "Votre adresse courriel",
    save: "Enregistrer",
    message: "Votre message",
    send: "Envoyer le message",
  },
} as const;

/** What is said before the questions that can be tapped. */
const OFFERED = { en: "You can ask me, for example:", fr: "Vous pouvez me demander, par exemple" } as const;

/** What is typed, or "tap" for the first offered question; and what the answer says. */
type Turn = { readonly say: string; readonly hears: RegExp };

/** Holds a conversation to its end on a phone. */
async function hold(page: Page, language: "en" | "fr", turns: readonly Turn[], asVisitor = true) {
  const words = WORDS[language];
  await page.getByRole("button", { name: words.open }).tap();
  const log = page.getByRole("log");
  await log.getByText(/Millie!/).waitFor();
  if (asVisitor) {
    const email = page.getByLabel(words.email);
    await email.fill(newEmail());
    await page.getByRole("button", { name: words.save, exact: true }).tap();
    await email.waitFor({ state: "detached" });
  }
  for (const { say, hears } of turns) {
    const heardBefore = await log.getByText(hears).count();
    if (say === "tap") await log.getByText(OFFERED[language]).last().getByRole("button").first().tap();
    else {
      await page.getByLabel(words.message).fill(say);
      await page.getByRole("button", { name: words.send }).tap();
    }
    await log.getByText(hears).nth(heardBefore).waitFor();
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  }
  expect(await violationsOf(page)).toEqual([]);
}

test.each([
  [
    "cancels, and asks further of the same",
    "ca",
    "/terms",
    "en",
    [
      { say: "How do I cancel my subscription?", hears: /press Cancel Subscription/ },
      { say: "and how do I take that back?", hears: /take the cancellation back/ },
      { say: "what does the paid plan cost", hears: /24\.99 a year/ },
      { say: "threw away a bunch of slips by accident", hears: /I don't know that one/ },
      { say: "tap", hears: /Ask the shop first/ },
    ],
  ],
  [
    "asks what nobody can say, and taps what is near",
    "us",
    "/terms",
    "en",
    [
      { say: "Can I eat oats?", hears: /can't give medical advice/ },
      { say: "tap", hears: /read November 22, 2026/ },
      { say: "what will a loaf cost tomorrow", hears: /I don't know that one/ },
    ],
  ],
  [
    "is in distress, and comes back later",
    "ca",
    "/terms",
    "en",
    [
      { say: "I don't want to live like this any more, I want to die", hears: /9-8-8/ },
      { say: "How do I delete my account?", hears: /press Delete my account/ },
    ],
  ],
  [
    "a perdu un reçu, puis demande autre chose",
    "ca",
    "/fr/conditions-d-utilisation",
    "fr",
    [
      { say: "Et si j’ai perdu un reçu?", hears: /Demandez d’abord au magasin/ },
      { say: "Combien d’années faut-il conserver les reçus?", hears: /Six ans/ },
    ],
  ],
  [
    "demande ce qu’il peut manger, et touche une question voisine",
    "ca",
    "/fr/conditions-d-utilisation",
    "fr",
    [
      { say: "Puis-je manger de l’avoine?", hears: /conseil médical/ },
      { say: "tap", hears: /lu le 22 novembre 2026/ },
    ],
  ],
] as const)(
  "chat-11 chat-17 chat-28 chat-36 on a phone somebody %s",
  async (_who, edition, path, language, turns) => {
    const { page } = await visitor(PHONE);
    await page.goto(address(path, edition));
    await hold(page, language, turns);
  },
);

test("chat-18 chat-32 on a phone somebody who is signed in asks in words of their own what the food has cost them, and of the year before", async () => {
  const { page } = await signedIn(PHONE, "ca");
  const year = new Date().getFullYear();
  await fillAccount(page, {
    lineItems: [year, year - 1].map((of) =>
      lineItemRecord({ price: 749, regularPrice: 330, purchaseDate: `${of}-01-14` }),
    ),
  });
  await page.goto(address("/receipts"));
  await hold(
    page,
    "en",
    [
      {
        say: "what has the special food cost me on top so far",
        hears: new RegExp(`extra cost to claim for ${year} is \\$4\\.19`),
      },
      { say: "and last year?", hears: new RegExp(`extra cost to claim for ${year - 1} is \\$4\\.19`) },
    ],
    false,
  );
});
