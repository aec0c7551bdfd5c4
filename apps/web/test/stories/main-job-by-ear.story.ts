import { expect, test } from "vitest";
import { DESK, signedIn } from "./support/browser";
import { samplePhoto } from "./support/photos";
import { address } from "./support/product";
import { listener } from "./support/spoken";

const WORDS = {
  en: {
    upload: "/upload-receipt",
    choose: /^Choose photos.*button/,
    read: /^Process Image, button/,
    item: /^Select .*checkbox, checked/,
    untick: /^Select .*checkbox$/,
    save: /^Save Selected Items.*button/,
    saved: "3 items have been added to your records.",
    reports: "**/reports**",
    heading: "All Gluten-Free Items",
    exports: /^Export, button/,
    csv: /^Download CSV, menuitem/,
    csvName: "gluten-free-tax-report-2025.csv",
    claim: /^Claim, link/,
    claimPage: "**/claim**",
    start: /^Start the claim for 2025, button/,
    started: "What it is worth",
  },
} as const;

for (const [language, words] of Object.entries(WORDS))
  test(`screens-39 the main job by keys alone, each stop said by name, role and state (${language})`, async () => {
    const { page } = await signedIn(DESK, "ca");
    await page.goto(address(words.upload));
    const { seek, now, heard } = await listener(page);
    await page.waitForLoadState("networkidle");

    await seek(words.choose);
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.keyboard.press("Enter")]);
    await chooser.setFiles(await samplePhoto());
    await seek(words.read);
    await page.keyboard.press("Enter");
    await page
      .getByRole("button", {
        name: words.save.source.startsWith("^Save") ? /Save Selected/ : /Enregistrer les/,
      })
      .waitFor({ timeout: 60_000 });

    await seek(words.item);
    await page.keyboard.press("Space");
    await expect.poll(now).toMatch(words.untick);
    await seek(words.save);
    await page.keyboard.press("Enter");
    await page.getByText(words.saved).first().waitFor();
    await page.waitForURL(words.reports);
    await page.getByRole("heading", { name: words.heading }).waitFor();

    await seek(words.exports);
    await page.keyboard.press("Enter");
    await page.getByRole("menu").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      seek(words.csv, "ArrowDown").then(() => page.keyboard.press("Enter")),
    ]);
    expect(download.suggestedFilename()).toBe(words.csvName);
    expect(heard).toEqual([]);
  }, 120_000);
