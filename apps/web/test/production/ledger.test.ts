import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "./support/person";
import { type Edition, openProduction, type Production } from "./support/production";

let product: Production;
beforeAll(async () => {
  product = await openProduction();
});
afterAll(() => product.close());

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
    encoding: "utf8",
    env: { ...process.env, LANG: "C.UTF-8" },
  });
  if (status !== 0) throw new Error(`hledger ${command.join(" ")}: ${error?.message ?? stderr}`);
  return stdout;
}

/** What a program prints of a file that it is given last. */
async function printedOf(content: Buffer, program: string, ...args: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), "ledger-"));
  try {
    const file = join(folder, "year");
    await writeFile(file, content);
    const env = { ...process.env, LANG: "C.UTF-8" };
    const { status, stdout, stderr, error } = spawnSync(program, [...args, file], { encoding: "utf8", env });
    if (status === null) throw new Error(`${program}: ${error?.message}`);
    return { stdout, stderr };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What beancount's own check says of a ledger: nothing where it is sound. */
async function beanCheck(ledger: Buffer): Promise<string> {
  const { stdout, stderr } = await printedOf(ledger, process.env.BEAN_CHECK ?? "bean-check");
  return `${stdout}${stderr}`;
}

type QifEntry = [day: string, memo: string, cents: number, splits: [account: string, cents: number][]];

/** What quiffen, which shares nothing with the product, reads in a QIF; what it refuses fails with its own words. */
async function qifEntries(qif: Buffer): Promise<QifEntry[]> {
  const script = join(import.meta.dirname, "support/read-qif.py");
  const { stdout, stderr } = await printedOf(qif, process.env.QIF_PYTHON ?? "python3", script);
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

async function yearOf(edition: Edition, language: string) {
  const { cookie } = await signIn(
    product,
    `ledger-${edition}-${language}@example.com`.toLowerCase(),
    edition,
  );
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
  return {
    journal: await read("/api/tax-report/ledger?year=2026"),
    beancount: await read("/api/tax-report/ledger?year=2026&format=beancount"),
    qif: await read("/api/tax-report/ledger?year=2026&format=qif"),
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
