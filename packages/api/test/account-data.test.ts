import { randomBytes, randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { CATALOGUE } from "@gf-ledger/catalogue/products";
import { Prisma } from "@gf-ledger/db/generated/client";
import type { AppError } from "@gf-ledger/domain/app-error";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  itemRecordSchema,
  lineItemRecordSchema,
  ownPriceRecordSchema,
  receiptRecordSchema,
} from "../src/account-data/account-records";
import { type AccountImport, beginImport, type ImportOrder } from "../src/account-data/verbs/import-account";
import { exportAccount } from "../src/account-data/verbs/open-account-export";
import { answerOf } from "../src/refusals/refusal-error";
import { taxReportCsv } from "../src/tax-report/views/report-csv";
import { openTestApp, type TestApp } from "./support/test-app";
import { filesIn, forged, zipOf, zipOfZeros } from "./support/zip";

let testApp: TestApp;
let owner: Awaited<ReturnType<TestApp["signIn"]>>;
let zip: Buffer;

type Person = typeof owner;
const signedIn = ({ context }: Person) => {
  if (!context.actor) throw new Error("This person is signed in.");
  return { ...context, actor: context.actor };
};
const exported = async (person: Person) => answerOf(await exportAccount(signedIn(person)));
const begun = async (person: Person) => answerOf(await beginImport(signedIn(person)));
const exportOf = async (person: Person) => buffer((await exported(person)).stream);

async function bringIn(
  person: Person,
  bytes: Uint8Array,
  order: Partial<ImportOrder> = {},
): Promise<AccountImport> {
  const { bringIn: fill, end } = await begun(person);
  return answerOf(await fill(bytes, order).finally(end));
}

/** Transactions of the database that are begun and do nothing. */
async function openTransactions(): Promise<number> {
  const { rows } = await testApp.pool.query(
    "SELECT count(*)::int AS open FROM pg_stat_activity WHERE state LIKE 'idle in transaction%' AND datname = current_database()",
  );
  return rows[0].open;
}

async function upload({ call }: Person): Promise<void> {
  const { id } = await call.receipts.create({ image: Buffer.from("hi") });
  await call.receipts.confirm({ id });
}

async function refused(bytes: Uint8Array): Promise<string> {
  const person = await testApp.signIn();
  const error = await bringIn(person, bytes).catch((reason: AppError) => reason);
  expect(await testApp.database.receipt.count({ where: { userId: person.user.id } })).toBe(0);
  expect(await testApp.database.lineItem.count({ where: { userId: person.user.id } })).toBe(0);
  return "status" in error ? `${error.status} ${error.message}` : "not refused";
}

/** The download with one of its files changed. */
async function changed(name: string, change: (text: string) => string): Promise<Buffer> {
  const files = await filesIn(zip);
  return zipOf(
    [...files, [name, change(files.get(name) ?? "")] as const].filter(
      ([file], at, all) => all.findLastIndex(([other]) => other === file) === at,
    ),
  );
}

beforeAll(async () => {
  testApp = await openTestApp();
  owner = await testApp.signIn();
  await upload(owner);
  await upload(owner);
  await owner.call.receipts.create({ image: Buffer.from("hi") });
  await owner.call.products.setPrice({ productId: CATALOGUE[0]?.id ?? "", ownPrice: 3.21 });
  const stranger = await testApp.signIn("stranger@example.com");
  await upload(stranger);
  zip = await exportOf(owner);
});
afterAll(async () => {
  await testApp.close();
});

