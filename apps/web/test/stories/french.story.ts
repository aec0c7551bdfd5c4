import { expect, test } from "vitest";
import { DESK, PHONE, visitor } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { address } from "./support/product";

test("editions-12 the language switch on a phone keeps the page, and the choice stays", async () => {
  const { page } = await visitor(PHONE);
  await page.goto(address("/how-it-works"));
  await page.getByRole("button", { name: "Open menu" }).tap();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Français" }).tap();
  await page.waitForURL("**/fr/comment-ca-marche");
  await page.getByRole("heading", { level: 1, name: "Comment ça marche" }).waitFor();
  await page.goto(address("/how-it-works"));
  expect(new URL(page.url()).pathname).toBe("/fr/comment-ca-marche");
  await page.getByRole("button", { name: "Ouvrir le menu" }).tap();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "English" }).tap();
  await page.waitForURL("**/how-it-works");
  await page.getByRole("heading", { level: 1, name: "How It Works" }).waitFor();
});

test.each([
  ["a phone", PHONE],
  ["a desk", DESK],
])(
  "editions-10 a page in French on %s: its language is said, the menu marks it, and nothing is in its way",
  async (_, size) => {
    for (const colorScheme of ["light", "dark"] as const) {
      const { page } = await visitor(size, { colorScheme });
      await page.goto(address("/fr/comment-ca-marche"));
      expect(await page.locator("html").getAttribute("lang")).toBe("fr-CA");
      const links = page.getByRole("navigation", { name: "Navigation principale", includeHidden: true });
      expect(
        await links
          .first()
          .getByRole("link", { name: "Comment ça marche", includeHidden: true })
          .getAttribute("aria-current"),
      ).toBe("page");
      expect(await violationsOf(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    }
  },
);

test.each([1024, 1280, 1440])(
  "editions-10 the header fits a window of %i pixels in both languages",
  async (width) => {
    const { page } = await visitor({ width, height: 800 });
    for (const path of ["/fr/comment-ca-marche", "/how-it-works?language=en"]) {
      await page.goto(address(path));
      await page.getByRole("heading", { level: 1 }).waitFor();
      const beyond = await page.getByRole("banner").evaluate((header) => {
        const row = header.firstElementChild;
        return row === null ? null : row.scrollWidth - row.clientWidth;
      });
      expect(beyond, path).toBe(0);
    }
  },
);
