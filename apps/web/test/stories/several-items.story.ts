import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { DESK, type Person, PHONE, signedIn } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { openRow } from "./support/pages/reports-page";
import { address } from "./support/product";
import { fillAccount } from "./support/sign-on/account";

const DAYS = ["2025-01-04", "2025-02-04", "2025-03-04", "2025-04-04"];
const ROWS = [
  ...DAYS.map((purchaseDate) => lineItemRecord({ name: "GF Bread", purchaseDate })),
  lineItemRecord({ name: "GF Penne", category: "Pasta and Grains", purchaseDate: "2025-05-02" }),
];

async function withRows(viewport = DESK, options = {}): Promise<Person> {
  const person = await signedIn(viewport, "ca", options);
  await fillAccount(person.page, { lineItems: ROWS });
  await person.page.goto(address("/reports"));
  await person.page.getByRole("heading", { name: "All Gluten-Free Items" }).waitFor();
  return person;
}

async function categoriesOf(person: Person): Promise<string[]> {
  const { lineItems } = (await person.ask("taxReport.lineItems")) as { lineItems: { category: string }[] };
  return lineItems.map(({ category }) => category);
}

const BEFORE = ["Pasta and Grains", ...DAYS.map(() => "Bread and Bakery")];

test("reports-48 on a desk: a range by Shift, one category for all, one Undo; then one removal and one Undo", async () => {
  const person = await withRows(DESK, { colorScheme: "dark" });
  const { page } = person;
  const boxes = page.getByRole("checkbox", { name: /^Select GF/ });
  await boxes.nth(0).click();
  await boxes.nth(2).click({ modifiers: ["Shift"] });
  const bar = page.getByRole("region", { name: "Selected items" });
  await bar.getByText("3 selected").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await bar.getByRole("button", { name: "Change" }).click();
  await page.getByRole("menuitem", { name: "Category" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Category").selectOption("Snacks");
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Change 3 items" }).click();
  const toast = page.getByTestId("toast");
  await toast.getByText("3 items updated").waitFor();
  expect(await categoriesOf(person)).toEqual(["Snacks", "Snacks", "Snacks", ...BEFORE.slice(3)]);
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => categoriesOf(person)).toEqual(BEFORE);

  await page.getByRole("checkbox", { name: "Select every item shown" }).click();
  await bar.getByText("5 selected").waitFor();
  await bar.getByRole("button", { name: "Delete" }).click();
  await toast.getByText("5 items deleted").waitFor();
  expect(await categoriesOf(person)).toEqual([]);
  await toast.getByRole("button", { name: "Undo" }).click();
  await boxes.nth(4).waitFor();
  expect(await categoriesOf(person)).toEqual(BEFORE);
});

test("reports-48 on a phone: a long press begins, taps go on, and who eats them is said once for all", async () => {
  const person = await withRows(PHONE);
  const { page } = person;
  const cards = page.getByRole("list", { name: "All Gluten-Free Items" }).getByRole("listitem");
  await cards.nth(0).scrollIntoViewIfNeeded();
  const box = await cards.nth(0).boundingBox();
  if (!box) throw new Error("No card is shown.");
  const touch = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  const bar = page.getByRole("region", { name: "Selected items" });
  await bar.getByText("1 selected").waitFor();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page
    .getByRole("checkbox", { name: /^Select GF/ })
    .nth(1)
    .tap();
  await bar.getByText("2 selected").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await bar.getByRole("button", { name: "Change" }).tap();
  await page.getByRole("menuitem", { name: "Who eats it" }).tap();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /50% of the 2 selected items/ }).tap();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Change 2 items" }).tap();
  const toast = page.getByTestId("toast");
  await toast.getByText("2 items updated").waitFor();
  const shared = async () => ((await person.ask("people.shares")) as { lineItems: number }).lineItems;
  expect(await shared()).toBe(2);
  await toast.getByRole("button", { name: "Undo" }).tap();
  await expect.poll(shared).toBe(0);
});

test("reports-48 one row's new category is offered to all of that product in the year, with one Undo", async () => {
  const person = await withRows(PHONE);
  const { page } = person;
  await openRow(page, "GF Bread");
  await page.getByLabel("Category of GF Bread").first().selectOption("Snacks");
  const toast = page.getByTestId("toast");
  await toast.getByRole("button", { name: "Apply to all 3 like it" }).tap();
  await toast.getByText("3 items updated").waitFor();
  expect(await categoriesOf(person)).toEqual(["Pasta and Grains", ...DAYS.map(() => "Snacks")]);
  await toast.getByRole("button", { name: "Undo" }).tap();
  await expect.poll(() => categoriesOf(person)).toEqual(["Pasta and Grains", "Snacks", ...BEFORE.slice(2)]);
});
