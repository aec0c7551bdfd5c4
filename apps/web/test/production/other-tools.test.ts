import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@gf-ledger/db/embedded/free-port";
import { renderSmallReceipt } from "@gf-ledger/reader/generator/small-receipt";
import { parse } from "csv-parse/sync";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { examplesIn, ROOT } from "../unit/support/examples";
import { signIn } from "./support/person";
import { type Edition, openProduction, type Production } from "./support/production";

const UTF8 = { encoding: "utf8", env: { ...process.env, LANG: "C.UTF-8" } } as const;

let product: Production;
const folders: string[] = [];
const running: ChildProcess[] = [];
beforeAll(async () => {
  product = await openProduction({ RECEIPT_READER: "local", WEBHOOKS_ALLOW_PRIVATE: "true" });
});
afterAll(async () => {
  for (const child of running) child.kill();
  await product.close();
  for (const folder of folders) await rm(folder, { recursive: true });
});

/** Dearer, as dear and cheaper, with names that hledger would take apart. */
const PURCHASES = [
  { product_name: "GF bread ; sliced | white", gf_price: 6.99, non_gf_equiv_price: 3.49 },
  { product_name: "GF penne", gf_price: 4.29, non_gf_equiv_price: 4.29, purchase_date: "2026-10-31" },
  { product_name: "GF crackers", gf_price: 2.5, non_gf_equiv_price: 3.1, category: "Snacks" },
  { product_name: "GF flour", gf_price: 1234.56, non_gf_equiv_price: 0.01, category: "Baking Supplies" },
];

/** What hledger makes of a journal; what it refuses fails with its own words. */
function hledger(journal: Buffer, ...command: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync("hledger", ["-f", "-", ...command], {
    input: journal,
    ...UTF8,
  });
  if (status !== 0) throw new Error(`hledger ${command.join(" ")}: ${error?.message ?? stderr}`);
  return stdout;
}

/** A folder of this test alone. */
async function folderOf(files: Readonly<Record<string, Buffer>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "other-tools-"));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

/** What a program prints. @throws where it can't be started. */
function printedBy(program: string, ...args: readonly string[]) {
  const { status, stdout, stderr, error } = spawnSync(program, args, UTF8);
  if (status === null) throw new Error(`${program}: ${error?.message}`);
  return { stdout, stderr };
}

/** What beancount's own check says of a file: nothing where it is sound. */
function beanCheckFile(path: string): string {
  const { stdout, stderr } = printedBy(process.env.BEAN_CHECK ?? "bean-check", path);
  return `${stdout}${stderr}`;
}
const beanCheck = async (ledger: Buffer) =>
  beanCheckFile(join(await folderOf({ "year.beancount": ledger }), "year.beancount"));

type QifEntry = [day: string, memo: string, cents: number, splits: [account: string, cents: number][]];

/** What quiffen, which shares nothing with the product, reads in a QIF; what it refuses fails with its own words. */
async function qifEntries(qif: Buffer): Promise<QifEntry[]> {
  const script = join(import.meta.dirname, "support/read-qif.py");
  const file = join(await folderOf({ "year.qif": qif }), "year.qif");
  const { stdout, stderr } = printedBy(process.env.QIF_PYTHON ?? "python3", script, file);
  if (!stdout) throw new Error(`quiffen: ${stderr}`);
  return JSON.parse(stdout);
}

/** The entries of the purchases: what counts is below the medical account, the rest below groceries. */
const entriesExpected = (groceries: string, medical: string) => [
  [
    "2026-03-14",
    "GF bread sliced white",
    -699,
    [
      [groceries, -349],
      [medical, -350],
    ],
  ],
  ["2026-03-14", "GF crackers", -250, [[groceries, -250]]],
  [
    "2026-03-14",
    "GF flour",
    -123_456,
    [
      [groceries, -1],
      [medical, -123_455],
    ],
  ],
  ["2026-10-31", "GF penne", -429, [[groceries, -429]]],
];

