import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { DESK, PHONE, signedIn } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { address } from "./support/product";
import { fillAccount } from "./support/sign-on/account";

const PICTURES = process.env.STORY_PICTURES;
const WORDS = {
  ca: {
    condition: "Nobody outside this list is a dependant in Canada: nothing is claimed for this person.",
    onReturn: "2025: not a dependant, so nothing is claimed",
    line: "T1, line 33199",
  },
  us: {
    condition: /counts only if they lived in your home all year/,
    onReturn: "Not a dependent: what is paid for this person is not claimed",
    line: /33199/,
  },
} as const;

test.each([
  ["phone", PHONE, "dark", "ca"],
  ["desk", DESK, "light", "us"],
] as const)(
  "claim-54 claim-55 a lodger is refused in a clear word: no income is asked, no block stands on the return, and their part is left out (%s, %o, %s, %s)",
  async (where, viewport, colorScheme, edition) => {
    const { page, ask, call } = await signedIn(viewport, edition, { colorScheme });
    const looks = async (name: string) => {
      expect([name, await violationsOf(page)]).toEqual([name, []]);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      if (PICTURES)
        await page.screenshot({ path: `${PICTURES}/lodger-${name}-${where}.png`, fullPage: true });
    };
    const currency = edition === "ca" ? "CAD" : "USD";
    await fillAccount(page, {
      lineItems: [lineItemRecord({ name: "GF Bread", price: 90_000, regularPrice: 10_000, currency })],
    });
    await page.goto(address("/people?year=2025", edition));
    await page.getByRole("button", { name: "Add a person" }).click();
    const form = page.getByRole("dialog", { name: "Add a person" });
    await form.getByLabel("Name", { exact: true }).fill("Leo");
    await form
      .getByLabel("Who this is to you")
      .selectOption({ label: "None of these: lodger, friend, cousin" });
    await form.getByText(WORDS[edition].condition).waitFor();
    await form.getByLabel(/^Has celiac disease/).check();
    expect(await form.getByLabel(/income of 2025/).count()).toBe(0);
    await looks("form");
    await form.getByRole("button", { name: "Save" }).click();
    await form.waitFor({ state: "detached" });
    await page.getByText(WORDS[edition].onReturn).waitFor();
    await page.getByRole("button", { name: "You: 50% of everything" }).click();
    await page.getByRole("button", { name: "Leo: 50% of everything" }).click();
    await expect
      .poll(async () => JSON.stringify(await ask("people.shares")))
      .toMatch(/"share":0.5.*"share":0.5/);
    await looks("people");

    await page.goto(address("/claim?year=2025", edition));
    await page.getByRole("button", { name: "Start the claim for 2025" }).click();
    // 900.00 less 100.00, of which the claimant eats one half.
    await page.getByText("$400.00").first().waitFor();
    const letters = page.getByRole("listitem").filter({ hasText: "Enter the practitioner's letter" });
    expect(await letters.first().textContent()).toContain("1 left");
    await page.locator("#return-lines").getByText("All medical expenses of this claim").waitFor();
    expect(await page.locator("#return-lines").getByText(WORDS[edition].line).count()).toBe(0);
    expect(await page.getByText("$800.00").count()).toBe(0);
    await looks("claim");
    const { claims } = (await call("GET", "/api/claims")) as { claims: { id: string }[] };
    const id = claims[0]?.id ?? "";
    expect(await call("GET", `/api/claims/${id}/return-lines`)).toMatchObject({ total: 400 });
  },
);