describe("accounts-40 The download of all one's data", () => {
  test("holds JSON and CSV, and a manifest that tells what they add up to", async () => {
    const files = await filesIn(zip);
    expect([...files.keys()]).toEqual([
      "account.json",
      "own-prices.json",
      "corrections.json",
      "merged-names.json",
      "price-book.json",
      "people.json",
      "shares.json",
      "claim-entries.json",
      "line-items.json",
      "receipts.json",
      "claims.json",
      "changes.json",
      "line-items.csv",
      "receipts.csv",
      "receipt-items.csv",
      "manifest.json",
    ]);
    const summary = await owner.call.taxReport.summary({ year: 2026 });
    const cents = Math.round(summary.totals.countedExtraCost * 100);
    expect(cents).toBeGreaterThan(0);
    expect(JSON.parse(files.get("manifest.json") ?? "")).toMatchObject({
      format: "gf-ledger-account-data",
      version: 3,
      sample: false,
      figures: { receipts: 3, receiptItems: 9, ownPrices: 1, extraCost: { CAD: cents, USD: 0 } },
    });
    const rows = parse(files.get("line-items.csv") ?? "", { columns: true, bom: true }) as {
      Difference: string;
    }[];
    expect(Math.round(rows.reduce((sum, row) => sum + Number(row.Difference), 0) * 100)).toBe(cents);
  });

  test("receipts-4 holds nothing of anybody else, no hash of a secret and no photo", async () => {
    const all = [...(await filesIn(zip)).values()].join("\n");
    const foreign = await testApp.database.receipt.findMany({ where: { userId: { not: owner.user.id } } });
    expect(foreign.length).toBeGreaterThan(0);
    for (const { id } of foreign) expect(all).not.toContain(id);
    expect(all).not.toContain("stranger@example.com");
    const sessions = await testApp.database.session.findMany();
    for (const { sessionTokenHash } of sessions) expect(all).not.toContain(sessionTokenHash);
    expect(all).not.toMatch(/passwordHash|keyHash|base64/);
  });

  test("is of one moment: what is changed while it is read is not in it, and it lets go when it is stopped", async () => {
    const person = await testApp.signIn();
    await upload(person);
    const [first] = await testApp.database.lineItem.findMany({ where: { userId: person.user.id } });
    if (!first) throw new Error("The upload logged something.");
    const { id: _id, receiptItemId: _item, ...expense } = first;
    await testApp.database.lineItem.createMany({
      data: Array.from({ length: 1200 }, () => ({
        ...expense,
        priceEvidence: Prisma.DbNull,
        name: randomBytes(150).toString("hex"),
      })),
    });
    const count = await testApp.database.lineItem.count({ where: { userId: person.user.id } });
    const { stream } = await exported(person);
    await testApp.database.receipt.deleteMany({ where: { userId: person.user.id } });
    await testApp.database.lineItem.deleteMany({ where: { userId: person.user.id } });
    const files = await filesIn(await buffer(stream));
    expect(JSON.parse(files.get("manifest.json") ?? "").figures).toMatchObject({
      receipts: 1,
      lineItems: count,
    });
    expect(JSON.parse(files.get("line-items.json") ?? "")).toHaveLength(count);

    for (let stopped = 0; stopped < 5; stopped += 1) {
      const { stream: left } = await exported(owner);
      left.destroy();
      await expect.poll(openTransactions).toBe(0);
    }
  });

  test("of an empty account is whole as well", async () => {
    const files = await filesIn(await exportOf(await testApp.signIn()));
    expect(files.get("receipts.json")).toBe("[]\n");
  });
});

