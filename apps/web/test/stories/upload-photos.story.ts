import { expect, test } from "vitest";
import { DESK, PHONE, signedIn, visitor } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { filledButtons } from "./support/pages/filled-buttons";
import { headAndFoot } from "./support/photo/parts-of-receipt";
import { choosePhotos, hand, openUpload, samplePhoto, smallPhoto } from "./support/photo/photos";
import { address } from "./support/product";

test("receipts-27 Upload, signed out: the way in leads back here", async () => {
  const { page } = await visitor();
  await page.goto(address("/upload-receipt"));
  await page.waitForURL("**/auth?*");
  expect(new URL(page.url()).searchParams.get("redirect")).toBe("/upload-receipt");
  await page.getByRole("tab", { name: "Login" }).waitFor();
});

test.each([
  ["ca", DESK, "light"],
  ["us", PHONE, "dark"],
] as const)(
  "receipts-28 receipts-41 Upload, no file yet: tips, every way to a photo, what the plan allows (%s)",
  async (...given) => {
    const [edition, viewport, colorScheme] = given;
    const { page } = await signedIn(viewport, edition, { colorScheme });
    await openUpload(page, edition);
    for (const tip of [
      "Good lighting",
      "Whole receipt visible",
      "Flattened",
      "Store name and date included",
    ]) {
      expect(await page.getByText(tip).isVisible()).toBe(true);
    }
    await page.getByText("Free plan: 0 of 5 receipts used this month.").waitFor();
    const camera = page.getByLabel("Take a photo");
    expect(await camera.getAttribute("capture")).toBe("environment");
    expect(await camera.isVisible()).toBe(viewport === PHONE);
    expect(await page.getByLabel("Choose photos").getAttribute("accept")).toContain("image/*");
    expect(await violationsOf(page)).toEqual([]);
  },
);

test("receipts-29 receipts-33 receipts-34 Upload: several photos at once, dropped and pasted, a bar for each; receipts-6 the same receipt twice is said; receipts-131 both are checked together; screens-41 one button is filled at each step", async () => {
  const { page } = await signedIn();
  await openUpload(page);
  await hand(page, await samplePhoto("ca", "dropped.jpg"), "drop");
  await page.getByRole("img", { name: "The receipt you chose" }).waitFor();
  await hand(page, await samplePhoto("ca", "pasted.jpg"), "paste");
  const queue = page.getByRole("list", { name: "Photos" }).getByRole("listitem");
  expect(await queue.count()).toBe(2);
  await page.getByRole("button", { name: "Remove pasted.jpg" }).click();
  await page.getByLabel("Change").setInputFiles([await samplePhoto("ca", "changed.jpg")]);
  await page.getByRole("listitem").filter({ hasText: "changed.jpg" }).waitFor();
  expect(await queue.count()).toBe(1);
  await hand(page, await samplePhoto("ca", "pasted.jpg"), "paste");
  expect(await violationsOf(page)).toEqual([]);

  expect(await filledButtons(page)).toEqual(["Process 2 Images"]);
  await page.getByRole("button", { name: "Process 2 Images" }).click();
  await page.getByRole("progressbar", { name: "Reading changed.jpg" }).waitFor();
  expect(await page.getByRole("button", { name: "Processing... (about 5-30 sec)" }).isVisible()).toBe(true);
  await page.getByRole("progressbar", { name: "Reading pasted.jpg" }).waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: "Check items" }).click({ timeout: 60_000 });
  await page.getByText("You may have uploaded this receipt before").waitFor();
  expect(await page.getByRole("link", { name: "View the first one" }).getAttribute("href")).toMatch(
    /^\/receipt-review\/[0-9a-f-]{36}$/,
  );
  expect(await violationsOf(page)).toEqual([]);
  const together = page.getByRole("link", { name: "Check 2 receipts together" });
  await together.waitFor();
  expect(await filledButtons(page)).toEqual(["Save Selected Items"]);
  for (const [name, viewport] of [
    ["390", PHONE],
    ["1440", DESK],
  ] as const) {
    await page.setViewportSize(viewport);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    if (process.env.STORY_PICTURES)
      await page.screenshot({ path: `${process.env.STORY_PICTURES}/together-${name}.png`, fullPage: true });
  }
  await together.click();
  await page.waitForURL("**/receipts#to-check");
  await page.locator("#to-check").waitFor();
});

