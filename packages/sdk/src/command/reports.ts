import { writeFile } from "node:fs/promises";
import { clientOf } from "./settings-folder";
import { type Terminal, table } from "./terminal";

const money = (amount: number) => amount.toFixed(2);

/** `gf-ledger list`: the logged expenses. */
export async function list(terminal: Terminal, options: { year?: number; json: boolean }): Promise<void> {
  const { client } = await clientOf(terminal);
  const items = [];
  const filter = options.year === undefined ? {} : { year: options.year };
  for await (const item of client.lineItems(filter)) items.push(item);
  if (options.json) return terminal.out(`${JSON.stringify(items, null, 2)}\n`);
  if (items.length === 0) return terminal.out("No gluten-free purchases found.\n");
  const rows = items.map((item) => [
    item.purchaseDate,
    item.storeLocation ?? "Unknown Store",
    item.customProductName,
    item.category,
    money(item.price),
    money(item.originalPrice),
    money(item.priceDifference),
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
  const { grandTotals: total } = report;
  const rows = report.categories.map((row) => [
    row.category,
    row.items_logged,
    money(row.total_gf_spent),
    money(row.total_non_gf_cost),
    money(row.total_tax_deduction),
  ]);
  rows.push([
    "Grand Total",
    total.itemsLogged,
    money(total.totalGfSpent),
    money(total.totalNonGfCost),
    money(total.totalTaxDeduction),
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
