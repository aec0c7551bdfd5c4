import type { AskedFrom } from "@gf-ledger/assistant/assistant";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCaller } from "../src/app-router";
import type { Services } from "../src/context";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
const opened: AskedFrom[] = [];
const assistant: Services["assistant"] = {
  name: "local",
  async open(page) {
    opened.push(page);
  },
  answer: async () => ({ reply: "", sources: [], answered: false }),
};

beforeAll(async () => {
  testApp = await openTestApp({ assistant });
});
afterAll(() => testApp.close());

const openFrom = (client: string, language: "en" | "fr" = "en") =>
  createCaller({ ...testApp.anonymous("ca", language).context, client }).chat.open();

test("chat-43 the opened chat makes ready what its first answer needs, in the page's language, after the caller was answered", async () => {
  expect(await openFrom("192.0.2.1", "fr")).toEqual({ opened: true });
  expect(opened).toEqual([]);
  await testApp.mails();
  expect(opened).toEqual([{ edition: "ca", language: "fr" }]);
});

test("chat-43 openings are limited with the questions of a client", async () => {
  for (let count = 0; count < 30; count++) await openFrom("192.0.2.2");
  await expect(openFrom("192.0.2.2")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect(await openFrom("192.0.2.3")).toEqual({ opened: true });
});