test("receipts-120 two photos that show one receipt are joined once both are read, each row once", async () => {
  const { page, ask } = await signedIn(PHONE);
  await openUpload(page);
  await choosePhotos(page, ...(await headAndFoot()));
  await page.getByRole("button", { name: "Process 2 Images" }).click();
  await page.getByText("2 photos joined into one receipt").waitFor({ timeout: 60_000 });
  const { drafts } = (await ask("receipts.drafts")) as {
    drafts: { id: string; totalAmount: number | null }[];
  };
  expect(drafts).toHaveLength(1);
  const receipt = (await ask("receipts.get", { id: drafts[0]?.id })) as {
    store: string | null;
    total: number | null;
    items: { name: string }[];
  };
  expect([receipt.store, receipt.total, receipt.items.length]).toEqual(["MAPLE GROCER", 27.35, 6]);
  await page.getByText("$27.35").first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  if (process.env.STORY_PICTURES)
    await page.screenshot({ path: `${process.env.STORY_PICTURES}/joined.png`, fullPage: true });
});

test("receipts-6 plans-27 a photo that was saved before is told before it is read; read again and saved, it counts no second time", async () => {
  const { page, call, ask } = await signedIn(PHONE);
  const photo = await smallPhoto();
  const base64Image = photo.buffer.toString("base64");
  const { id } = (await call("POST", "/api/receipts", { base64Image })) as { id: string };
  await call("POST", `/api/receipts/${id}/confirm`, {});
  await openUpload(page);
  await choosePhotos(page, photo);
  await page.getByRole("button", { name: "Process Image" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "You saved this photo before" });
  const receipt = notice.getByRole("link", { name: "View its receipt" });
  expect(await receipt.getAttribute("href")).toBe(`/receipt-review/${id}`);
  expect(await ask("receipts.drafts")).toEqual({ drafts: [] });
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

  await notice.getByRole("button", { name: "Read it again" }).click();
  await page.getByText("You may have uploaded this receipt before").waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: "Save Selected Items" }).click();
  await page.getByText("Receipt Saved").waitFor();
  expect(await ask("receipts.planUse")).toMatchObject({ used: 1 });
});

test("receipts-6 a photo that was read and not saved is told before it is read again", async () => {
  const { page, ask } = await signedIn(PHONE, "us");
  await openUpload(page, "us");
  await choosePhotos(page, await smallPhoto("first.jpg"), await smallPhoto("again.jpg"));
  await page.getByRole("button", { name: "Process 2 Images" }).click();
  const again = page.getByRole("listitem").filter({ hasText: "again.jpg" });
  await again.getByText("Read before, not read again").waitFor({ timeout: 60_000 });
  await again.getByRole("button", { name: "Show" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "You read this photo before" });
  const { drafts } = (await ask("receipts.drafts")) as { drafts: { id: string }[] };
  expect(drafts).toHaveLength(1);
  const go = notice.getByRole("link", { name: "Continue with its receipt" });
  expect(await go.getAttribute("href")).toBe(`/receipt-review/${drafts[0]?.id}`);
  expect(await violationsOf(page)).toEqual([]);
});

test("receipts-35 a failed read keeps the photo and offers to try again", async () => {
  const { page, allow } = await signedIn();
  allow(/net::ERR_FAILED|400 \(Bad Request\)/);
  await openUpload(page);
  await page.route("**/api/trpc/receipts.read*", (route) => route.abort());
  await choosePhotos(page, await samplePhoto());
  await page.getByRole("button", { name: "Process Image" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "Your photo is still here." });
  await alert.getByText("Failed to process receipt").waitFor();
  expect(await page.getByRole("img", { name: "The receipt you chose" }).isVisible()).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  await page.unroute("**/api/trpc/receipts.read*");
  await alert.getByRole("button", { name: "Try again" }).click();
  await page.getByText("4 of 10 items selected").waitFor({ timeout: 60_000 });
});

test("receipts-29 what is not an image is not taken into the queue", async () => {
  const { page } = await signedIn();
  await openUpload(page);
  await choosePhotos(page, { name: "list.txt", mimeType: "text/plain", buffer: Buffer.from("milk") });
  await page.getByText("File Reading Error").waitFor();
  expect(await page.getByRole("heading", { name: "Add your receipt" }).isVisible()).toBe(true);
});
