import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runCommand } from "../src/command/command";
import type { Uploaded } from "../src/command/upload-file";
import { type Answer, json, refusal, result, type SeenRequest, standInServer } from "./stand-in-server";

let home: string;
let close = async () => {};
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "gf-ledger-command-"));
});
afterEach(async () => {
  await close();
  await rm(home, { recursive: true, force: true });
});

async function commandOn(...answers: Answer[]) {
  const server = await standInServer(...answers);
  close = server.close;
  async function runBy(apiKey: string, ...line: string[]) {
    let out = "";
    let err = "";
    const code = await runCommand(
      {
        out: (text) => {
          out += text;
        },
        err: (text) => {
          err += text;
        },
        isWatched: false,
        environment: { GF_LEDGER_HOME: home, GF_LEDGER_URL: server.url, GF_LEDGER_API_KEY: apiKey },
      },
      line,
    );
    return { code, out, err };
  }
  const run = Object.assign((...line: string[]) => runBy("gfl_test", ...line), { by: runBy });
  return { server, run };
}

const isUpload = ({ path }: SeenRequest) => path.includes("receipts.create");

const summary = {
  year: 2026,
  currency: "CAD",
  categories: [
    {
      category: "Snacks",
      itemCount: 2,
      price: 12.5,
      regularPrice: 5.34,
      countedExtraCost: 7.16,
    },
  ],
  totals: { itemCount: 2, price: 12.5, regularPrice: 5.34, countedExtraCost: 7.16 },
};

test("--version tells the package's version", async () => {
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, "../package.json"), "utf8"));
  const { run } = await commandOn(result(summary));
  expect(await run("--version")).toMatchObject({ code: 0, out: `${version}\n` });
});

test("upload works on where a crash cut the list of uploads short, and login is asked for where its file is damaged", async () => {
  const { server, run } = await commandOn(result({ id: "r1", items: [{}], duplicateOf: null }));
  const record = JSON.stringify({ baseUrl: server.url, sha256: "a".repeat(64), receiptId: "r0" });
  await writeFile(join(home, "uploads.ndjson"), `${record}\n{"baseUrl":"http${record}\n`);
  await writeFile(join(home, "a.jpg"), "one");
  expect(await run("upload", join(home, "a.jpg"))).toMatchObject({ code: 0 });
  await writeFile(join(home, "sign-in.json"), "{");
  const damaged = await run("upload", join(home, "a.jpg"));
  expect(damaged).toMatchObject({ code: 3 });
  expect(damaged.err).toContain("gf-ledger login");
});

test("upload sends every image of a folder, skips one sent before, and says so as JSON", async () => {
  let count = 0;
  const { server, run } = await commandOn((request, response) =>
    result({ id: `r${++count}`, items: [{}], duplicateOf: null })(request, response),
  );
  const folder = join(home, "photos");
  await mkdir(join(folder, "march"), { recursive: true });
  await writeFile(join(folder, "a.jpg"), "one");
  await writeFile(join(folder, "march", "b.PNG"), "two");
  await writeFile(join(folder, "notes.txt"), "not an image");

  const first = await run("upload", folder, "--json");
  expect(first.code).toBe(0);
  expect(JSON.parse(first.out)).toMatchObject([
    { file: join(folder, "a.jpg"), status: "uploaded", items: 1 },
    { file: join(folder, "march", "b.PNG"), status: "uploaded" },
  ]);
  await writeFile(join(folder, "c.webp"), "three");
  const again = await run("upload", folder, "--json");
  const statuses = (JSON.parse(again.out) as { status: string }[]).map(({ status }) => status);
  expect(statuses).toEqual(["skipped", "uploaded", "skipped"]);
  expect(server.seen.filter(isUpload)).toHaveLength(3);
});

