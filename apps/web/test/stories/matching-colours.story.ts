import { expect, test } from "vitest";
import { DESK, type Person, PHONE, signedIn } from "./support/browser";
import { violationsOf } from "./support/pages/accessibility";
import { address } from "./support/product";
import { receiptRecord } from "./support/receipt-record";
import { fillAccount } from "./support/sign-on/account";

/** Gluten-free items, of which the first `matched` have a product, and `others` that are not gluten-free. */
function lines(glutenFree: number, matched: number, matchConfidence: number, productId: string, others = 0) {
  const matchOf = (index: number) =>
    index < matched ? { matchedProductId: productId, matchConfidence, matchScore: 1 } : {};
  return [
    ...Array.from({ length: glutenFree }, (_, index) => ({ name: `GF Bread ${index}`, ...matchOf(index) })),
    ...Array.from({ length: others }, (_, index) => ({
      name: `Banana ${index}`,
      glutenFree: false,
      selected: false,
      glutenFreeReason: null,
    })),
  ];
}

const colourOf = ({ page }: Person, words: string) =>
  page
    .getByText(words, { exact: true })
    .first()
    .evaluate((badge) => getComputedStyle(badge).color);

/** The value of a colour of the visual language in this page's colour scheme. */
const meaning = ({ page }: Person, name: string) =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement("span"));
    probe.style.color = `var(--${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

const LOW_MATCH = "Fewer than half of these items were matched.";

/**
 * Rates at and just below each bound of matching-21 matching-22 matching-23: 70%, 40%; confidence 80%, 50%;
 * share 25%; warning below 50%.
 */
const CASES = [
  { rate: [7, 10], tone: "claim", confidence: 0.8, level: "High", others: 30, share: ["25%", "claim"] },
  { rate: [2, 3], tone: "warn", confidence: 0.79, level: "Medium", others: 10, share: ["23%", "ink-soft"] },
  { rate: [2, 5], tone: "warn", confidence: 0.5, level: "Medium", others: 0, share: ["100%", "claim"] },
  { rate: [3, 8], tone: "danger", confidence: 0.49, level: "Low", others: 0, share: ["100%", "claim"] },
] as const;

test.each([
  ["light", "ca", DESK],
  ["dark", "us", PHONE],
] as const)(
  "matching-21 matching-22 matching-23 match rate green from 70%, yellow from 40%, else red; confidence, share and warning (%s)",
  async (colorScheme, edition, viewport) => {
    const person = await signedIn(viewport, edition, { colorScheme });
    const { page } = person;
    const { items } = (await person.ask("products.search", { query: "white bread" })) as {
      items: { id: string }[];
    };
    const productId = items[0]?.id ?? "";
    await fillAccount(page, {
      receipts: CASES.map(({ rate: [matched, of], confidence, others }, index) =>
        receiptRecord({
          store: `Shop ${index}`,
          currency: edition === "ca" ? "CAD" : "USD",
          items: lines(of, matched, confidence, productId, others),
        }),
      ),
    });
    const { drafts } = (await person.ask("receipts.drafts")) as {
      drafts: { id: string; store: string }[];
    };
    for (const [index, { rate, tone, level, share }] of CASES.entries()) {
      const id = drafts.find(({ store }) => store === `Shop ${index}`)?.id;
      await page.goto(address(`/receipt-review/${id}`, edition));
      const words = `Match rate ${Math.round((100 * rate[0]) / rate[1])}%`;
      // On a phone what is known of the reading is folded while all adds up.
      if (viewport === PHONE) await page.getByText("About this reading").click();
      await page.getByText(words, { exact: true }).first().waitFor();
      expect([words, await colourOf(person, words)]).toEqual([words, await meaning(person, tone)]);
      expect(await page.getByText(`Confidence ${level}`, { exact: true }).count()).toBe(1);
      const badge = `Gluten-free ${share[0]}`;
      expect([badge, await colourOf(person, badge)]).toEqual([badge, await meaning(person, share[1])]);
      expect(await page.getByText(LOW_MATCH).count()).toBe(rate[0] / rate[1] < 0.5 ? 1 : 0);
      expect(await violationsOf(page)).toEqual([]);
    }
  },
);
