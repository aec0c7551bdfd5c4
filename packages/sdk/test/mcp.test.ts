import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createMCPClient } from "@ai-sdk/mcp";
import { StdioMCPTransport } from "@ai-sdk/mcp/mcp-stdio";
import { SOURCE_NAMES } from "@gf-ledger/claim/figures/source-names";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Answer, refusal, result, standInServer } from "./stand-in-server";

const COMMAND = fileURLToPath(new URL("../src/command/main.ts", import.meta.url));
const TSX = import.meta.resolve("tsx");

const user = (keyScopes: readonly string[] | null) => ({ id: "u", email: "ann@example.com", keyScopes });
const bread = {
  id: "0198c0de-0000-7000-8000-000000000001",
  purchaseDate: "2026-03-14",
  name: "GF Bread",
  category: "Bread and Bakery",
  price: 7.49,
  regularPrice: 3.86,
  priceBasis: "An estimate: the gluten-free price divided by its category's usual markup.",
};

let home: string;
let close = async () => {};
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "gf-ledger-mcp-"));
});
afterEach(async () => {
  await close();
  await rm(home, { recursive: true, force: true });
});

/** How an assistant starts the command. */
const started = (url: string) => ({
  command: process.execPath,
  args: ["--import", TSX, COMMAND, "mcp"],
  env: {
    PATH: process.env.PATH ?? "",
    GF_LEDGER_HOME: home,
    GF_LEDGER_URL: url,
    GF_LEDGER_API_KEY: "gfl_t",
  },
  stderr: "pipe" as const,
});

/** The started command, with the official client at its standard input and output. */
async function assistantOn(...answers: Answer[]) {
  const server = await standInServer(...answers);
  const client = new Client({ name: "assistant", version: "1.0.0" });
  const transport = new StdioClientTransport(started(server.url));
  close = async () => {
    await client.close();
    await server.close();
  };
  await client.connect(transport);
  return { client, server };
}

const textOf = (answer: unknown) => (answer as { content: { text: string }[] }).content[0]?.text ?? "";

