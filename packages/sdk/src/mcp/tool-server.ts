import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { version } from "../../package.json";
import type { GfLedgerClient } from "../client";
import { addClaimRules } from "./claim-rules";
import { addClaimTools } from "./claim-tools";
import { addReportTools } from "./report-tools";
import { addWritingTools } from "./writing-tools";

const INSTRUCTIONS =
  "GF Ledger keeps the extra cost of gluten-free groceries for a tax claim. Say where a figure comes from: every answer has a source, every line item a price basis. An estimate is not proof; say so.";

export interface ToolServerOptions {
  /** The product's address, told with every answer. */
  readonly product: string;
  /** Whether the key may write; without it only the tools that read are there. */
  readonly mayWrite: boolean;
}

/** A Model Context Protocol server over the client; connect it to a transport. */
export function toolServer(client: GfLedgerClient, { product, mayWrite }: ToolServerOptions): McpServer {
  const server = new McpServer({ name: "gf-ledger", version }, { instructions: INSTRUCTIONS });
  addReportTools(server, client, product);
  addClaimTools(server, client, product);
  addClaimRules(server);
  if (mayWrite) addWritingTools(server, client, product);
  return server;
}
