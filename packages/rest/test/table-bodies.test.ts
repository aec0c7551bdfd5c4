import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "./support/test-app";

const FILE = Buffer.from("Date,Product,Price\n2026-03-14,GF Bread,7.49\n").toString("base64");

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

test("reports-37 receipts-97 POST /api/imports/preview takes the table as base64 in JSON", async () => {
  const { headers } = await testApp.signIn();
  const body = { fileName: "groceries.csv", file: FILE };
  const answer = await testApp.send("POST", "/api/imports/preview", { body, headers });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ rowCount: 1, faultCount: 0 });
});

test.each([[{}], [{ file: "" }], [{ file: 5 }], [{ file: null }]])(
  "reports-37 a preview without a table is refused with what to do: %j",
  async (sent) => {
    const { headers } = await testApp.signIn();
    const body = { fileName: "groceries.csv", ...sent };
    const answer = await testApp.send("POST", "/api/imports/preview", { body, headers });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      message: "Please choose a CSV or XLSX file first.",
      issues: [{ path: "file" }],
    });
  },
);