describe("accounts-41 The import of such a download", () => {
  test("gives an empty account the same figures to the cent, and the same report to the byte", async () => {
    const person = await testApp.signIn();
    const answer = await bringIn(person, zip);
    expect(answer.message).toMatch(/^Imported 3 receipts and \d line items\.$/);
    expect(await person.call.taxReport.summary({ year: 2026 })).toEqual(
      await owner.call.taxReport.summary({ year: 2026 }),
    );
    expect(await taxReportCsv(signedIn(person), 2026)).toEqual(await taxReportCsv(signedIn(owner), 2026));
    const figures = (files: Map<string, string>) => JSON.parse(files.get("manifest.json") ?? "").figures;
    expect(figures(await filesIn(await exportOf(person)))).toEqual(figures(await filesIn(zip)));
    const duplicates = await testApp.database.receipt.findMany({
      where: { userId: person.user.id, duplicateOfId: { not: null } },
    });
    const ids = (await testApp.database.receipt.findMany({ where: { userId: person.user.id } })).map(
      ({ id }) => id,
    );
    expect(duplicates.length).toBeGreaterThan(0);
    for (const { duplicateOfId } of duplicates) expect(ids).toContain(duplicateOfId);
  });

  test("brings back every column of these rows but the owner and what was deleted", async () => {
    const RECORDS = {
      receipts: receiptRecordSchema,
      receipt_items: itemRecordSchema,
      line_items: lineItemRecordSchema,
      product_prices: ownPriceRecordSchema,
    } as const;
    const UNTOLD = ["user_id", "deleted_at", "receipts.read_here", "receipt_items.receipt_id"];
    for (const [table, record] of Object.entries(RECORDS)) {
      const { rows } = await testApp.pool.query<{ column: string }>(
        `SELECT column_name AS "column" FROM information_schema.columns
         WHERE table_schema = 'public' AND table_name = $1`,
        [table],
      );
      const reported = rows
        .map(({ column }) => column)
        .filter((column) => !UNTOLD.includes(column) && !UNTOLD.includes(`${table}.${column}`))
        .map((column) => column.replace(/_([a-z0-9])/g, (_under, letter: string) => letter.toUpperCase()));
      expect(Object.keys(record.shape)).toEqual(expect.arrayContaining(reported));
    }
  });

  test("accounts-52 a second one is refused and changes nothing", async () => {
    const person = await testApp.signIn();
    await bringIn(person, zip);
    const before = await person.call.taxReport.summary({ year: 2026 });
    await expect(bringIn(person, zip)).rejects.toMatchObject({ status: 409 });
    expect(await person.call.taxReport.summary({ year: 2026 })).toEqual(before);
  });

  test("raced by two tabs happens once", async () => {
    const person = await testApp.signIn();
    const both = await Promise.allSettled([1, 2].map(() => bringIn(person, zip)));
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await testApp.database.receipt.count({ where: { userId: person.user.id } })).toBe(3);
  });

  test("waits while ten others are under way, before its ZIP is read", async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => testApp.signIn()));
    const places = await Promise.all(people.map(begun));
    const eleventh = await testApp.signIn();
    await expect(begun(eleventh)).rejects.toMatchObject({ status: 503 });
    for (const one of places) one.end();
    (await begun(eleventh)).end();
  });

  test("takes a download of version 1, whose fields had other names, with the same figures", async () => {
    const OLDER: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
      "receipts.json": [
        ["store", "storeLocation"],
        ["lineItemCount", "logsCreated"],
        ["unitPrice", "unitPriceCents"],
        ["price", "priceCents"],
        ["cataloguePrice", "catalogueCents"],
        ["customRegularPrice", "customRegularPriceCents"],
      ],
      "line-items.json": [
        ["store", "storeLocation"],
        ["name", "productName"],
        ["price", "gfPriceCents"],
        ["regularPrice", "regularPriceCents"],
        ["extraCost", "savingsCents"],
      ],
      "own-prices.json": [["price", "priceCents"]],
      "manifest.json": [["extraCost", "extraCostCents"]],
    };
    const withoutEvidence = (text: string) =>
      JSON.stringify(
        (JSON.parse(text) as { priceEvidence: unknown }[]).map(({ priceEvidence: _since, ...row }) => row),
      );
    const files = [...(await filesIn(zip))].map(([file, whole]): [string, string] => {
      const text = file === "line-items.json" ? withoutEvidence(whole) : whole;
      const older = (OLDER[file] ?? []).reduce((all, [word, was]) => {
        // The evidence of a reading has a store of its own, which is an object.
        return all.replace(new RegExp(`"${word}":(?! ?\\{"?\\w*"?:? ?"?value)`, "g"), `"${was}":`);
      }, text);
      return [file, file === "manifest.json" ? older.replace('"version": 3', '"version": 1') : older];
    });
    expect(Object.fromEntries(files)["line-items.json"]).toContain('"gfPriceCents"');
    const person = await testApp.signIn();
    await bringIn(person, await zipOf(files));
    // What a price was chosen from was not kept then; the figures are the same.
    const summaryOf = ({ call }: typeof person) => call.taxReport.summary({ year: 2026 });
    expect(await summaryOf(person)).toEqual(await summaryOf(owner));
    const figures = (all: Map<string, string>) => JSON.parse(all.get("manifest.json") ?? "").figures;
    expect(figures(await filesIn(await exportOf(person)))).toEqual(figures(await filesIn(zip)));
  });

  test("claim-3 takes a download of version 2, which held positive differences only, with signed ones", async () => {
    const files = await filesIn(zip);
    const SINCE = ["kind", "kindNote", "size", "sizeUnit", "taxCode", "unit", "soldByWeight", "sizeCompared"];
    const LATER = [...SINCE, "priceEvidence", "taxCents", "regularTaxCents", "returnOfId"];
    const older = (JSON.parse(files.get("line-items.json") ?? "") as Record<string, unknown>[]).map(
      (row, at) => {
        const kept = Object.fromEntries(Object.entries(row).filter(([name]) => !LATER.includes(name)));
        return at > 0 ? kept : { ...kept, price: 100, regularPrice: 250, extraCost: 0 };
      },
    );
    const manifest = JSON.parse(files.get("manifest.json") ?? "");
    manifest.version = 2;
    manifest.figures.extraCost.CAD = older.reduce((sum, { extraCost }) => sum + Number(extraCost), 0);
    files.set("line-items.json", JSON.stringify(older)).set("manifest.json", JSON.stringify(manifest));
    const person = await testApp.signIn();
    await bringIn(person, await zipOf([...files]));
    const { lineItems } = await person.call.taxReport.lineItems();
    expect(lineItems.find(({ price }) => price === 1)).toMatchObject({
      extraCost: -1.5,
      countedExtraCost: 0,
      kind: "counterpart",
      size: null,
    });
  });

  test("receipts-54 brings a return and its purchase back together, in whichever order they come", async () => {
    const buyer = await testApp.signIn();
    await upload(buyer);
    const { lineItems } = await buyer.call.taxReport.lineItems();
    const bought = await testApp.database.lineItem.findUniqueOrThrow({
      where: { id: lineItems[0]?.id ?? "" },
    });
    const { receiptItemId: _item, priceEvidence: _evidence, ...columns } = bought;
    const back = {
      ...columns,
      id: "00000000-0000-7000-8000-000000000001",
      kind: "return",
      returnOfId: bought.id,
    };
    const signs = { quantity: -1, price: -bought.price, regularPrice: -bought.regularPrice };
    await testApp.database.lineItem.create({ data: { ...back, ...signs, extraCost: -bought.extraCost } });
    const person = await testApp.signIn();
    await bringIn(person, await exportOf(buyer));
    const [before, after] = await Promise.all(
      [buyer, person].map(({ call }) => call.taxReport.summary({ year: 2026 })),
    );
    expect(after).toEqual(before);
    const brought = (await person.call.taxReport.lineItems()).lineItems;
    const given = brought.find(({ kind }) => kind === "return");
    expect(given).toMatchObject({ quantity: -1, price: -bought.price / 100 });
    expect(brought.filter(({ kind }) => kind !== "return").map(({ id }) => id)).toContain(given?.returnOf);
  });

  test("keeps sample data named as such", async () => {
    const person = await testApp.signIn();
    await bringIn(
      person,
      await changed("manifest.json", (all) => all.replace('"sample": false', '"sample": true')),
    );
    expect(await testApp.database.user.findUnique({ where: { id: person.user.id } })).toMatchObject({
      isSample: true,
    });
  });
});

