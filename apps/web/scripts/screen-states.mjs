// States of a screen after a person did something on it: its address and the steps to get there.
import { readFileSync } from "node:fs";
import { ROOT } from "../../../scripts/prepare.mjs";
import { plainReceiptPhoto, tablePhoto } from "../test/stories/support/photo/other-photos";

const button = (page, name) => page.getByRole("button", { name }).first();
const sample = (edition, name = `receipt-${edition}.jpg`) => ({
  name,
  mimeType: "image/jpeg",
  buffer: readFileSync(`${ROOT}apps/web/public/samples/receipt-${edition}.jpg`),
});
/** The same picture as another file: a photo that was read before is not read again. */
const asNewPhoto = (photo) => ({
  ...photo,
  buffer: Buffer.concat([photo.buffer, Buffer.from(`${Date.now()}`)]),
});
const brokenPhoto = { name: "blurred.jpg", mimeType: "image/jpeg", buffer: Buffer.from("not a picture") };
const choose = (page, ...files) => page.getByLabel(/Choose photos|Add photos/).setInputFiles(files);
const fail = (page, pattern) => page.route(pattern, (route) => route.abort());
const hold = (page, pattern) => page.route(pattern, () => {});

async function read(page, edition) {
  await choose(page, sample(edition));
  await button(page, "Process Image").click();
  await button(page, "Save Selected Items").waitFor({ timeout: 60_000 });
}

/** On a phone an item's values and its menu are in its row, which opens. */
async function openFirstItem(page) {
  const items = page.getByRole("list", { name: "All Gluten-Free Items" });
  if (await items.isVisible()) await items.getByRole("button", { expanded: false }).first().click();
}

/** Selects two line items: by their boxes, or on a phone by a long press and a tap. */
async function selectTwo(page) {
  const boxes = page.getByRole("checkbox", { name: /^Select GF/ });
  if (!(await boxes.first().isVisible())) {
    const card = page.getByRole("list", { name: "All Gluten-Free Items" }).getByRole("listitem").first();
    await card.scrollIntoViewIfNeeded();
    const box = await card.boundingBox();
    const session = await page.context().newCDPSession(page);
    const touch = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", [{ x: box.x + box.width / 2, y: box.y + box.height - 60 }]);
    await page.waitForTimeout(900);
    await touch("touchEnd", []);
  } else await boxes.nth(0).click();
  await boxes.nth(1).click();
  await page.getByRole("region", { name: "Selected items" }).waitFor();
}

/** Asks Millie a question; who is not signed in gives an address first. */
async function askMillie(page, question) {
  await button(page, /chat|Millie/i).click();
  const input = page.getByLabel("Your message");
  await input.waitFor();
  await page.waitForTimeout(1300);
  const email = page.getByLabel("Your email address");
  if (await email.isVisible()) {
    await email.fill("ada@example.com");
    await email.press("Enter");
  }
  await input.fill(question);
  await input.press("Enter");
  await page.getByText("Millie is writing…").waitFor({ state: "detached" });
}

/** On a phone the button is in the drawer, out of sight. */
const signedInReady = (page) =>
  page
    .getByRole("button", { name: /^Search and commands/, includeHidden: true })
    .first()
    .waitFor({ state: "attached" });

/** `before` runs before the page is opened, `steps` on the page; `phone` keeps a state to the phone. */
export const PUBLIC_STATES = {
  drawer: { path: "/", phone: true, steps: (page) => page.getByLabel(/menu/i).first().click() },
  "chat-open": {
    path: "/",
    steps: async (page) => {
      await button(page, /chat|Millie/i).click();
      await page.getByRole("dialog").waitFor();
      await page.waitForTimeout(1200);
    },
  },
  "chat-unsure": {
    path: "/terms",
    steps: (page) => askMillie(page, "does manulife paying some of it matter"),
  },
  "chat-answer": { path: "/terms", steps: (page) => askMillie(page, "can a dietitian sign the letter") },
  sample: {
    path: "/#try",
    steps: (page) => page.getByText("A made-up receipt, to try it on").waitFor(),
  },
  "keep-yours": {
    path: "/#try",
    steps: async (page) => {
      await button(page, "Keep yours").click();
      await page.getByRole("dialog").getByRole("button", { name: "Email me a link" }).click();
    },
  },
  "faq-open": {
    path: "/#faq",
    steps: (page) => page.locator("#faq summary").nth(1).click(),
  },
  "tools-result": {
    path: "/tools",
    steps: async (page) => {
      await page.getByRole("checkbox").first().check();
      await button(page, /Estimate/).click();
    },
  },
  "tools-coming-soon": {
    path: "/tools",
    steps: (page) => page.getByRole("tab", { name: "Coming Soon" }).click(),
  },
  "login-errors": {
    path: "/auth",
    steps: (page) => page.getByRole("button", { name: "Sign In", exact: true }).last().click(),
  },
  "register-errors": { path: "/auth?tab=register", steps: (page) => button(page, "Create Account").click() },
};

