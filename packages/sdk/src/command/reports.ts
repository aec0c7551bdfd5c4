import { writeFile } from "node:fs/promises";
import { clientOf } from "./settings-folder";
import { type Terminal, table } from "./terminal";

const money = (amount: number) => amount.toFixed(2);

/** `gf-ledger list`: the line items. */
export async function list(terminal: Terminal, options: { year?: number; json: boolean }): Promise<void> {
  const { client } = await clientOf(terminal);
  const items = [];
  const filter = options.year === undefined ? {} : { year: options.year };
  for await (const item of client.lineItems(filter)) items.push(item);
  if (options.json) return terminal.out(`${JSON.stringify(items, null, 2)}\n`);
  if (items.length === 0) return terminal.out("No gluten-free purchases found.\n");
  const rows = items.map((item) => [
    item.purchaseDate,
    item.store ?? "Unknown Store",
    item.name,
    item.category,
    money(item.price),
    money(item.regularPrice),
    money(item.countedExtraCost),
    item.currency,
  ]);
  const headings = ["Date", "Store", "Product", "Category", "GF", "Regular", "Difference", "Currency"];
  terminal.out(table(headings, rows));
}

/** `gf-ledger summary`: a year's sums by category. */
export async function summary(terminal: Terminal, options: { year: number; json: boolean }): Promise<void> {
  const { client } = await clientOf(terminal);
  const report = await client.taxReport.summary.query({ year: options.year });
  if (options.json) return terminal.out(`${JSON.stringify(report, null, 2)}\n`);
  const { totals: total } = report;
  const rows = report.categories.map((row) => [
    row.category,
    row.itemCount,
    money(row.price),
    money(row.regularPrice),
    money(row.countedExtraCost),
  ]);
  rows.push([
    "Grand Total",
    total.itemCount,
    money(total.price),
    money(total.regularPrice),
    money(total.countedExtraCost),
  ]);
  terminal.out(`${report.year}, ${report.currency}\n`);
  terminal.out(table(["Category", "Items", "GF Cost", "Regular Cost", "Tax Deduction"], rows));
}

/** `gf-ledger export`: a year's report, to a file where one is named. */
export async function exportReport(
  terminal: Terminal,
  options: { year: number; format: "csv" | "json"; output?: string },
): Promise<void> {
  const { client } = await clientOf(terminal);
  const { year } = options;
  let text: string;
  if (options.format === "csv") {
    text = (await client.taxReport.download.query({ year })).csv;
  } else {
    const items = [];
    for await (const item of client.lineItems({ year })) items.push(item);
    const report = { ...(await client.taxReport.summary.query({ year })), items };
    text = `${JSON.stringify(report, null, 2)}\n`;
  }
  if (options.output === undefined) return terminal.out(text);
  await writeFile(options.output, text);
  terminal.err(`Saved as ${options.output}.\n`);
}