describe("accounts-46 An import of many records", () => {
  /** The manifest of a download with these figures. */
  const manifestWith = (figures: object) =>
    changed("manifest.json", (all) => {
      const manifest = JSON.parse(all) as { figures: object };
      return JSON.stringify({ ...manifest, figures: { ...manifest.figures, ...figures } });
    });

  async function zipWith(files: Readonly<Record<string, string>>, figures: object): Promise<Buffer> {
    const manifest = (await filesIn(await manifestWith(figures))).get("manifest.json") ?? "";
    const rest = {
      "own-prices.json": "[]",
      "price-book.json": "[]",
      "line-items.json": "[]",
      "receipts.json": "[]",
    };
    return zipOf(Object.entries({ ...rest, ...files, "manifest.json": manifest }));
  }

  async function expenses(count: number): Promise<string> {
    const [first] = JSON.parse((await filesIn(zip)).get("line-items.json") ?? "[]") as object[];
    const row = () => JSON.stringify({ ...first, id: randomUUID(), receiptId: null, receiptItemId: null });
    return `[${Array.from({ length: count }, row).join(",\n")}]`;
  }
  const extraCostOf = (text: string) => Number(/"extraCost":(\d+)/.exec(text)?.[1]);
  const NOTHING = {
    receipts: 0,
    receiptItems: 0,
    ownPrices: 0,
    observations: 0,
    claims: 0,
    changes: 0,
  };

  test("is one an account, and a ZIP that is still arriving keeps nobody else's from being brought in", async () => {
    const slow = await Promise.all([testApp.signIn(), testApp.signIn(), testApp.signIn()]);
    const arriving = await Promise.all(slow.map(begun));
    await expect(begun(slow[0])).rejects.toMatchObject({ status: 409 });
    const other = await testApp.signIn();
    await bringIn(other, zip);
    expect(await testApp.database.lineItem.count({ where: { userId: other.user.id } })).toBeGreaterThan(0);
    for (const one of arriving) one.end();
    (await begun(slow[0])).end();
  });

  test("tells how far it is, and brings in every one", async () => {
    const text = await expenses(5_000);
    const extraCost = { CAD: extraCostOf(text) * 5_000, USD: 0 };
    const many = await zipWith({ "line-items.json": text }, { ...NOTHING, lineItems: 5_000, extraCost });
    const person = await testApp.signIn();
    const reported: number[] = [];
    await bringIn(person, many, { onProgress: ({ done, total }) => reported.push(done / total) });
    expect(reported.at(-1)).toBe(1);
    expect(reported.length).toBeGreaterThanOrEqual(5);
    expect(await testApp.database.lineItem.count({ where: { userId: person.user.id } })).toBe(5_000);
  });

  test("that is broken off leaves nothing", async () => {
    const text = await expenses(5_000);
    const extraCost = { CAD: extraCostOf(text) * 5_000, USD: 0 };
    const many = await zipWith({ "line-items.json": text }, { ...NOTHING, lineItems: 5_000, extraCost });
    const person = await testApp.signIn();
    const left = new AbortController();
    const onProgress = () => left.abort(new Error("left"));
    await expect(bringIn(person, many, { onProgress, signal: left.signal })).rejects.toThrow("left");
    expect(await testApp.database.lineItem.count({ where: { userId: person.user.id } })).toBe(0);
  });

  test("of more than an account can hold is refused before it begins", async () => {
    const person = await testApp.signIn();
    const began: unknown[] = [];
    const more = await zipWith({}, { lineItems: 300_001 });
    const brought = bringIn(person, more, { onProgress: (progress) => began.push(progress) });
    await expect(brought).rejects.toMatchObject({ status: 413 });
    expect(began).toEqual([]);
  });

  test.each([
    ["20,000 empty records", `[${Array(20_000).fill("{}").join()}]`],
    ["two million empty records", `[${"{},".repeat(2_000_000)}{}]`],
    ["a record that never ends", `[{"a":"${"x".repeat(30_000_000)}"}]`],
    ["one record of five million keys", `[{${'"a":1,'.repeat(5_000_000)}"b":1}]`],
    ["lists within lists", `[${"[".repeat(1_000_000)}`],
    ["what is not a list", '{"a":1}'],
  ])("is refused at the first that is wrong: %s", async (_what, text) => {
    for (const file of ["receipts.json", "line-items.json"]) {
      const bomb = await zipWith({ [file]: text }, NOTHING);
      expect(await refused(bomb)).toMatch(/^422 /);
    }
  });

  test("of a receipt with endless lines, charges or words is refused before they are looked at", async () => {
    const [receipt] = JSON.parse((await filesIn(zip)).get("receipts.json") ?? "[]") as Record<
      string,
      object
    >[];
    const changes = [
      { items: Array(100_000).fill({}) },
      { evidence: { ...receipt?.evidence, taxes: Array(100_000).fill({}) } },
      {
        evidence: {
          ...receipt?.evidence,
          store: { value: "x".repeat(5_000), confidence: 1, rawText: null, box: null },
        },
      },
    ];
    for (const change of changes) {
      const file = JSON.stringify([{ ...receipt, ...change }]);
      expect(await refused(await zipWith({ "receipts.json": file }, { receipts: 1 }))).toMatch(
        /^422 .*receipts\.0\./,
      );
    }
  });
});