/** The sum of all accounts of one kind, in cents, as hledger adds them up. */
function inCents(journal: Buffer, account: string): number {
  const rows: string[][] = parse(hledger(journal, "balance", account, "-O", "csv"));
  const total = rows.find(([name]) => name === "total")?.[1] ?? "";
  return Math.round(Number(total.replace(/ [A-Z]{3}$/, "")) * 100);
}

/** The grand total's paid and counted amounts in a year's CSV file, in cents. */
function grandTotal(csv: string): { paid: number; counted: number } {
  const rows: string[][] = parse(csv, { bom: true, relax_column_count: true });
  const total = rows.find(([first]) => first === "Grand Total" || first === "Total général") ?? [];
  return { paid: Math.round(Number(total[2]) * 100), counted: Math.round(Number(total[4]) * 100) };
}

async function yearOf(edition: Edition, language: string, address = `ledger-${edition}-${language}`) {
  const { cookie } = await signIn(product, `${address}@example.com`.toLowerCase(), edition);
  for (const bought of PURCHASES) {
    const json = { purchase_date: "2026-03-14", category: "Bread and Bakery", ...bought };
    const added = await product.send("POST", "/api/tax-report/line-items", {
      edition,
      cookie,
      json: { store_location: "A; B | C", ...json },
    });
    expect([added.status, added.text]).toEqual([200, expect.any(String)]);
  }
  const headers = { "accept-language": language };
  const read = async (path: string) => {
    const answer = await product.send("GET", path, { edition, cookie, headers });
    expect(answer.status).toBe(200);
    return Buffer.from(answer.text, "latin1");
  };
  const ledger = "/api/tax-report/ledger?year=2026";
  return {
    journal: await read(ledger),
    beancount: await read(`${ledger}&format=beancount`),
    qif: await read(`${ledger}&format=qif`),
    csv: String(await read("/api/tax-report/download?year=2026")),
  };
}

test.each([
  ["ca", "en-CA", "Assets", "Expenses", "Expenses:Medical", "Expenses:Groceries"],
  ["ca", "fr-CA", "Actif", "Dépenses", "Dépenses:Frais médicaux", "Dépenses:Épicerie"],
  ["us", "en-US", "Assets", "Expenses", "Expenses:Medical", "Expenses:Groceries"],
] as const)(
  "reports-46 hledger takes the journal as strict and agrees with the CSV file to the cent, beancount takes its ledger, and quiffen reads the QIF (%s, %s)",
  async (edition, language, assets, expenses, medical, groceries) => {
    const { journal, csv, beancount, qif } = await yearOf(edition, language);
    expect(hledger(journal, "check", "--strict")).toBe("");
    const { paid, counted } = grandTotal(csv);
    expect({
      assets: inCents(journal, assets),
      expenses: inCents(journal, expenses),
      medical: inCents(journal, medical),
    }).toEqual({ assets: -paid, expenses: paid, medical: counted });
    expect(hledger(journal, "stats")).toMatch(/Transactions\s+: 4 /);
    // beancount takes the same year, and would say what is wrong with one that does not balance.
    expect(await beanCheck(beancount)).toBe("");
    const broken = Buffer.from(beancount.toString("utf8").replace(/-?\d+\.\d\d (?:CAD|USD)\n/, "0.07 CAD\n"));
    expect(await beanCheck(broken)).toContain("does not balance");
    expect((await qifEntries(qif)).toSorted()).toEqual(entriesExpected(groceries, medical));
  },
);

/** Runs lines for a shell in a folder; resolves with what they print. */
function inShell(folder: string, lines: string): string {
  const { status, stdout, stderr } = spawnSync("sh", ["-ec", lines], { cwd: folder, ...UTF8 });
  if (status !== 0) throw new Error(`${lines}: ${stderr}`);
  return stdout;
}

