import { writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { lettersOfPdf } from "../attacks/support/words-of-pdf";
import { lineItemRecord } from "./support/account-zip";
import { DESK, signedIn } from "./support/browser";
import { sidewaysScroll } from "./support/pages/accessibility";
import { drawnPage } from "./support/pages/drawn-page";
import { address } from "./support/product";
import { fillAccount } from "./support/sign-on/account";

/** The width between the margins of letter paper, in the pixels of a stylesheet. */
const PAPER = { width: 700, height: 900 };

/** Runs in the browser: what casts a shadow, and whose content goes beyond its own frame. */
function faultsOnPaper(): string[] {
  return [...document.querySelectorAll("main *")]
    .filter((one) => one.getClientRects().length > 0 && !one.closest(".sr-only, svg"))
    .flatMap((one) => {
      const { boxShadow, overflowX, display, overflowWrap } = getComputedStyle(one);
      const isRepeated = display === "table-footer-group";
      const isToFill = one.matches("input, textarea, select, details:not([open])");
      const isBroken = one.matches("thead th") && overflowWrap !== "normal";
      const isCut = overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1;
      const named = `${one.tagName} ${one.className}`;
      return [
        ...(boxShadow === "none" ? [] : [`shadow: ${named}`]),
        ...(isCut ? [`cut: ${named}`] : []),
        ...(isRepeated || isToFill || isBroken ? [`not for paper: ${named}`] : []),
      ];
    });
}

const PAGES = {
  English: [
    ["/reports?year=2025", "Reports"],
    ["/tax-summary?year=2025", "Tax Deduction Summary"],
    ["/claim?year=2025", "Your Claim", "Tax year 2025 · Oct 1, 2024 to Sep 30, 2025"],
    ["/price-book?year=2025", "Price Book"],
  ],
  French: [
    ["/fr/rapports?year=2025", "Rapports"],
    ["/fr/sommaire-fiscal?year=2025", "Sommaire fiscal"],
    ["/fr/demande?year=2025", "Votre demande", "Année d’imposition 2025 · du 1er oct. 2024 au 30 sept. 2025"],
    ["/fr/carnet-de-prix?year=2025", "Carnet de prix"],
  ],
} as const;
const WORDS = {
  English: { year: "Calendar year 2025", page: "Page1of", columns: "DateStoreProductCategory" },
  French: { year: "Année civile 2025", page: "Page1sur", columns: "DateMagasinProduitCatégorie" },
} as const;

const bare = (words: string) => words.replaceAll(/\s/g, "");
const times = (letters: string, words: string | RegExp) => letters.split(words).length - 1;

test.each(["English", "French"] as const)(
  "screens-35 each page to print fits letter paper, without shadows, with name, period and page on it, in %s",
  async (language) => {
    const person = await signedIn(DESK, "ca", { colorScheme: "dark" });
    const { page } = person;
    await person.call("PUT", "/api/account/profile", { name: "Ada Lovelace" });
    await fillAccount(page, {
      lineItems: Array.from({ length: 40 }, (_, index) =>
        lineItemRecord({
          name: `GF Averylongnameofabreadwithoutanyspaces ${index}`,
          category: "Cereal and Breakfast Items",
          price: 99_999,
          regularPrice: 12_345,
        }),
      ),
    });
    const { id } = (await person.call("POST", "/api/claims", { taxYear: 2025 })) as { id: string };
    const period = { from: "2024-10-01", to: "2025-09-30" };
    await person.call("PUT", `/api/claims/${id}`, { period });
    for (const [path, heading, ofClaim] of PAGES[language]) {
      await page.setViewportSize(PAPER);
      await page.goto(address(path));
      await drawnPage(page);
      await page.waitForLoadState("networkidle");
      await page.emulateMedia({ media: "print" });
      const head = `GF Ledger · ${heading} · ${ofClaim ?? WORDS[language].year} · Ada Lovelace`;
      await page.getByText(head, { exact: true }).waitFor();
      // Styles come to rest a moment after the medium changes.
      await expect.poll(() => page.evaluate(faultsOnPaper), { message: path }).toEqual([]);
      expect(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      if (process.env.STORY_PICTURES)
        await writeFile(`${process.env.STORY_PICTURES}/print-${language}-${heading}.pdf`, pdf);
      expect(pdf.toString("latin1")).toMatch(/\/MediaBox\s*\[\s*0 0 612 792\s*\]/);
      const letters = await lettersOfPdf(pdf);
      expect([path, letters.includes(WORDS[language].page)]).toEqual([path, true]);
      const sheets = times(letters, /Page\d+(?:of|sur)/g);
      expect([path, times(letters, bare(head))], "said once on each sheet").toEqual([path, sheets]);
      if (path.includes("report") || path.includes("rapports"))
        expect(times(letters, WORDS[language].columns), "on each sheet of the table").toBeGreaterThanOrEqual(
          sheets - 1,
        );
      await page.emulateMedia({ media: null });
    }
  },
  120_000,
);