test("api-33 upload sends a photo again where the key's account has no receipt of it, and skips its own", async () => {
  const receipts = new Map<string, string[]>([["gfl_ann", []]]);
  const { run } = await commandOn((request, response) => {
    const key = request.authorization?.replace("Bearer ", "") ?? "";
    const own = receipts.get(key) ?? [];
    receipts.set(key, own);
    if (isUpload(request)) own.push(`${key}-${own.length + 1}`);
    const isKnown = own.some((id) => decodeURIComponent(request.path).includes(`"${id}"`));
    const answer =
      isUpload(request) || isKnown
        ? result({ id: own.at(-1), items: [{}], duplicateOf: null })
        : refusal(404, { code: "not_found", message: "There is no such receipt." });
    answer(request, response);
  });
  await writeFile(join(home, "a.jpg"), "one");
  const uploadBy = async (key: string) => {
    const [only] = JSON.parse((await run.by(key, "upload", join(home, "a.jpg"), "--json")).out) as Uploaded[];
    return [only?.status, only?.receiptId];
  };
  expect(await uploadBy("gfl_ann")).toEqual(["uploaded", "gfl_ann-1"]);
  expect(await uploadBy("gfl_ben")).toEqual(["uploaded", "gfl_ben-1"]);
  expect(await uploadBy("gfl_ann")).toEqual(["skipped", "gfl_ann-1"]);
  expect(await uploadBy("gfl_ben")).toEqual(["skipped", "gfl_ben-1"]);
  receipts.set("gfl_ann", []);
  expect(await uploadBy("gfl_ann")).toEqual(["uploaded", "gfl_ann-1"]);
});

test("api-33 a key that may not look skips what it uploaded itself, and sends what another key did", async () => {
  const { run, server } = await commandOn((request, response) => {
    const answer = isUpload(request)
      ? result({ id: "r1", items: [{}], duplicateOf: null })
      : refusal(403, { code: "forbidden", message: "This key may not read." });
    answer(request, response);
  });
  await writeFile(join(home, "a.jpg"), "one");
  for (const key of ["gfl_ann", "gfl_ann", "gfl_ben", "gfl_ann"])
    await run.by(key, "upload", join(home, "a.jpg"));
  expect(server.seen.filter(isUpload).map(({ authorization }) => authorization)).toEqual([
    "Bearer gfl_ann",
    "Bearer gfl_ben",
  ]);
});

test("api-26: a limit that is used up ends an upload with its own exit code, and sends nothing more", async () => {
  const { server, run } = await commandOn(
    refusal(429, { message: "Used up.", code: "rate_limited" }, { "Retry-After": "3000" }),
  );
  const files = ["a.jpg", "b.jpg", "c.jpg"].map((name) => join(home, name));
  for (const file of files) await writeFile(file, file);
  const { code, out, err } = await run("upload", ...files, "--concurrency", "1");
  expect(code).toBe(4);
  expect(out).toContain("Used up.");
  expect(err).toContain("2 files were not sent.");
  expect(server.seen).toHaveLength(1);
});

test("receipts-114 upload leaves out the video of a Live Photo beside its photo", async () => {
  const files = ["IMG_1.HEIC", "IMG_1.MOV"].map((name) => join(home, name));
  for (const file of files) await writeFile(file, file);
  const { server, run } = await commandOn(result({ id: "r1", items: [], duplicateOf: null }));
  const { code } = await run("upload", ...files);
  expect([code, server.seen.map(({ body }) => body)]).toEqual([0, [files[0]]]);
});

test("summary prints a year's sums, or them as JSON", async () => {
  const { run } = await commandOn(result(summary));
  const { out } = await run("summary", "--year", "2026");
  expect(out).toContain("2026, CAD");
  expect(out).toMatch(/Grand Total\s+2\s+12\.50\s+5\.34\s+7\.16/);
  expect(JSON.parse((await run("summary", "--year", "2026", "--json")).out)).toEqual(summary);
});

