import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { toolServer } from "../mcp/tool-server";
import { clientOf } from "./settings-folder";
import type { Terminal } from "./terminal";

/** `gf-ledger mcp`: serves tools to an assistant over standard input and output until the assistant leaves. */
export async function serveTools(terminal: Terminal): Promise<void> {
  const { client, baseUrl } = await clientOf(terminal);
  const { keyScopes } = await client.auth.user.query();
  const mayWrite = keyScopes === null || keyScopes.includes("write");
  const server = toolServer(client, { product: baseUrl, mayWrite });
  const left = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
  });
  process.stdin.once("end", () => void server.close());
  await server.connect(new StdioServerTransport());
  await left;
}