describe("api-32 tools for assistants", () => {
  test("api-32 a key that may only read brings only tools that read", async () => {
    const { client } = await assistantOn(result(user(["read"])));
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      "best_period",
      "claim_checklist",
      "list_line_items",
      "products_of_year",
      "tax_summary",
    ]);
    for (const tool of tools) expect(tool.annotations?.readOnlyHint).toBe(true);
  });

  test("api-32 a key that may write also reads receipts and sets regular prices", async () => {
    const { client, server } = await assistantOn(
      result(user(["read", "write"])),
      result({ id: "r1", items: [] }),
    );
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["read_receipt", "set_regular_price"]),
    );
    const photo = join(home, "receipt.jpg");
    await writeFile(photo, "the photo's bytes");
    const answer = await client.callTool({ name: "read_receipt", arguments: { path: photo } });
    expect(answer.structuredContent).toMatchObject({ id: "r1", source: { call: "uploadReceipt" } });
    expect(server.seen.at(-1)?.body).toContain("the photo's bytes");
  });

  test("api-32 every answer says which product and call it comes from", async () => {
    const { client, server } = await assistantOn(
      result(user(["read"])),
      result({
        lineItems: [bread, { ...bread, category: "Snacks" }, { ...bread, purchaseDate: "2025-01-01" }],
      }),
    );
    const answer = await client.callTool({
      name: "list_line_items",
      arguments: { year: 2026, category: "Bread and Bakery" },
    });
    expect(answer.structuredContent).toEqual({
      year: 2026,
      itemCount: 1,
      lineItems: [bread],
      source: { product: server.url, call: "lineItems" },
    });
    expect(JSON.parse(textOf(answer))).toEqual(answer.structuredContent);
  });

  test("api-32 a client that shares no code with the official one finds the tools and calls them", async () => {
    const server = await standInServer(result(user(["read"])), result({ lineItems: [bread] }));
    const client = await createMCPClient({ transport: new StdioMCPTransport(started(server.url)) });
    close = async () => {
      await client.close();
      await server.close();
    };
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain("list_line_items");
    const answer = await client.callTool({ name: "list_line_items", arguments: { year: 2026 } });
    expect(answer).toMatchObject({
      structuredContent: { itemCount: 1, source: { product: server.url, call: "lineItems" } },
    });
    const { resources } = await client.listResources();
    expect(resources.length).toBeGreaterThan(0);
  });

  test.each(["2024-11-05", "2025-06-18"])(
    "api-32 an assistant that speaks the protocol of %s, by lines of text alone, is answered in it",
    async (protocolVersion) => {
      const server = await standInServer(result(user(["read"])));
      const { command, args, env } = started(server.url);
      const child = spawn(command, args, { env });
      close = async () => {
        child.kill();
        await server.close();
      };
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
      const tell = (message: object) =>
        child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
      const ask = async (id: number, method: string, params: object) => {
        tell({ id, method, params });
        return JSON.parse((await lines.next()).value) as { id: number; result: Record<string, unknown> };
      };
      const clientInfo = { name: "an old assistant", version: "1" };
      const met = await ask(1, "initialize", { protocolVersion, capabilities: {}, clientInfo });
      expect(met).toMatchObject({ id: 1, result: { protocolVersion, serverInfo: { name: "gf-ledger" } } });
      tell({ method: "notifications/initialized" });
      const { tools } = (await ask(2, "tools/list", {})).result as { tools: { name: string }[] };
      expect(tools.map(({ name }) => name)).toContain("tax_summary");
    },
  );

  test("api-32 somebody else's line item, a wrong year and a missing photo are told in words", async () => {
    const { client, server } = await assistantOn(
      result(user(null)),
      refusal(404, { code: "not_found", message: "There is no such line item." }),
    );
    const price = { id: "0198c0de-0000-7000-8000-000000000002", regularPrice: 3 };
    const foreign = await client.callTool({ name: "set_regular_price", arguments: price });
    expect(foreign.isError).toBe(true);
    expect(textOf(foreign)).toBe("There is no such line item. (not_found)");
    const calls = server.seen.length;
    for (const [name, input] of [
      ["tax_summary", { year: "last" }],
      ["set_regular_price", { ...price, regularPrice: -1 }],
      ["read_receipt", { path: join(home, "none.jpg") }],
      ["read_receipt", { path: "/etc/passwd" }],
    ] as const) {
      const refused = await client.callTool({ name, arguments: input });
      expect(refused.isError, name).toBe(true);
      expect(textOf(refused)).not.toBe("");
    }
    expect(server.seen).toHaveLength(calls);
  });

  test("api-32 the checklist and the best twelve months are those of the asked year's claim", async () => {
    const claims = [
      { id: "c25", taxYear: 2025 },
      { id: "c26", taxYear: 2026 },
    ];
    const { client, server } = await assistantOn(
      result(user(["read"])),
      result({ claims }),
      result({ amountToClaim: 412.5, next: "letter", entries: [] }),
      result({ claims }),
      result({ periods: [{ start: "2025-05-01", end: "2026-04-30" }] }),
      result({ claims }),
    );
    const ask = (name: string, year: number) => client.callTool({ name, arguments: { year } });
    expect((await ask("claim_checklist", 2026)).structuredContent).toEqual({
      amountToClaim: 412.5,
      next: "letter",
      entries: [],
      source: { product: server.url, call: "claims.checklist" },
    });
    expect(decodeURIComponent(server.seen.at(-1)?.path ?? "")).toContain("c26");
    expect((await ask("best_period", 2025)).structuredContent).toMatchObject({
      periods: [{ start: "2025-05-01" }],
    });
    expect(decodeURIComponent(server.seen.at(-1)?.path ?? "")).toContain("c25");
    const none = await ask("best_period", 2024);
    expect([none.isError, textOf(none)]).toEqual([
      true,
      `No claim is begun for 2024. Its owner begins it at ${server.url}/claim.`,
    ]);
  });

  test.each(["ca", "us"] as const)(
    "api-32 the rules of the claim, %s, are there to read, each with its source and standing",
    async (edition) => {
      const { client } = await assistantOn(result(user(["read"])));
      const { resources } = await client.listResources();
      const uri = `gf-ledger://claim-rules/${edition}`;
      expect(resources.map((resource) => resource.uri)).toContain(uri);
      const [read] = (await client.readResource({ uri })).contents as { text: string }[];
      const tables: Record<string, { source: string; standing: string; readOn: string }[]> = JSON.parse(
        read?.text ?? "",
      );
      expect(Object.keys(tables)).toContain(edition === "ca" ? "quebec" : "states");
      for (const row of Object.values(tables).flat()) {
        expect(Object.values(SOURCE_NAMES)).toContain(row.source);
        expect(["confirmed", "secondary", "derived", "unconfirmed"]).toContain(row.standing);
        expect(row.readOn).toMatch(/^\d{4}-\d\d-\d\d$/);
      }
      for (const table of Object.values(tables)) expect(table.length).toBeGreaterThan(0);
    },
  );
});