const claims = result({ claims: [{ id: "claim-1", taxYear: 2025, status: "draft" }] });
const zip: Answer = (_request, response) => response.writeHead(200).end("PK: all of it");

test("claim-18 claim saves a year's package as the server made it", async () => {
  const { server, run } = await commandOn(claims, zip);
  const file = join(home, "claim.zip");
  const { code, err } = await run("claim", "--year", "2025", "--output", file);
  expect([code, err]).toEqual([0, `Saved as ${file}.\n`]);
  expect(await readFile(file, "utf8")).toBe("PK: all of it");
  expect(server.seen[1]).toMatchObject({
    path: "/api/claims/claim-1/package",
    authorization: "Bearer gfl_test",
  });
});

test("claim-18 a refused or broken download leaves no file and keeps the one that was there", async () => {
  const file = join(home, "claim.pdf");
  await writeFile(file, "an earlier one");
  const words = { message: "There is nothing to claim in this period yet.", code: "conflict" };
  const { run } = await commandOn(claims, json(409, words));
  const line = ["claim", "--year", "2025", "--form", "pdf", "--output", file];
  expect(await run(...line)).toMatchObject({ code: 1, err: `${words.message}\n` });
  expect(await readFile(file, "utf8")).toBe("an earlier one");
});

test("claim-18 a year without a claim is told, with what to do", async () => {
  const { run } = await commandOn(claims);
  expect(await run("claim", "--year", "2024")).toMatchObject({
    code: 1,
    err: expect.stringContaining("There is no claim of 2024."),
  });
});

test("api-26: export saves the CSV as the server made it", async () => {
  const csv = "\uFEFFDate,Store\r\n";
  const { run } = await commandOn(result({ fileName: "gluten-free-tax-report-2026.csv", csv }));
  const file = join(home, "report.csv");
  const { code } = await run("export", "--year", "2026", "--format", "csv", "--output", file);
  expect(code).toBe(0);
  expect(await readFile(file, "utf8")).toBe(csv);
});

test("login proves the key and keeps it where only its owner can read it", async () => {
  const user = {
    id: "1",
    email: "ada@example.com",
    name: null,
    edition: "ca",
    isSample: false,
    taxReminders: true,
    sharePrices: false,
    priceRegion: null,
    language: null,
    consentsDue: false,
  };
  const { server, run } = await commandOn(result(user));
  const { code, out } = await run("login", "--url", server.url, "--key", "gfl_secret");
  expect(code).toBe(0);
  expect(out).toContain("ada@example.com");
  const file = join(home, "sign-in.json");
  expect(JSON.parse(await readFile(file, "utf8"))).toEqual({ baseUrl: server.url, apiKey: "gfl_secret" });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test.each([
  [["export"], "--year"],
  [["export", "--year", "99999"], "1990 to 2100"],
  [["export", "--year", "2026", "--format", "xml"], "csv, json"],
  [["upload", "/no/such/file.jpg"], "There is no file"],
  [["lst"], "unknown command"],
])("a wrong command line %j ends with 2 and says what is wrong", async (line, why) => {
  const { server, run } = await commandOn(result(null));
  const { code, err } = await run(...line);
  expect(code).toBe(2);
  expect(err).toContain(why);
  expect(server.seen).toHaveLength(0);
});

test("a key that is no longer good ends with 3", async () => {
  const { run } = await commandOn(refusal(401, { message: "Not valid.", code: "unauthenticated" }));
  const { code, out } = await run("list", "--json");
  expect(code).toBe(3);
  expect(JSON.parse(out)).toEqual({ message: "Not valid.", code: "unauthenticated" });
});

test("help lists the commands and the exit codes, and ends with 0", async () => {
  const { run } = await commandOn(result(null));
  const { code, out } = await run("--help");
  expect(code).toBe(0);
  for (const word of ["login", "upload", "list", "export", "claim", "summary", "Exit codes"]) {
    expect(out).toContain(word);
  }
});
