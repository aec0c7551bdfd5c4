import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { done, refused } from "@gf-ledger/domain/outcome/outcome";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../src/refusals/in-transaction";
import { answerOf, refusalError } from "../src/refusals/refusal-error";
import { REFUSALS } from "../src/refusals/refusals";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

const SOURCE = fileURLToPath(new URL("../src/", import.meta.url));

/** What stands before every verb and turns refusals into errors, and jobs on everybody's rows, which nobody calls. */
const NOT_NOUNS = new Set(["gate", "refusals", "trpc", "housekeeping", "jobs", "pooled-prices"]);

/** Folders whose functions answer outcomes: every one, but those. */
const FOLDERS = readdirSync(SOURCE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !NOT_NOUNS.has(entry.name))
  .map(({ name }) => name);

const sources = (folder: string) =>
  readdirSync(SOURCE + folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(`${SOURCE}${folder}/${name}`, "utf8") }));

describe("api-2 a failure that is expected", () => {
  test.each(FOLDERS)("is answered as a value by every verb of %s, and has no words there", (folder) => {
    const throwing = sources(folder).filter(({ text }) => /\bnew AppError\b/.test(text));
    expect(throwing.map(({ name }) => name)).toEqual([]);
  });

  test.each(FOLDERS)("rolls back every transaction of %s: none is opened any other way", (folder) => {
    const keeping = sources(folder).filter(({ text }) => /\.\$transaction\b/.test(text));
    expect(keeping.map(({ name }) => name)).toEqual([]);
  });

  test("has no row in the table that no verb answers", () => {
    // A barcode is looked at before a verb, in words that the verb passes on.
    const all = ["../../domain/src/barcode", ...FOLDERS]
      .flatMap(sources)
      .map(({ text }) => text)
      .join("\n");
    expect(Object.keys(REFUSALS).filter((reason) => !all.includes(`"${reason}"`))).toEqual([]);
  });

  test("has a status, a sentence of its facts, and what else its answer carries", () => {
    const resetsAt = "2026-04-01T00:00:00.000Z";
    expect(refusalError(refused("plan_used_up", { limit: 5, resetsAt }))).toMatchObject({
      status: 402,
      message:
        "You have used your 5 free receipts for this month. Upgrade to Premium for unlimited receipts.",
      details: { body: { limit: 5, resetsAt } },
    });
    expect(answerOf(done("kept"))).toBe("kept");
    expect(() => answerOf(refused("no_such_session"))).toThrow("Session not found.");
  });

  test.each([
    [89, "89 seconds"],
    [90, "2 minutes"],
    [5_340, "89 minutes"],
    [5_341, "2 hours"],
  ])("of a limit says to wait %i seconds as %s", (retryAfterSeconds, words) => {
    const refusal = refusalError(refused("too_many_requests", { retryAfterSeconds }));
    expect(refusal.message).toBe(`Too many requests. Please try again in ${words}.`);
    expect(refusal.details).toEqual({ retryAfterSeconds });
  });
});

describe("api-2 a refusal in the middle of a transaction", () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp();
  });
  afterAll(() => testApp.close());

  const usersNamed = (email: string) => testApp.database.user.count({ where: { email } });

  test("is answered as a value, and nothing written before it stays", async () => {
    const email = "refused@example.com";
    const outcome = await inTransaction(testApp.database, async (transaction) => {
      await transaction.user.create({ data: { email } });
      return refused("no_such_receipt");
    });
    expect(outcome).toEqual({ ok: false, reason: "no_such_receipt" });
    expect(await usersNamed(email)).toBe(0);
  });

  test("receipts-22 receipts-23 leaves a draft as it was, also where a list was taken over before", async () => {
    const { call } = await testApp.signIn();
    const { id } = await call.receipts.create({ image: Buffer.from("hi") });
    const before = await call.receipts.get({ id });
    expect(before.items.some(({ selected }) => selected)).toBe(true);
    expect(await refusalOf(call.receipts.confirm({ id, items: [] }))).toEqual({
      code: "BAD_REQUEST",
      message: "Please select at least one gluten-free item before saving.",
    });
    expect(await call.receipts.get({ id })).toEqual(before);
  });

  test("is told apart from success, which is kept, and from what nobody expected, which is thrown", async () => {
    const email = "kept@example.com";
    const kept = await inTransaction(testApp.database, async (transaction) =>
      done((await transaction.user.create({ data: { email } })).email),
    );
    expect(kept).toEqual({ ok: true, value: email });
    expect(await usersNamed(email)).toBe(1);
    const broken = inTransaction(testApp.database, () => Promise.reject(new Error("The disk is gone.")));
    await expect(broken).rejects.toThrow("The disk is gone.");
  });
});
