import { writeFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { familyReceipts, YEAR } from "../../bench/shoebox/family-receipts";
import { type Act, SECONDS } from "../../bench/shoebox/person-time";
import { PHONE, signedIn } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { choosePhotos, openUpload } from "./support/photo/photos";
import { address } from "./support/product";

const PICTURES = process.env.STORY_PICTURES;
/** A fifth of the shoebox, so that the story stays short: the reader reads each photo as it reads a person's own. */
const RECEIPTS = 12;
const SHOEBOX = 60;
const MINUTES = 45;

/** What the person does with the page, counted act by act. */
function counted() {
  const acts: Partial<Record<Act, number>> = {};
  const did = (act: Act, times = 1) => {
    acts[act] = (acts[act] ?? 0) + times;
  };
  return {
    acts,
    did,
    async tap(what: Locator) {
      await what.tap();
      did("tap");
    },
    async type(where: Locator, figure: string) {
      await where.fill(figure);
      did("figure");
    },
    async open(page: Page, path: string) {
      await page.goto(address(path));
      did("screen");
    },
  };
}

test("receipts-108 receipts-109 reports-58 a shoebox of receipts: photos in one go, what is sure by one tap, sizes once a product, filed", async () => {
  const person = await signedIn(PHONE, "ca", { readsAtOnce: true });
  const { page, ask } = person;
  const { acts, did, tap, type, open } = counted();
  await person.call("POST", "/api/payments/create-subscription");
  await person.call("POST", "/api/payments/complete-practice", { outcome: "succeeds" });
  const photos: Parameters<typeof choosePhotos>[1][] = [];
  for await (const { image } of familyReceipts(RECEIPTS))
    photos.push({
      name: `receipt-${photos.length + 1}.jpg`,
      mimeType: "image/jpeg",
      buffer: Buffer.from(image),
    });
  did("photo", RECEIPTS);

  await openUpload(page);
  did("screen");
  await choosePhotos(page, ...photos);
  did("tap", 2);
  const toCheck = async () =>
    ((await ask("receipts.toCheck")) as { receipts: { doubts: string[] }[] }).receipts;
  await expect
    .poll(async () => (await toCheck()).length, { timeout: 150_000, interval: 1_000 })
    .toBe(RECEIPTS);
  const sure = (await toCheck()).filter(({ doubts }) => doubts.length === 0).length;
  expect(sure).toBeGreaterThanOrEqual(RECEIPTS * 0.75);

  const began = performance.now();
  await open(page, "/receipts");
  await tap(page.getByRole("button", { name: `Save all ${sure}` }));
  await page.getByText(`${sure} receipts saved`).first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  const left = await toCheck();
  const sizes = page.getByRole("region", {
    name: new RegExp(`products? of ${YEAR} whose size is missing or can’t be compared`),
  });
  await tap(sizes.getByRole("heading"));
  const fields = await sizes.getByRole("textbox").or(sizes.getByRole("spinbutton")).all();
  for (const field of fields) if ((await field.inputValue()) === "") await type(field, "400");
  await tap(sizes.getByRole("button", { name: /^Save \d+ sizes?$/ }));
  await sizes.waitFor({ state: "detached" });

  await open(page, `/people?year=${YEAR}`);
  await tap(page.getByRole("button", { name: "Change You" }));
  const own = page.getByRole("dialog", { name: "Your details" });
  await type(own.getByLabel(`Net income of ${YEAR}`), "42000");
  await tap(own.getByRole("button", { name: "Save" }));
  await own.waitFor({ state: "detached" });
  await open(page, `/claim?year=${YEAR}`);
  await tap(page.getByRole("button", { name: `Start the claim for ${YEAR}` }));
  await page.getByLabel("Province or territory on December 31").selectOption("ON");
  did("tap", 2);
  await tap(page.getByRole("button", { name: "Work it out" }));
  await page.getByText("Worked out again").first().waitFor();
  await tap(page.getByRole("button", { name: `File the claim for ${YEAR}` }));
  const filing = page.getByRole("alertdialog");
  await tap(filing.getByRole("button", { name: "No, nothing more" }));
  await tap(filing.getByRole("button", { name: "File", exact: true }));
  await page
    .getByText(/^Filed on /)
    .first()
    .waitFor();
  const seconds = Math.round((performance.now() - began) / 1000);
  const minutes =
    Object.entries(acts).reduce((sum, [act, times]) => sum + SECONDS[act as Act] * times, 0) / 60;
  if (PICTURES) await writeFile(`${PICTURES}/shoebox.json`, JSON.stringify({ acts, seconds, minutes, left }));
  expect((minutes * SHOEBOX) / RECEIPTS).toBeLessThan(MINUTES);
}, 240_000);
