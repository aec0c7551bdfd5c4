import { CATEGORIES, UNCATEGORIZED } from "@gf-ledger/domain/category/categories";
import { taxYearInput } from "@gf-ledger/domain/tax-report/tax-report-input";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import type { GfLedgerClient } from "../client";
import { toolAnswer, toolFailure } from "./tool-answer";
import { READS, year } from "./tool-input";

const MAX_ITEMS = 500;

/** Tools that change nothing: line items and sums of a tax year. */
export function addReportTools(server: McpServer, client: GfLedgerClient, product: string): void {
  server.registerTool(
    "list_line_items",
    {
      title: "List line items",
      description:
        "Saved gluten-free purchases of a tax year, newest first: price, regular price, where that comes from, extra cost.",
      inputSchema: {
        year,
        category: z.enum([...CATEGORIES, UNCATEGORIZED]).optional(),
        limit: z.int().min(1).max(MAX_ITEMS).default(100),
      },
      annotations: READS,
    },
    async ({ category, limit, year: asked }) => {
      try {
        const lineItems = [];
        let itemCount = 0;
        for await (const item of client.lineItems({ year: asked })) {
          if (category !== undefined && item.category !== category) continue;
          itemCount += 1;
          if (lineItems.length < limit) lineItems.push(item);
        }
        return toolAnswer({ product, call: "lineItems" }, { year: asked, itemCount, lineItems });
      } catch (error) {
        return toolFailure(error);
      }
    },
  );
  server.registerTool(
    "tax_summary",
    {
      title: "Tax summary",
      description: "A tax year's sums by category and in all, in dollars of the account's edition.",
      inputSchema: { year },
      annotations: READS,
    },
    async (input) => {
      try {
        const summary = await client.taxReport.summary.query(taxYearInput.parse(input));
        return toolAnswer({ product, call: "taxReport.summary" }, summary);
      } catch (error) {
        return toolFailure(error);
      }
    },
  );
  server.registerTool(
    "products_of_year",
    {
      title: "Products of a year",
      description:
        "The tax authority's table: a row a product, number bought, average costs, amount to claim.",
      inputSchema: { year },
      annotations: READS,
    },
    async (input) => {
      try {
        const products = await client.taxReport.products.query(taxYearInput.parse(input));
        return toolAnswer({ product, call: "taxReport.products" }, products);
      } catch (error) {
        return toolFailure(error);
      }
    },
  );
}