test("reports-46 api-77 the lines for a shell on the page of other tools do what it says, with the files as they are downloaded", async () => {
  const { journal, beancount, csv } = await yearOf("ca", "en-CA", "as-the-page-says");
  const folder = await folderOf({
    "gluten-free-purchases-2026.journal": journal,
    "gluten-free-purchases-2026.beancount": beancount,
  });
  const [alias, include, ...others] = examplesIn("docs/other-tools.md");
  expect([alias?.language, include?.language, others]).toEqual(["sh", "sh", []]);

  const { counted } = grandTotal(csv);
  expect(inShell(folder, alias?.code ?? "")).toMatch(new RegExp(`${(counted / 100).toFixed(2)} CAD\\s*$`));
  const paidFrom = inShell(folder, (alias?.code ?? "").replace(/balance .*/, "accounts Assets"));
  expect(paidFrom).toBe("Assets:Bank:Chequing\n");

  inShell(folder, include?.code ?? "");
  expect(beanCheckFile(join(folder, "main.beancount"))).toBe("");
  const mapped = await readFile(join(folder, "gluten-free-purchases-2026.beancount"), "utf8");
  expect(mapped.match(/Assets:Bank:Chequing /g)?.length).toBe(
    beancount.toString().match(/Assets:Cash /g)?.length,
  );
  expect(mapped).not.toContain("Assets:Cash");
});

/** Starts the receiver of the SDK's page, as it stands there. */
async function startReceiver(secret: string, port: number) {
  const example = examplesIn("packages/sdk/README.md").find(({ code }) => code.includes("verifyWebhook"));
  const folder = await folderOf({});
  const outfile = join(folder, "receiver.cjs");
  await build({
    stdin: {
      contents: (example?.code ?? "").replace("8080", String(port)),
      resolveDir: folder,
      loader: "ts",
    },
    bundle: true,
    platform: "node",
    alias: { "@gf-ledger/sdk": join(ROOT, "packages/sdk/src/create-client.ts") },
    outfile,
  });
  const receiver = spawn(process.execPath, [outfile], {
    env: { ...process.env, GF_LEDGER_WEBHOOK_SECRET: secret },
  });
  running.push(receiver);
  let printed = "";
  for (const stream of [receiver.stdout, receiver.stderr])
    stream.on("data", (text) => (printed += String(text)));
  return () => printed;
}

test("api-38 api-77 the receiver on the SDK's page takes what the product sends, and nothing that anybody else sends", async () => {
  const { cookie } = await signIn(product, "webhooks@example.com");
  const send = async (path: string, json: unknown) => {
    const { status, text } = await product.send("POST", path, { cookie, json });
    expect([status, text]).toEqual([200, expect.any(String)]);
    return JSON.parse(text) as Record<string, string>;
  };
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const { id: webhook, secret = "" } = await send("/api/webhooks", {
    url: address,
    events: ["receipt.saved"],
  });
  const printed = await startReceiver(secret, port);
  const forged = { method: "POST", body: JSON.stringify({ type: "receipt.saved", data: {} }) };
  await vi.waitFor(async () => expect((await fetch(address, forged)).status).toBe(401), { timeout: 20_000 });

  const base64Image = (await renderSmallReceipt()).toString("base64");
  const { id } = await send("/api/receipts", { base64Image });
  const bread = {
    productName: "GF bread",
    price: 7.49,
    customRegularPrice: 3.86,
    category: "Bread and Bakery",
  };
  await send(`/api/receipts/${id}/confirm`, { purchaseDate: "2026-03-14", virtualItems: [bread] });
  await vi.waitFor(() => expect(printed()).toBe(`${id} 1\n`), { timeout: 20_000 });
  await vi.waitFor(
    async () => {
      const { text } = await product.send("GET", `/api/webhooks/${webhook}/deliveries`, { cookie });
      expect(text).toContain('"delivered"');
    },
    { timeout: 20_000 },
  );
});