describe("An import of something else answers a sentence and stores nothing:", () => {
  test("a file that is not a ZIP, an empty one, and half of one", async () => {
    for (const bytes of [Buffer.from("hello"), Buffer.alloc(0), zip.subarray(0, zip.length / 2)]) {
      expect(await refused(bytes)).toBe(
        "400 This is not a ZIP file. Please choose the one you downloaded here.",
      );
    }
  });

  test("a ZIP with a path out of its folder", async () => {
    const files = [...(await filesIn(zip)), ["xx/evil.txt", "x"] as const];
    for (const path of ["../evil.txt", "/xx/evil.tx", "C:\\evil.txt"]) {
      const name = path.padEnd(11, "t").slice(0, 11);
      expect(await refused(forged(await zipOf(files), "xx/evil.txt", name))).toBe(
        "400 This ZIP names a file outside its own folder. It was not made by GF Ledger.",
      );
    }
  });

  test("a ZIP that unpacks to a mountain of zeros", async () => {
    const bomb = await zipOfZeros("receipts.json", 110);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await refused(bomb)).toBe("413 This ZIP unpacks to more than an account can hold.");
  });

  test("a ZIP that promises less than it unpacks to", async () => {
    const bomb = await changed("receipts.json", () => "\0".repeat(20 * 1024 * 1024));
    const central = bomb.lastIndexOf("receipts.json") - 46;
    bomb.writeUInt32LE(1000, central + 24);
    expect(await refused(bomb)).toBe("400 This ZIP is damaged. Please download your data again.");
  });

  test("a ZIP of a thousand files, or of the same file twice", async () => {
    const many = await zipOf(Array.from({ length: 60 }, (_, index) => [`${index}.txt`, ""] as const));
    expect(await refused(many)).toMatch(/^400 This ZIP holds too many files\./);
    const twice = await zipOf([...(await filesIn(zip)), ["receipts.json", "[]"] as const]);
    expect(await refused(twice)).toMatch(/^400 This ZIP is damaged\./);
  });

  test("a download of a newer version, and a ZIP of something else", async () => {
    const newer = await changed("manifest.json", (all) => all.replace('"version": 3', '"version": 4'));
    expect(await refused(newer)).toBe(
      "422 This ZIP was made by a newer version of GF Ledger than this one. Nothing was imported.",
    );
    expect(await refused(await zipOf([["photo.txt", "x"]]))).toMatch(/^422 This ZIP has no manifest\.json\./);
    expect(await refused(await zipOf([["manifest.json", "{}"]]))).toBe(
      "422 This ZIP was not made by GF Ledger.",
    );
  });

  test("amounts that were changed, records that are missing, and text that no database holds", async () => {
    const dearer = await changed("line-items.json", (all) =>
      all.replace(/"extraCost":\d+/, '"extraCost":99999'),
    );
    expect(await refused(dearer)).toMatch(/^422 The figures in this ZIP do not add up\./);
    expect(await refused(await changed("receipts.json", () => "[]"))).toMatch(/^422 The figures/);
    const negative = await changed("line-items.json", (all) => all.replace(/"price":\d+/, '"price":-5'));
    expect(await refused(negative)).toMatch(
      /^422 Something in this ZIP is not in GF Ledger's format \(lineItems\.0\.price\)/,
    );
    const wrong = (change: object) =>
      changed("line-items.json", (all) => {
        const [first, ...others] = JSON.parse(all) as object[];
        return JSON.stringify([{ ...first, ...change }, ...others]);
      });
    for (const [field, change] of Object.entries({
      quantity: { kind: "return", price: -5, regularPrice: -5, extraCost: 0 },
      size: { size: 400, unit: null },
      returnOfId: { returnOfId: randomUUID() },
      kind: { kind: "meal" },
    })) {
      expect(await refused(await wrong(change))).toContain(`(lineItems.0.${field})`);
    }
    const twice = await changed("line-items.json", (all) => {
      const rows = JSON.parse(all) as { id: string }[];
      return JSON.stringify(rows.map((row) => ({ ...row, id: rows[0]?.id })));
    });
    expect(await refused(twice)).toMatch(/^422 /);
    // A name loses it (api-48); what a till printed is kept as it was.
    const odd = await changed("receipts.json", (all) =>
      all.replace(/"rawText":(null|"[^"]*")/, '"rawText":"GF\\u0000BREAD"'),
    );
    expect(await refused(odd)).toMatch(/^422 This ZIP holds characters that are not text\./);
    expect(await refused(await changed("receipts.json", (all) => all.slice(5)))).toMatch(
      /^422 receipts\.json in this ZIP could not be read/,
    );
  });
});
