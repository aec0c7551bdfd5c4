import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { DESK, PHONE, signedIn, type Visitor, visitor } from "./support/browser";
import { violationsOf } from "./support/pages/accessibility";
import { drawnPage } from "./support/pages/drawn-page";
import { address, newEmail } from "./support/product";
import { focused } from "./support/wait-for-focus";

async function openChat({ page }: Visitor, edition: "ca" | "us" = "ca") {
  await page.goto(address("/terms", edition));
  await page.getByRole("button", { name: "Chat with Millie" }).click();
  const panel = page.getByRole("dialog", { name: /Millie/ });
  const log = panel.getByRole("log");
  await log.getByText("Hi, I'm Millie!").waitFor();
  const input = panel.getByLabel("Your message");
  return { panel, log, input, send: panel.getByRole("button", { name: "Send message" }) };
}

test.each([
  ["ca", DESK, "light"],
  ["us", PHONE, "dark"],
] as const)(
  "chat-2 chat-4 chat, edition %s: greets, asks for an address, takes a valid one, answers",
  async (edition, viewport, colorScheme) => {
    const guest = await visitor(viewport, { colorScheme });
    const { panel, log, input, send } = await openChat(guest, edition);
    await focused(input);
    expect(await send.isDisabled()).toBe(true);
    const email = panel.getByLabel("Your email address");
    await email.waitFor();
    await log.getByText("share your email address").waitFor();

    const sent: string[] = [];
    guest.page.on("request", (request) => sent.push(new URL(request.url()).pathname));
    await input.fill("Which line?");
    await input.press("Enter");
    await log.getByText("I need your email address before I can help you. Please enter it above.").waitFor();
    expect(await input.inputValue()).toBe("Which line?");
    expect(sent).not.toContain("/api/chat/message");

    await email.fill("not-an-address");
    await email.press("Enter");
    await log
      .getByText(
        "That doesn't appear to be a valid email address. Please provide a valid email so I can better assist you.",
      )
      .waitFor();
    const mine = newEmail();
    await email.fill(mine);
    await email.press("Enter");
    await log.getByText(mine).waitFor();
    expect(await email.count()).toBe(0);

    await input.fill("How many years should I keep my receipts?");
    await input.press("Shift+Enter");
    expect(await input.inputValue()).toContain("\n");
    await send.click();
    await panel.getByText("Millie is writing…").waitFor({ state: "detached" });
    await log
      .getByText(edition === "ca" ? /six years|6 years/ : /three years|3 years/)
      .first()
      .waitFor();
    expect(await violationsOf(guest.page)).toEqual([]);
  },
);

test.each([320, 390, 1024, 1180])(
  "chat-1 on a page %i pixels wide the button stands in the header and covers nothing",
  async (width) => {
    const { page } = await signedIn({ width, height: 844 });
    const button = page.getByRole("button", { name: "Chat with Millie" });
    for (const path of ["/", "/tools", "/blog", "/upload-receipt", "/reports", "/my-subscription"]) {
      await page.goto(address(path));
      await drawnPage(page);
      await page.mouse.wheel(0, 400);
      const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const banner = page.getByRole("banner");
      const box = await boxOf(button);
      const header = await boxOf(banner);
      const logo = await boxOf(banner.getByRole("link").first());
      const menu = await boxOf(page.getByRole("button", { name: "Open menu" }));
      expect(box.height, path).toBe(44);
      expect(box.y + box.height, path).toBeLessThanOrEqual(header.y + header.height);
      expect(box.x, path).toBeGreaterThanOrEqual(logo.x + logo.width);
      expect(box.x + box.width, path).toBeLessThanOrEqual(menu.x);
    }
    await button.click();
    await page.getByRole("log").getByText("Hi, I'm Millie!").waitFor();
    expect(await violationsOf(page)).toEqual([]);
  },
);

test("chat-1 what was said is scrolled by keyboard, also while it holds no link", async () => {
  const person = await signedIn(PHONE);
  const { log, input } = await openChat(person);
  await person.page.route("**/api/chat/message", (route) =>
    route.fulfill({ json: { reply: "word ".repeat(400) } }),
  );
  await input.fill("Hello?");
  await input.press("Enter");
  await log.getByText("word word").waitFor();
  expect(await violationsOf(person.page)).toEqual([]);
  const top = () => log.evaluate((one) => one.scrollTop);
  const bottom = await top();
  expect(bottom).toBeGreaterThan(0);
  await input.focus();
  // Back past the questions that Millie offers.
  const offered = await log.getByRole("button").count();
  for (let back = 0; back <= offered; back++) await person.page.keyboard.press("Shift+Tab");
  await focused(log);
  await person.page.keyboard.press("PageUp");
  await expect.poll(top).toBeLessThan(bottom);
});

test("chat-1 Escape closes the chat, the focus returns, and what was said is still there", async () => {
  const guest = await visitor();
  const { panel, log } = await openChat(guest);
  await guest.page.keyboard.press("Escape");
  expect(await panel.isVisible()).toBe(false);
  const button = guest.page.getByRole("button", { name: "Chat with Millie" });
  await focused(button);
  await button.press("Enter");
  expect(await log.getByText("Hi, I'm Millie!").count()).toBe(1);
});

test("chat-2 a signed-in person is not asked for an address", async () => {
  const person = await signedIn();
  const { log, panel } = await openChat(person);
  await person.page.waitForTimeout(1500);
  expect(await panel.getByLabel("Your email address").count()).toBe(0);
  expect(await log.locator("> *").count()).toBe(1);
});

test("chat-6 a message that fails comes back into the box, with the words of the bot and a toast", async () => {
  const person = await signedIn();
  person.allow(/500/);
  const { log, input } = await openChat(person);
  await person.page.route("**/api/chat/message", (route) => route.fulfill({ status: 500, json: {} }));
  await input.fill("Hello?");
  await input.press("Enter");
  await log
    .getByText(
      "Sorry, I'm having trouble connecting right now. The chatbot service might be temporarily unavailable. Please try again in a few moments.",
    )
    .waitFor();
  await person.page.getByTestId("toast").getByText("Failed to send message. Please try again.").waitFor();
  expect(await input.inputValue()).toBe("Hello?");
});

test("chat-6 the server's own userMessage is what the bot says", async () => {
  const person = await signedIn();
  person.allow(/503/);
  const { log, input } = await openChat(person);
  await person.page.route("**/api/chat/message", (route) =>
    route.fulfill({ status: 503, json: { message: "no", userMessage: "Millie rests until noon." } }),
  );
  await input.fill("Hello?");
  await input.press("Enter");
  await log.getByText("Millie rests until noon.").waitFor();
  expect(await log.getByText("trouble connecting").count()).toBe(0);
});

test("chat-5 a message can't be longer than the chat takes, and empty ones are not sent", async () => {
  const person = await signedIn();
  const { input, send, log } = await openChat(person);
  await input.press("Enter");
  expect(await log.locator("> *").count()).toBe(1);
  await input.fill("x".repeat(6000));
  const typed = (await input.inputValue()).length;
  const limit = Number(await input.getAttribute("maxlength"));
  expect([typed <= 6000, limit > 0, await send.isEnabled()]).toEqual([true, true, true]);
  await send.click();
  await log.locator("> *").nth(2).waitFor();
  expect(
    await log
      .getByText(/too long|at most/i)
      .or(log.locator("> *").nth(2))
      .first()
      .isVisible(),
  ).toBe(true);
});
