import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "@gf-ledger/sdk/command/command";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPerson, type TestPerson } from "../src/person";
import { drawnReceipt } from "../src/receipt";
import { EDITION_URLS, send } from "../src/server-under-test";

let person: TestPerson;
let home: string;
beforeAll(async () => {
  person = await newPerson();
  home = await mkdtemp(join(tmpdir(), "gf-ledger-contract-"));
});
afterAll(() => rm(home, { recursive: true, force: true }));

async function run(...line: string[]) {
  let out = "";
  const code = await runCommand(
    {
      out: (text) => {
        out += text;
      },
      err: () => {},
      isWatched: false,
      environment: { GF_LEDGER_HOME: home },
    },
    line,
  );
  return { code, out };
}

test("gf-ledger: sign in, upload once, list, sum up and export, by command alone", async () => {
  const photo = join(home, "receipt.jpg");
  await writeFile(photo, Buffer.from(await drawnReceipt(), "base64"));
  expect((await run("list")).code).toBe(3);
  const login = await run("login", "--url", EDITION_URLS.ca.origin, "--key", person.apiKey);
  expect(login).toEqual({ code: 0, out: expect.stringContaining(person.email) });

  const first = JSON.parse((await run("upload", photo, "--json")).out) as { receiptId: string }[];
  const again = JSON.parse((await run("upload", photo, "--json")).out) as { status: string }[];
  expect(again).toMatchObject([{ status: "skipped", receiptId: first[0]?.receiptId }]);

  await send("POST", `/api/receipts/${first[0]?.receiptId}/confirm`, {
    cookie: person.cookie,
    json: {
      purchaseDate: "2026-03-14",
      virtualItems: [{ productName: "GF Bread", price: 7.49, customRegularPrice: 3.86 }],
    },
  });
  expect(JSON.parse((await run("list", "--json")).out)).toMatchObject([{ name: "GF Bread" }]);
  expect((await run("summary", "--year", "2026")).out).toMatch(/Grand Total\s+1\s+7\.49\s+3\.86\s+3\.63/);
  expect((await run("export", "--year", "2026", "--format", "csv")).out).toContain("GF Bread");
});