export const SIGNED_IN_STATES = {
  "reports-edit": {
    path: "/reports",
    steps: async (page) => {
      await openFirstItem(page);
      await button(page, /Edit product/).click();
    },
  },
  "reports-delete": {
    path: "/reports",
    steps: async (page) => {
      await openFirstItem(page);
      const more = button(page, /^More for/);
      if (await more.isVisible()) {
        await more.click();
        await page.getByRole("menuitem", { name: /Delete/ }).click();
      } else await button(page, /^Delete/).click();
    },
  },
  "reports-several": { path: "/reports", steps: selectTwo },
  "reports-several-change": {
    path: "/reports",
    steps: async (page) => {
      await selectTwo(page);
      const bar = page.getByRole("region", { name: "Selected items" });
      await bar.getByRole("button", { name: "Change" }).click();
      await page.getByRole("menuitem", { name: "Who eats it" }).click();
    },
  },
  commands: {
    path: "/reports",
    steps: async (page) => {
      await signedInReady(page);
      if (await button(page, /menu/i).isVisible()) {
        await button(page, /menu/i).click();
        await page
          .getByRole("button", { name: /^Search and commands/ })
          .last()
          .click();
      } else await page.keyboard.press("Control+k");
      await page.getByRole("dialog").getByRole("combobox").fill("price");
    },
  },
  shortcuts: {
    path: "/reports",
    steps: async (page) => {
      await signedInReady(page);
      await page.keyboard.press("?");
    },
  },
  "install-invitation": {
    path: "/reports",
    before: (page) =>
      page.addInitScript(() => {
        localStorage.setItem("gf-ledger.saved-once", "1");
        window.addEventListener("load", () =>
          setTimeout(() => window.dispatchEvent(new Event("beforeinstallprompt", { cancelable: true })), 500),
        );
      }),
    steps: (page) => page.getByRole("region", { name: /home screen/ }).waitFor(),
  },
  "chat-own-year": {
    path: "/reports",
    steps: async (page) => {
      await signedInReady(page);
      await askMillie(page, "how much have I claimed in 2025?");
    },
  },
  "reports-add-item": { path: "/reports", steps: (page) => button(page, "Add an item").click() },
  "receipts-searched": { path: "/receipts?q=nothing-is-called-this" },
  "reports-searched": { path: "/reports?q=nothing-is-called-this" },
  "reports-loading": { path: "/reports", before: (page) => hold(page, "**/api/trpc/taxReport.*") },
  "reports-failed": {
    path: "/reports",
    before: (page) => fail(page, "**/api/trpc/taxReport.*"),
    steps: (page) => button(page, "Retry").waitFor({ timeout: 20_000 }),
  },
  "reports-paper": { path: "/reports", before: (page) => page.emulateMedia({ media: "print" }) },
  "tax-summary-failed": {
    path: "/tax-summary",
    before: (page) => fail(page, "**/api/trpc/taxReport.*"),
    steps: (page) => button(page, "Retry").waitFor({ timeout: 20_000 }),
  },
  "tax-summary-paper": { path: "/tax-summary", before: (page) => page.emulateMedia({ media: "print" }) },
  "plan-loading": { path: "/my-subscription", before: (page) => hold(page, "**/api/trpc/subscription.*") },
  "plan-failed": {
    path: "/my-subscription",
    before: (page) => fail(page, "**/api/trpc/subscription.*"),
    steps: (page) => button(page, /Retry|Try again/).waitFor({ timeout: 20_000 }),
  },
  checkout: {
    path: "/my-subscription",
    steps: async (page) => {
      await button(page, "Upgrade to Pro").click();
      await button(page, "Subscribe Now").waitFor();
    },
  },
  "people-remove": { path: "/people", steps: (page) => button(page, /^Remove /).click() },
  "people-removed": {
    path: "/people",
    steps: async (page) => {
      await button(page, /^Remove /).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
      await page.getByText("Person removed").waitFor();
    },
    // The other pictures are of the whole household.
    after: async (page) => {
      const restored = page.waitForResponse(/people\.restore/);
      await button(page, "Undo").click();
      await restored;
    },
  },
  "account-delete": { path: "/account", steps: (page) => button(page, "Delete my account").click() },
};

