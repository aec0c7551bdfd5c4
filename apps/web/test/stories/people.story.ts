import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { DESK, PHONE, signedIn } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { drawnPage } from "./support/pages/drawn-page";
import { openRow } from "./support/pages/reports-page";
import { address } from "./support/product";
import { fillAccount } from "./support/sign-on/account";

const PICTURES = process.env.PICTURES;
/** Two lines of the sentence below a title: what stands beside both ends with it. */
const TITLE_SENTENCE = 48;

/** Runs in the browser. */
function boundsOf(element: Element) {
  const { left, top, bottom } = element.getBoundingClientRect();
  return { left, top, bottom };
}

test.each([
  "/imports",
  "/subscription",
  "/people",
  "/account",
  "/price-book/walk",
  "/terms",
  "/privacy-policy",
  "/blog/how-much-more-gluten-free-food-costs",
])(
  "screens-48 %s begins where the header does, on a phone, a tablet, a desk and a wide one",
  async (path) => {
    const { page } = await signedIn(DESK, "ca");
    await page.goto(address(path));
    await drawnPage(page);
    const apart = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      const title = await page.getByRole("heading", { level: 1 }).evaluate(boundsOf);
      const brand = await page.getByRole("banner").getByRole("link").first().evaluate(boundsOf);
      return Math.abs(title.left - brand.left);
    };
    for (const width of [390, 1024, 1440, 1920])
      await expect.poll(() => apart(width), { message: `at ${width}` }).toBeLessThanOrEqual(1);
  },
);

