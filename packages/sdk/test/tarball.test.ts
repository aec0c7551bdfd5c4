import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { result, standInServer } from "./stand-in-server";

const run = promisify(execFile);
const sdk = fileURLToPath(new URL("..", import.meta.url));

let project: string;
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), "gf-ledger-tarball-"));
  await run("node", ["scripts/build.mjs"], { cwd: sdk });
  const { stdout } = await run("pnpm", ["pack", "--pack-destination", project, "--json"], { cwd: sdk });
  const { filename } = JSON.parse(stdout) as { filename: string };
  await writeFile(join(project, "package.json"), '{ "name": "empty", "private": true, "type": "module" }');
  await run("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund", filename], { cwd: project });
}, 180_000);
afterAll(() => rm(project, { recursive: true, force: true }));

const script = (lines: string) => `
import { createClient, GfLedgerError, type LineItemView } from "@gf-ledger/sdk";
const ledger = createClient({ baseUrl: process.argv[2] ?? "", apiKey: "gfl_test" });
${lines}`;

async function compile(name: string, lines: string) {
  await writeFile(join(project, name), script(lines));
  const options = "--strict --module nodenext --target es2022 --lib es2023,dom --types".split(" ");
  return run("node_modules/.bin/tsc", [...options, "", name], { cwd: project }).then(
    () => "",
    (error: { stdout: string }) => error.stdout,
  );
}

test("the packed SDK works in an empty project: it installs, compiles, and runs", async () => {
  const lineItems = [{ purchaseDate: "2026-03-14", name: "GF Bread", price: 7.49 }];
  const server = await standInServer(result({ lineItems }));
  const problems = await compile(
    "script.ts",
    `const items: LineItemView[] = [];
     for await (const item of ledger.lineItems()) items.push(item);
     process.stdout.write(JSON.stringify(items.map(({ name, price }) => [name, price])));
     declare const process: { argv: string[]; stdout: { write(text: string): void } };`,
  );
  expect(problems).toBe("");
  const { stdout } = await run("node", ["script.js", server.url], { cwd: project });
  await server.close();
  expect(JSON.parse(stdout)).toEqual([["GF Bread", 7.49]]);
});

test("the packed types refuse a call of the wrong shape", async () => {
  const problems = await compile(
    "wrong.ts",
    `declare const process: { argv: string[] };
     await ledger.taxReport.summary.query({ jahr: 2026 });
     await ledger.receipts.get.mutate({ id: "x" });
     export const code: "no such code" = new GfLedgerError("network", "", { status: null }).code;`,
  );
  expect(problems).toContain("'jahr' does not exist");
  expect(problems).toContain("'mutate' does not exist");
  expect(problems).toContain("'\"no such code\"'");
});

test("nothing of the workspace is in the package", async () => {
  const folder = join(project, "node_modules/@gf-ledger/sdk/dist");
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|ts)$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  expect(texts.join("\n")).not.toMatch(/from ["']@gf-ledger\//);
  expect(texts.join("\n")).not.toContain("workspace:");
});

test("api-32 the packed command serves tools without further packages", async () => {
  const server = await standInServer(result({ email: "ann@example.com", keyScopes: ["read"] }));
  const client = new Client({ name: "assistant", version: "1.0.0" });
  const transport = new StdioClientTransport({
    command: join(project, "node_modules/.bin/gf-ledger"),
    args: ["mcp"],
    env: { PATH: process.env.PATH ?? "", GF_LEDGER_URL: server.url, GF_LEDGER_API_KEY: "gfl_test" },
  });
  await client.connect(transport);
  const { tools } = await client.listTools();
  await client.close();
  await server.close();
  expect(tools.map(({ name }) => name)).toContain("tax_summary");
});

test("the command comes along", async () => {
  const { stdout } = await run("node_modules/.bin/gf-ledger", ["--help"], { cwd: project });
  expect(stdout).toContain("Usage: gf-ledger");
});
