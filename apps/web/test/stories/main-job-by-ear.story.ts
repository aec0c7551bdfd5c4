import { expect, test } from "vitest";
import { DESK, signedIn } from "./support/browser";
import { samplePhoto } from "./support/photo/photos";
import { address } from "./support/product";
import { listener } from "./support/spoken";

const WORDS = {
  en: {
    upload: "/upload-receipt",
    choose: /^Choose photos/,
    read: /^Process Image, button/,
    ticked: /^Select .*, checkbox, checked/,
    unticked: /^Select .*, checkbox$/,
    save: /^Save Selected Items, button/,
    exports: /^Export, button/,
    csv: /^Download CSV, menuitem/,
    claim: /^Your claim, link/,
    start: /^Start the claim for 2025, button/,
    anyStart: /^Start the claim for/,
    file: /^File the claim for 2025, button/,
  },
  fr: {
    upload: "/fr/ajouter-un-recu",
    choose: /^Choisir des photos/,
    read: /^Lire l’image, button/,
    ticked: /^Cocher .*, checkbox, checked/,
    unticked: /^Cocher .*, checkbox$/,
    save: /^Enregistrer les articles cochés, button/,
    exports: /^Exporter, button/,
    csv: /^Télécharger le CSV, menuitem/,
    claim: /^Votre demande, link/,
    start: /^Commencer la demande pour 2025, button/,
    anyStart: /^Commencer la demande pour/,
    file: /^Produire la demande pour 2025, button/,
  },
} as const;

/** What is said where the keys leave the page's own controls. */
const PAGE_ITSELF = ["generic", "RootWebArea", ""];

for (const [language, words] of Object.entries(WORDS))
  test(`screens-39 the main job by keys alone, each stop said by name, role and state (${language})`, async () => {
    const { page } = await signedIn(DESK, "ca");
    await page.goto(address(words.upload));
    const { seek, now, heard } = await listener(page);
    const press = async (what: RegExp) => {
      await seek(what);
      await page.keyboard.press("Enter");
    };

    await page.getByLabel(words.choose).waitFor();
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), press(words.choose)]);
    await chooser.setFiles(await samplePhoto());
    await press(words.read);
    await page.getByRole("checkbox", { checked: true }).first().waitFor({ timeout: 60_000 });

    await seek(words.ticked);
    await page.keyboard.press("Space");
    await expect.poll(now).toMatch(words.unticked);
    await press(words.save);
    await page.waitForURL(/\/(?:reports|rapports)/);
    await page.getByRole("main").getByRole("table").first().waitFor();

    await press(words.exports);
    await expect.poll(now).toMatch(words.csv);
    const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
    expect(download.suggestedFilename()).toMatch(/2025\.csv$/);

    await press(words.claim);
    await page.waitForURL(/\/(?:claim|demande)/);
    await press(words.start);
    await page.getByRole("button", { name: words.anyStart }).waitFor({ state: "detached" });
    await seek(words.file);
    const starts = heard.filter((stop) => words.anyStart.test(stop));
    expect(starts, "no other year's claim is offered on the way").toEqual([
      expect.stringMatching(words.start),
    ]);
    const nameless = heard.filter((stop) => !stop.includes(", ") && !PAGE_ITSELF.includes(stop));
    expect(nameless).toEqual([]);
    const twice = heard.filter((stop) => /^(.+), [a-zA-Z]+, \1$/.test(stop));
    expect(twice).toEqual([]);
  }, 120_000);
