import { readFile } from "node:fs/promises";
import { rowIdSchema } from "@gf-ledger/domain/input/row-id";
import { isImageName } from "@gf-ledger/photo-folder/image-name";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import type { GfLedgerClient } from "../client";
import { reported, toolAnswer, toolFailure } from "./tool-answer";

const CHANGES = { readOnlyHint: false, destructiveHint: false, openWorldHint: false } as const;

/** Tools that store something: only for a key that may write. */
export function addWritingTools(server: McpServer, client: GfLedgerClient, product: string): void {
  server.registerTool(
    "read_receipt",
    {
      title: "Read a receipt",
      description:
        "Reads the photo of a receipt into a draft and answers its items. Nothing counts until a person saves the draft.",
      inputSchema: { path: z.string().min(1).describe("The photo's file on this computer") },
      annotations: CHANGES,
    },
    async ({ path }) => {
      if (!isImageName(path))
        return reported(`${path} is not a photo. Name a JPEG, PNG, WebP, HEIC or PDF file.`);
      const image = await readFile(path).catch(() => null);
      if (image === null) return reported(`There is no file ${path} that can be read.`);
      try {
        const receipt = await client.uploadReceipt(image);
        return toolAnswer({ product, call: "uploadReceipt" }, { ...receipt });
      } catch (error) {
        return toolFailure(error);
      }
    },
  );
  server.registerTool(
    "set_regular_price",
    {
      title: "Set a regular price",
      description: "Sets the regular price of one saved line item, in dollars; its extra cost follows.",
      inputSchema: {
        id: rowIdSchema.describe("The line item's id, from list_line_items"),
        regularPrice: z.number().min(0).describe("What the whole line would have cost with gluten"),
      },
      annotations: { ...CHANGES, idempotentHint: true },
    },
    async (input) => {
      try {
        const lineItem = await client.taxReport.updateLineItem.mutate(input);
        return toolAnswer({ product, call: "taxReport.updateLineItem" }, lineItem);
      } catch (error) {
        return toolFailure(error);
      }
    },
  );
}