test.each([
  ["phone", PHONE, "dark", "ca"],
  ["desk", DESK, "light", "us"],
] as const)(
  "claim-23 claim-33 screens-45 screens-46 a household: a child with celiac disease, shares of everything, of a category and of an item (%s, %s, %s, %s)",
  async (where, viewport, colorScheme, edition) => {
    const { page, ask } = await signedIn(viewport, edition, { colorScheme });
    const picture = async (name: string) => {
      expect(await violationsOf(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      if (!PICTURES) return;
      const path = `${PICTURES}/${edition}-${where}-${colorScheme}-${name}.png`;
      await page.screenshot({ path, fullPage: true });
    };
    const currency = edition === "ca" ? "CAD" : "USD";
    await fillAccount(page, {
      lineItems: [
        lineItemRecord({ name: "GF Bread", price: 1000, regularPrice: 400, currency }),
        lineItemRecord({ name: "GF Bar", category: "Snacks", price: 500, regularPrice: 300, currency }),
      ],
    });
    await page.goto(address("/people?year=2025", edition));
    await page.getByRole("heading", { name: "You", exact: true }).waitFor();
    await picture("1-alone");
    if (viewport === DESK) {
      // screens-45: on a desk and on an upright tablet.
      for (const width of [1440, 768]) {
        await page.setViewportSize({ width, height: 900 });
        const title = await page.getByRole("heading", { level: 1 }).evaluate(boundsOf);
        const action = await page.getByRole("button", { name: "Add a person" }).evaluate(boundsOf);
        expect(action.left).toBeGreaterThan(title.left);
        expect(action.top).toBeLessThan(title.bottom + TITLE_SENTENCE);
      }
      await page.setViewportSize(viewport);
    }

    await page.getByRole("button", { name: "Add a person" }).click();
    const form = page.getByRole("dialog", { name: "Add a person" });
    await form.getByRole("button", { name: "Save" }).click();
    await form.getByText("Enter a name").waitFor();
    await form.getByLabel("Name").fill("Mia");
    await form.getByLabel(/^Birth date/).fill("2999-05-05");
    await form.getByText("The birth date is in the future: check the year").waitFor();
    await form.getByLabel(/^Birth date/).fill("2012-05-05");
    await form.getByLabel(/^Has celiac disease/).check();
    await form.getByLabel(/^Diagnosed on/).fill("2999-11-05");
    await form.getByText("The date of diagnosis is in the future: check the year").waitFor();
    await form.getByLabel(/^Diagnosed on/).fill("2018-11-05");
    await form.getByLabel("Date of the letter").fill("2019-01-31");
    await form.getByLabel(/^Name of the person who signed/).fill("Dr. Asha Rao");
    expect(await form.getByLabel(/income of 2025/).count()).toBe(0);
    await picture("2-form");
    await form.getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { name: "Mia", exact: true }).waitFor();
    await page.getByText("January 31, 2019, Dr. Asha Rao (doctor)").waitFor();
    await page.getByText("Please say who eats the gluten-free food").waitFor();
    // It would lie over the controls below it.
    await page.getByRole("button", { name: "Dismiss notification" }).click();
    expect(await page.getByText(/line 33/).count()).toBe(edition === "ca" ? 2 : 0);
    const cards = page.getByRole("region", { name: "People of your household" }).locator("li > *");
    const heights = await cards.evaluateAll((all) => all.map((card) => (card as HTMLElement).offsetHeight));
    if (viewport === DESK) expect(heights[0]).toBe(heights[1]);
    await picture("3-two");

    const everything = page.getByRole("textbox", { name: "Mia, percent of everything" });
    await page.getByRole("button", { name: "You: 50% of everything" }).click();
    await page.getByText("Please say who eats the gluten-free food").waitFor({ state: "hidden" });
    await everything.fill("60");
    await everything.press("Enter");
    await page.getByText("Together that is 110%. Lower one of the shares: 100% is all of it.").waitFor();
    await picture("4-too-much");
    await everything.fill("25");
    await everything.press("Enter");
    await page.getByLabel("Add a category").selectOption("Snacks");
    const snacks = page.getByRole("group", { name: "Snacks" });
    await snacks.getByRole("textbox", { name: /^You/ }).fill("0");
    await snacks.getByRole("button", { name: "Mia: 100% of Snacks" }).click();
    await expect
      .poll(async () => JSON.stringify(await ask("people.shares")))
      .toMatch(/"inForce":\[[^\]]*0.25[^\]]*\].*"category":"Snacks","shares":\[\{[^}]*"share":1\}\]/);
    // The header lies over controls that are scrolled below it.
    await page.evaluate(() => window.scrollTo(0, 0));
    await picture("5-shared");

    await page.goto(address("/reports?year=2025", edition));
    if (where === "phone") {
      await openRow(page, "GF Bread");
      await page.getByRole("button", { name: "More for GF Bread" }).click();
      await page.getByRole("menuitem", { name: "Edit quantity and size" }).click();
    } else await page.getByRole("button", { name: /Edit quantity and size of GF Bread/ }).click();
    const details = page.getByRole("dialog");
    await details.getByText("You 50%, Mia 25%; same as everything you buy.").waitFor();
    await details.getByRole("button", { name: "You: 25% of GF Bread" }).click();
    await details.getByText("You 25%, Mia 25%; set for this item.").waitFor();
    await picture("6-item");

    await page.goto(address("/tax-summary?year=2025", edition));
    await page
      .getByText(/for Mia, 25% of it/)
      .locator("visible=true")
      .first()
      .waitFor();
    await page.getByText(/\$3.00 of the category totals is not claimed/).waitFor();
    await picture("7-summary");

    await page.goto(address("/people?year=2025", edition));
    await page.getByRole("button", { name: "Remove Mia" }).click();
    const asked = page.getByRole("alertdialog", { name: "Remove Mia?" });
    await asked.getByText(/This also removes 1 share of an item and 1 share of a category/).waitFor();
    await picture("8-remove");
    await asked.getByRole("button", { name: "Remove" }).click();
    const mia = page.getByRole("heading", { name: "Mia", exact: true });
    await mia.waitFor({ state: "hidden" });
    await page.getByTestId("toast").getByRole("button", { name: "Undo" }).click();
    await mia.waitFor();
    await page.getByRole("button", { name: "Remove Mia" }).click();
    await asked.getByText(/This also removes 1 share of an item and 1 share of a category/).waitFor();
    await asked.getByRole("button", { name: "Remove" }).click();
    await mia.waitFor({ state: "hidden" });
  },
  120_000,
);
