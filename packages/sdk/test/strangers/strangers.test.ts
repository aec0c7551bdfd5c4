import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { examplesOf, problemsOf, run, strangersProject } from "../packed";
import { json, result, standInServer } from "../stand-in-server";

const folders: string[] = [];
let project: string;
beforeAll(async () => {
  project = await strangersProject("@types/node@20");
  folders.push(project);
  const examples = await examplesOf("ts");
  for (const [index, code] of examples.entries()) {
    await writeFile(join(project, `example-${index}.mts`), code);
    // At the top of CommonJS nothing is awaited.
    const begin = code.lastIndexOf("\n", code.search(/^(?!import ).+/m)) + 1;
    const imports = code.slice(0, begin);
    await writeFile(
      join(project, `example-${index}.cts`),
      `${imports}void (async () => {\n${code.slice(begin)}})();\n`,
    );
  }
  const script = (imports: string, end: string) => `${imports}
    ${end === "" ? "" : "(async () => {"}
    const ledger = createClient({ baseUrl: process.env.LEDGER, apiKey: "gfl_test" });
    let upload = 0;
    const { id } = await ledger.uploadReceipt(new Blob([new Uint8Array(200_000)]).stream(), {
      onProgress: ({ sentBytes }) => { upload = sentBytes; },
    });
    const failure = await createClient({ baseUrl: process.env.GONE, retries: 0 }).auth.user.query().catch((error) => error);
    const slow = await createClient({ baseUrl: process.env.SLOW, timeoutMs: 50 }).auth.user.query().catch((error) => error);
    console.log(JSON.stringify([id, upload, failure instanceof GfLedgerError, failure.code, slow.code]));
    ${end}`;
  await writeFile(
    join(project, "script.mjs"),
    script('import { createClient, GfLedgerError } from "@gf-ledger/sdk";', ""),
  );
  await writeFile(
    join(project, "script.cjs"),
    script('const { createClient, GfLedgerError } = require("@gf-ledger/sdk");', "})();"),
  );
});
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** A program of an npm package, installed in a folder of its own: its scripts fetch nothing. */
async function programOf(spec: string, name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "gf-ledger-program-"));
  folders.push(folder);
  await writeFile(join(folder, "package.json"), '{ "private": true }');
  await run("npm", ["install", "--no-audit", "--no-fund", spec], { cwd: folder });
  return join(folder, "node_modules/.bin", name);
}

describe.each(["5.4", "5.7", "5.9", "latest"])("TypeScript %s", (version) => {
  test("api-68 takes every example as ES module and as CommonJS, with the types of libraries checked", async () => {
    const tsc = await programOf(`typescript@${version}`, "tsc");
    const count = (await examplesOf("ts")).length;
    const filesOf = (ending: string) => Array.from({ length: count }, (_, at) => `example-${at}.${ending}`);
    const check = (ending: string, options: string) => problemsOf(project, filesOf(ending), { tsc, options });
    expect(await check("mts", "--module nodenext")).toBe("");
    expect(await check("cts", "--module nodenext")).toBe("");
    expect(await check("mts", "--module esnext --moduleResolution bundler")).toBe("");
    if (version !== "latest")
      expect(await check("cts", "--module commonjs --moduleResolution node10")).toBe("");
  });
});

describe.each([
  ["this Node", "", "", []],
  ["Node 22", "node@22", "node", []],
  ["Node 24", "node@24", "node", []],
  ["Bun", "bun", "bun", ["run"]],
  ["Deno", "deno", "deno", ["run", "--allow-all"]],
])("%s", (_name, spec, name, args) => {
  test.each(["script.mjs", "script.cjs"])(
    "api-68 uploads a stream and tells failures apart: %s",
    async (file) => {
      const program = spec === "" ? process.execPath : await programOf(spec, name);
      const busy = json(503, { message: "Busy.", code: "unavailable" }, { "Retry-After": "0" });
      const server = await standInServer(busy, result({ id: "r1", items: [] }));
      const gone = await standInServer();
      await gone.close();
      const slow = await standInServer(() => {});
      const env = { ...process.env, LEDGER: server.url, GONE: gone.url, SLOW: slow.url };
      const { stdout } = await run(program, [...args, file], { cwd: project, env }).finally(async () => {
        await server.close();
        await slow.close();
      });
      expect(JSON.parse(stdout)).toEqual(["r1", 200_000, true, "network", "timed_out"]);
      expect(server.seen.map(({ bytes }) => bytes.length)).toEqual([200_000, 200_000]);
    },
  );

  test("api-75 runs the command: it uploads a photo, watches a folder until Ctrl-C, and says what is wrong", async () => {
    const program = spec === "" ? process.execPath : await programOf(spec, name);
    const home = await mkdtemp(join(tmpdir(), "gf-ledger-home-"));
    folders.push(home);
    const photos = join(home, "photos");
    await mkdir(photos);
    await writeFile(join(home, "till.jpg"), "a photo");
    const server = await standInServer(
      result({ id: "r1", items: [{}, {}], duplicateOf: null }),
      result({ id: "r2", items: [{}], duplicateOf: null }),
    );
    const env = {
      ...process.env,
      GF_LEDGER_HOME: home,
      GF_LEDGER_URL: server.url,
      GF_LEDGER_API_KEY: "gfl_test",
    };
    const command = [...args, join(project, "node_modules/@gf-ledger/sdk/dist/command.js")];
    const start = (...words: string[]) => {
      const child = spawn(program, [...command, ...words], { cwd: project, env });
      let text = "";
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (piece) => (text += String(piece)));
      const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
      return { child, ended, text: () => text };
    };
    try {
      const upload = start("upload", join(home, "till.jpg"));
      expect([await upload.ended, upload.text()]).toEqual([
        0,
        expect.stringContaining("receipt r1, 2 items"),
      ]);
      const watching = start("watch", photos);
      await vi.waitFor(() => expect(watching.text()).toContain("Watching"), { timeout: 20_000 });
      await writeFile(join(photos, "market.jpg"), "another photo");
      const read = () => readdir(join(photos, "read")).catch(() => []);
      await vi.waitFor(async () => expect(await read()).toHaveLength(2), { timeout: 20_000, interval: 100 });
      watching.child.kill("SIGINT");
      expect([await watching.ended, watching.text()]).toEqual([
        0,
        expect.stringContaining("/receipt-review/r2"),
      ]);
      const lost = start("upload", join(home, "nowhere.jpg"));
      expect([await lost.ended, lost.text()]).toEqual([2, expect.stringContaining("nowhere.jpg")]);
    } finally {
      await server.close();
    }
  });
});