/** States of a Premium account, whose readings do not run out. */
export const PREMIUM_STATES = {
  "upload-one-photo": { path: "/upload-receipt", steps: (page, edition) => choose(page, sample(edition)) },
  "upload-queue": {
    path: "/upload-receipt",
    steps: async (page, edition) => {
      await choose(page, sample(edition, "monday.jpg"), brokenPhoto, sample(edition, "friday.jpg"));
      await hold(page, /\/api\/receipts$/);
      await button(page, /^Process/).click();
      await page.waitForTimeout(1500);
    },
  },
  "upload-failed": {
    path: "/upload-receipt",
    steps: async (page) => {
      await choose(page, brokenPhoto);
      await button(page, "Process Image").click();
      await button(page, /Try again/).waitFor();
    },
  },
  "upload-no-receipt": {
    path: "/upload-receipt",
    steps: async (page) => {
      await choose(page, asNewPhoto(await tablePhoto()));
      await button(page, "Process Image").click();
      await page.getByText("This does not look like a receipt").first().waitFor({ timeout: 60_000 });
    },
  },
  "upload-nothing-gluten-free": {
    path: "/upload-receipt",
    steps: async (page) => {
      await choose(page, asNewPhoto(await plainReceiptPhoto()));
      await button(page, "Process Image").click();
      await button(page, "Skip this receipt").waitFor({ timeout: 60_000 });
    },
    // A receipt that is kept would be known when it is read again.
    after: async (page) => {
      await button(page, "Skip this receipt").click();
      await page.getByLabel(/Choose photos/).waitFor();
    },
  },
  "upload-photo-whole": {
    path: "/upload-receipt",
    phone: true,
    steps: async (page, edition) => {
      await read(page, edition);
      await button(page, /whole photo/i).click();
    },
  },
  "upload-offline": {
    path: "/upload-receipt",
    steps: async (page, edition) => {
      await page.context().setOffline(true);
      await choose(page, sample(edition, "in-the-shop.jpg"));
    },
    // A waiting photo would be read on the next page.
    after: async (page) => {
      await button(page, "Remove in-the-shop.jpg").click();
      await page.context().setOffline(false);
    },
  },
  "upload-read": { path: "/upload-receipt", steps: read },
  "upload-nothing-selected": {
    path: "/upload-receipt",
    steps: async (page, edition) => {
      await read(page, edition);
      // Each press removes one from those found, so press always the first that is left.
      const on = page.getByRole("checkbox", { checked: true });
      while ((await on.count()) > 0) await on.first().click();
      await page.evaluate(() => window.scrollTo(0, 400));
    },
  },
  "upload-edit-item": {
    path: "/upload-receipt",
    steps: async (page, edition) => {
      await read(page, edition);
      const price = button(page, /^Edit regular price/);
      // On a phone it stands among the details of a line.
      await ((await price.isVisible()) ? price : button(page, /^Edit GF/)).click();
    },
  },
  "upload-edit-details": {
    path: "/upload-receipt",
    steps: async (page, edition) => {
      await read(page, edition);
      const line = button(page, /^Edit GF/);
      if (await line.isVisible()) await line.click();
      else {
        await button(page, /^More for GF/).click();
        await page.getByRole("menuitem", { name: /details/i }).click();
      }
      const dialog = page.getByRole("dialog");
      await dialog.getByText("More", { exact: true }).click();
      await dialog.getByLabel("Tax code on the receipt").scrollIntoViewIfNeeded();
    },
  },
  "cancel-subscription": {
    path: "/my-subscription",
    steps: (page) => button(page, "Cancel Subscription").click(),
  },
};

/** States of a free account whose month is used up; `{draft}` stands for a receipt that is not saved yet. */
export const USED_UP_STATES = {
  "plan-used-up": {
    path: "/receipt-review/{draft}",
    steps: async (page) => {
      await button(page, "Save to My Records").click();
      await page.getByText("Your free receipts for this month are used up").waitFor();
    },
  },
  "plan-used-up-upload": { path: "/upload-receipt" },
};
