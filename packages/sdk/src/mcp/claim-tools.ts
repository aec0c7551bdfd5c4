import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import type { GfLedgerClient } from "../client";
import { reported, toolAnswer, toolFailure } from "./tool-answer";
import { READS, year } from "./tool-input";

type Claim = Awaited<ReturnType<GfLedgerClient["claims"]["list"]["query"]>>["claims"][number];

/** Tools that change nothing: what is left to do for a tax year's claim, and its best twelve months. */
export function addClaimTools(server: McpServer, client: GfLedgerClient, product: string): void {
  async function withClaim(
    taxYear: number,
    call: string,
    ask: (claim: Claim) => Promise<Readonly<Record<string, unknown>>>,
  ): Promise<CallToolResult> {
    try {
      const { claims } = await client.claims.list.query();
      const claim = claims.find((one) => one.taxYear === taxYear);
      if (!claim)
        return reported(`No claim is begun for ${taxYear}. Its owner begins it at ${product}/claim.`);
      return toolAnswer({ product, call }, await ask(claim));
    } catch (error) {
      return toolFailure(error);
    }
  }

  server.registerTool(
    "claim_checklist",
    {
      title: "Claim checklist",
      description:
        "What is done and what is left for the claim of a tax year, what it comes to now, and the one next step.",
      inputSchema: { year },
      annotations: READS,
    },
    ({ year: asked }) =>
      withClaim(asked, "claims.checklist", ({ id }) => client.claims.checklist.query({ id })),
  );
  server.registerTool(
    "best_period",
    {
      title: "Best twelve months",
      description:
        "In Canada, the three best twelve months that end in the tax year, with what each leaves for the next one. In the United States the calendar year counts.",
      inputSchema: { year },
      annotations: READS,
    },
    ({ year: asked }) =>
      withClaim(asked, "claims.bestPeriod", async ({ id }) => ({
        ...(await client.claims.bestPeriod.query({ id })),
      })),
  );
}
