import { mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { examplesOf, problemsOf, run, strangersProject } from "./packed";
import { json, result, type SeenRequest, standInServer } from "./stand-in-server";

let project: string;
beforeAll(async () => {
  project = await strangersProject();
  await mkdir(join(project, "node_modules/@types"), { recursive: true });
  const types = join(import.meta.dirname, "../node_modules/@types/node");
  await symlink(types, join(project, "node_modules/@types/node"));
  await writeFile(join(project, "receipt.jpg"), "a photo");
}, 180_000);
afterAll(() => rm(project, { recursive: true, force: true }));

/** A product that has a draft, a line item and a claim. */
const product = () => standInServer((request, response) => answerOf(request)(request, response));
function answerOf({ path }: SeenRequest) {
  if (path.includes("taxReport.lineItems"))
    return result({ lineItems: [{ name: "GF Bread", purchaseDate: "2026-03-14", extraCost: 3.5 }] });
  if (path.includes("receipts.list")) {
    return result({ receipts: [{ id: "r1", store: "Metro" }], totalPages: 1 });
  }
  if (path.includes("claims.list")) return result({ claims: [{ id: "c1", taxYear: 2026 }] });
  if (path.includes("auth.user")) return result({ email: "ann@example.com" });
  if (path.includes("taxReport.download")) return result({ fileName: "report.csv", csv: "Date,Name\n" });
  if (path.includes("/package")) return json(200, { zip: true });
  return result({ id: "r1", items: [] });
}

test("api-68 every example of the README compiles and does what it says, as a stranger runs it", async () => {
  const examples = await examplesOf("ts");
  const { url, seen, close } = await product();
  const names = examples.map((_code, index) => `example-${index}.mts`);
  const { default: ts } = await import("typescript");
  const printed: string[] = [];
  for (const [index, code] of examples.entries()) {
    await writeFile(join(project, names[index] ?? ""), code);
    // The receiver of webhooks would run for ever; a test of the running product sends to it.
    if (code.includes("listen(8080)")) continue;
    const local = code.replaceAll("https://gfledger.ca", url);
    await writeFile(join(project, "run.mjs"), ts.transpile(local, { module: 99, target: 9 }));
    const { stdout, stderr } = await run("node", ["run.mjs"], { cwd: project });
    printed.push(stdout + stderr);
  }
  const claim = await readFile(join(project, "papers-of-2026.zip"), "utf8");
  await close();
  expect(await problemsOf(project, names, { options: "--module nodenext" })).toBe("");
  expect(printed).toEqual(["", "GF Bread 3.5\nr1 Metro\n", "", "7 of 7\n"]);
  expect(claim).toBe('{"zip":true}');
  expect(seen.filter(({ path }) => path.includes("receipts.create")).map(({ body }) => body)).toEqual([
    "a photo",
    "a photo",
  ]);
});

test("api-68 CommonJS takes the package as well, with its types", async () => {
  const { url, close } = await product();
  await writeFile(
    join(project, "script.cts"),
    `import { createClient, GfLedgerError, verifyWebhook, type LineItemView } from "@gf-ledger/sdk";
     export async function names(): Promise<LineItemView["name"][]> {
       const ledger = createClient({ baseUrl: process.argv[2] ?? "", apiKey: "gfl_test" });
       const taken: string[] = [];
       for await (const { name } of ledger.lineItems()) taken.push(name);
       return taken;
     }
     export { GfLedgerError, verifyWebhook };`,
  );
  await writeFile(
    join(project, "script.cjs"),
    `const { createClient } = require("@gf-ledger/sdk");
     const items = createClient({ baseUrl: process.argv[2] }).lineItems();
     items.next().then(({ value }) => process.stdout.write(value.name));`,
  );
  const { stdout } = await run("node", ["--no-experimental-require-module", "script.cjs", url], {
    cwd: project,
  });
  await close();
  expect(stdout).toBe("GF Bread");
  // What TypeScript before 5.8 says of an ES module in CommonJS, 5.9 still says of `node16`.
  expect(await problemsOf(project, ["script.cts"], { options: "--module node16" })).toBe("");
});

test("the packed types refuse a call of the wrong shape", async () => {
  await writeFile(
    join(project, "wrong.mts"),
    `import { createClient, GfLedgerError } from "@gf-ledger/sdk";
     const ledger = createClient({ baseUrl: "https://gfledger.ca" });
     await ledger.taxReport.summary.query({ jahr: 2026 });
     await ledger.receipts.get.mutate({ id: "x" });
     ledger.claims.list.pages();
     export const code: "no such code" = new GfLedgerError("network", "", { status: null }).code;`,
  );
  const problems = await problemsOf(project, ["wrong.mts"], { options: "--module nodenext" });
  expect(problems).toContain("'jahr' does not exist");
  expect(problems).toContain("'mutate' does not exist");
  expect(problems).toContain("'pages' does not exist");
  expect(problems).toContain("'\"no such code\"'");
});

test("api-68 nothing of the workspace is in the package, and no TypeScript or type that only a new one knows", async () => {
  const folder = join(project, "node_modules/@gf-ledger/sdk/dist");
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|ts)$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  expect(texts.join("\n")).not.toMatch(/from ["']@gf-ledger\//);
  expect(texts.join("\n")).not.toContain("workspace:");
  const declared = texts.filter((_text, index) => names[index]?.endsWith(".d.ts")).join("\n");
  expect(declared).not.toContain("Uint8Array<ArrayBuffer");
  expect(declared).not.toContain("@trpc");
  expect(await readdir(join(project, "node_modules"))).not.toContain("typescript");
  expect(await readFile(join(folder, "NOTICES.txt"), "utf8")).toMatch(
    /^@trpc\/client [\d.]+ \(MIT\)\n\nMIT License/m,
  );
});

test("api-32 the packed command serves tools without further packages", async () => {
  const server = await standInServer(result({ email: "ann@example.com", keyScopes: ["read"] }));
  const client = new Client({ name: "assistant", version: "1.0.0" });
  const [settings] = await examplesOf("json");
  const { args } = JSON.parse(settings ?? "").mcpServers["gf-ledger"] as { args: string[] };
  const transport = new StdioClientTransport({
    command: join(project, "node_modules/.bin/gf-ledger"),
    args,
    env: { PATH: process.env.PATH ?? "", GF_LEDGER_URL: server.url, GF_LEDGER_API_KEY: "gfl_test" },
  });
  await client.connect(transport);
  const { tools } = await client.listTools();
  await client.close();
  await server.close();
  expect(tools.map(({ name }) => name)).toContain("tax_summary");
});

test("api-68 every line for the shell in the README does its work, one after the other", async () => {
  const home = join(project, "home");
  await mkdir(join(home, "Pictures/receipts"), { recursive: true });
  await writeFile(join(home, "Pictures/receipts/till.jpg"), "a photo");
  const { url, close, seen } = await product();
  const [lines = ""] = await examplesOf("sh");
  const env = { HOME: home, PATH: `${join(project, "node_modules/.bin")}:${process.env.PATH}` };
  for (const line of lines.trim().split("\n")) {
    // Without a terminal the key is given, not asked for.
    const local = line.replace("https://gfledger.ca", `${url} --key gfl_test`);
    await run("sh", ["-c", local], { cwd: home, env });
  }
  await close();
  expect(await readFile(join(home, "report.csv"), "utf8")).toBe("Date,Name\n");
  expect(await readFile(join(home, "claim.zip"), "utf8")).toBe('{"zip":true}');
  expect(seen.filter(({ body }) => body === "a photo")).toHaveLength(1);
});

test("the command comes along", async () => {
  const { stdout } = await run("node_modules/.bin/gf-ledger", ["--help"], { cwd: project });
  expect(stdout).toContain("Usage: gf-ledger");
});
