import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { watchCommand } from "../src/command/watch";
import { type Answer, refusal, result, standInServer } from "./stand-in-server";

/** What the share answers for a file or folder of this name: an error's code, or nothing. */
const { faults } = vi.hoisted(() => ({ faults: new Map<string, string>() }));
vi.mock("node:fs/promises", async (importOriginal) => {
  const { failingFiles } = await import("../../photo-folder/test/failing-files");
  return failingFiles(await importOriginal<typeof import("node:fs/promises")>(), faults);
});

let home: string;
let close = async () => {};
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "gf-ledger-watch-"));
});
afterEach(async () => {
  await close();
  await rm(home, { recursive: true, force: true });
});

const PACE = { now: Date.now, lookMs: 600, againMs: 200, answerMs: 500 };
const watching = (...answers: Answer[]) => watchingAt(PACE, ...answers);
async function watchingAt(pace: typeof PACE, ...answers: Answer[]) {
  const server = await standInServer(...answers);
  const folder = join(home, "photos");
  await mkdir(folder, { recursive: true });
  const ended = new AbortController();
  const stated: string[] = [];
  const terminal = {
    out: (text: string) => void stated.push(text),
    err: (text: string) => void stated.push(text),
    isWatched: false,
    environment: { GF_LEDGER_HOME: home, GF_LEDGER_URL: server.url, GF_LEDGER_API_KEY: "gfl_test" },
  };
  const code = watchCommand(terminal, folder, ended.signal, pace);
  close = async () => {
    ended.abort();
    await code;
    await server.close();
  };
  const put = (name: string, bytes: string | Uint8Array = name) => writeFile(join(folder, name), bytes);
  const filesOf = async (name: string) => (await readdir(join(folder, name)).catch(() => [])).sort();
  const until = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 100 });
  return { server, folder, printed: stated, code, ended, put, filesOf, until };
}

const receipt = (id: string) => result({ id, items: [{}, {}], duplicateOf: null });

describe("api-33 a watched folder", { timeout: 30_000 }, () => {
  test("api-33 a photo that appears becomes a draft and is moved to read, with a note", async () => {
    const { put, filesOf, until, folder, server } = await watching(receipt("r1"));
    await put("till.jpg");
    await put("notes.txt");
    await until(async () => expect(await filesOf("read")).toEqual(["till.jpg", "till.jpg.txt"]));
    expect(await readFile(join(folder, "read", "till.jpg.txt"), "utf8")).toBe(
      `Read as a draft of 2 items: ${server.url}/receipt-review/r1\n`,
    );
    expect((await readdir(folder)).sort()).toEqual(["notes.txt", "read"]);
  });

  test("api-33 a photo the server can't read is moved to failed with its words, and the next one is read", async () => {
    const { put, filesOf, until, folder } = await watching(
      refusal(422, { code: "unreadable", message: "This photo can't be read." }),
      receipt("r2"),
    );
    await put("a.jpg");
    await until(async () => expect(await filesOf("failed")).toEqual(["a.jpg", "a.jpg.txt"]));
    expect(await readFile(join(folder, "failed", "a.jpg.txt"), "utf8")).toBe("This photo can't be read.\n");
    await put("b.jpg");
    await until(async () => expect(await filesOf("read")).toEqual(["b.jpg", "b.jpg.txt"]));
  });

  test("api-33 a photo uploaded before is told and not sent, and never replaces the one of its name", async () => {
    const { put, filesOf, until, server } = await watching(receipt("r1"));
    await put("till.jpg", "same");
    await until(async () => expect(await filesOf("read")).toHaveLength(2));
    const uploads = () => server.seen.filter(({ path }) => path.includes("receipts.create"));
    await put("till.jpg", "same");
    await until(async () =>
      expect(await filesOf("read")).toEqual(["till (2).jpg", "till (2).jpg.txt", "till.jpg", "till.jpg.txt"]),
    );
    expect(uploads()).toHaveLength(1);
  });

  test("api-33 a photo whose draft was discarded is sent again", async () => {
    const gone = refusal(404, { code: "not_found", message: "There is no such receipt." });
    const { put, filesOf, until, folder, server } = await watching(receipt("r1"), gone, receipt("r2"));
    await put("till.jpg", "same");
    await until(async () => expect(await filesOf("read")).toHaveLength(2));
    await put("till.jpg", "same");
    await until(async () => expect(await filesOf("read")).toHaveLength(4));
    expect(await readFile(join(folder, "read", "till (2).jpg.txt"), "utf8")).toBe(
      `Read as a draft of 2 items: ${server.url}/receipt-review/r2\n`,
    );
  });

  test("api-33 a server that is busy for a moment loses nothing: the photo stays and is tried again", async () => {
    const { put, filesOf, until } = await watching(
      ...Array.from({ length: 4 }, () =>
        refusal(503, { code: "unavailable", message: "Please try again." }, { "Retry-After": "0" }),
      ),
      receipt("r1"),
    );
    await put("till.jpg");
    await until(async () => expect(await filesOf("read")).toEqual(["till.jpg", "till.jpg.txt"]));
  });

  test("api-33 a half-written file waits, and a link is told and left alone", async () => {
    const { put, filesOf, until, folder, printed: stated, server } = await watching(receipt("r1"));
    await symlink("/etc/hostname", join(folder, "link.jpg"));
    await until(() => expect(stated.join("")).toContain("is a link and was left alone"));
    for (const size of [1, 2, 3]) {
      await put("slow.jpg", "x".repeat(size * 1000));
      await new Promise((resolve) => setTimeout(resolve, 700));
    }
    await until(async () => expect(await filesOf("read")).toContain("slow.jpg"));
    expect(server.seen).toHaveLength(1);
    expect(server.seen[0]?.body).toHaveLength(3000);
  });

  test("api-69 a folder that can't be reached is waited for, and goes on where it was", async () => {
    const { folder, put, filesOf, until, printed } = await watching(receipt("r1"));
    await rename(folder, `${folder}-away`);
    await until(() => expect(printed.join("")).toContain("can't be reached"));
    await rename(`${folder}-away`, folder);
    await until(() => expect(printed.join("")).toContain("is there again"));
    await put("till.jpg");
    await until(async () => expect(await filesOf("read")).toEqual(["till.jpg", "till.jpg.txt"]));
  });

  const JPEG = Buffer.from("ffd8ffe00002a1b2c3d4ffd9", "hex");

  test("api-72 a copy that stalls is told once, holds up no other, and is sent when the rest is there", async () => {
    const { put, filesOf, until, printed, server } = await watching(receipt("r1"), receipt("r2"));
    await put("slow.jpg", JPEG.subarray(0, 8));
    await until(() => expect(printed.join("")).toContain("slow.jpg: Its end is missing. It is read when"));
    await put("till.jpg", JPEG);
    await until(async () => expect(await filesOf("read")).toEqual(["till.jpg", "till.jpg.txt"]));
    await put("slow.jpg", Buffer.concat([JPEG.subarray(0, 8), Buffer.from("e5", "hex")]));
    await put("slow.jpg", Buffer.concat([JPEG, Buffer.from("00", "hex")]));
    await until(async () => expect(await filesOf("read")).toContain("slow.jpg"));
    expect(server.seen).toHaveLength(2);
    expect(printed.join("").match(/Its end is missing/g)).toHaveLength(1);
  });

  test("api-72 a photo whose end has been missing for ten minutes is sent as it is", async () => {
    const began = Date.now();
    // A minute passes in each tenth of a second.
    const pace = {
      now: () => began + (Date.now() - began) * 600,
      lookMs: 50,
      againMs: 60_000,
      answerMs: 500,
    };
    const refused = refusal(422, { code: "unreadable", message: "Part of the photo is missing." });
    const { put, filesOf, until } = await watchingAt(pace, refused);
    await put("torn.jpg", JPEG.subarray(0, 8));
    await until(async () => expect(await filesOf("failed")).toEqual(["torn.jpg", "torn.jpg.txt"]));
  });

  test("api-72 a photo that can't be moved stays with a word, and does not end the command", async () => {
    const { put, filesOf, until, folder, printed } = await watching(
      refusal(422, { code: "unreadable", message: "This photo can't be read." }),
      receipt("r1"),
    );
    await put("failed", "a file where the folder should be");
    await put("a.jpg");
    await until(() => expect(printed.join("")).toContain("It is tried again every half minute."));
    await put("b.jpg");
    await until(async () => expect(await filesOf("read")).toEqual(["b.jpg", "b.jpg.txt"]));
    expect(await readdir(folder)).toContain("a.jpg");
  });

  const FAST = { now: Date.now, lookMs: 40, againMs: 100, answerMs: 500 };
  const internal = () => refusal(500, { code: "internal", message: "Something failed on our side." });
  /** The server's answers by what a photo holds. */
  const ofPhoto =
    (answers: Record<string, () => Answer>): Answer =>
    (request, response) => {
      const [, answer] = Object.entries(answers).find(([text]) => request.body.includes(text)) ?? [];
      return (answer?.() ?? receipt(`r-${request.body.length}`))(request, response);
    };

  test("api-73 a photo on which the server fails ten times is moved to failed with a word, and the others go on", async () => {
    const one = ofPhoto({ cursed: internal });
    const { put, filesOf, until, printed, folder } = await watchingAt(
      FAST,
      ...Array.from({ length: 60 }, () => one),
    );
    await put("a.jpg", "cursed");
    await put("b.jpg", "fine");
    await until(async () => expect(await filesOf("read")).toEqual(["b.jpg", "b.jpg.txt"]));
    await until(async () => expect(await filesOf("failed")).toEqual(["a.jpg", "a.jpg.txt"]));
    expect(await readFile(join(folder, "failed", "a.jpg.txt"), "utf8")).toBe(
      "Something failed on our side. It was tried 10 times. Put the file into the folder again to try once more.\n",
    );
    const told = printed
      .join("")
      .split("\n")
      .filter((line) => line.includes("a.jpg: "));
    expect(told).toHaveLength(2);
  });

  test("api-73 a server that fails for a while, and one that is away, loses no photo", async () => {
    const away = () =>
      refusal(503, { code: "unavailable", message: "Please try again." }, { "Retry-After": "0" });
    let answers = 0;
    const one: Answer = (request, response) => {
      answers += 1;
      return (answers <= 5 ? internal() : answers <= 40 ? away() : receipt(`r${answers}`))(request, response);
    };
    const { put, filesOf, until } = await watchingAt(FAST, ...Array.from({ length: 80 }, () => one));
    await put("a.jpg");
    await put("b.jpg");
    await until(async () => expect(await filesOf("read")).toHaveLength(4));
    expect(await filesOf("failed")).toEqual([]);
  });

  const page: Answer = (_request, response) => {
    response.writeHead(200, { "Content-Type": "text/html" });
    response.end("<h1>Sign in to this network</h1>");
  };
  test.each([
    ["answers every call with a page, as a network's sign-in does", () => page],
    ["fails on every call", internal],
  ])("api-73 a server that %s moves no photo, however often", async (_what, answer) => {
    const { put, filesOf, until, server, folder } = await watchingAt(FAST, answer());
    await put("a.jpg");
    await put("b.jpg");
    const uploads = () => server.seen.filter(({ method }) => method === "POST");
    await until(() => expect(uploads().length).toBeGreaterThan(24));
    expect(await filesOf("failed")).toEqual([]);
    expect((await readdir(folder)).sort()).toEqual(["a.jpg", "b.jpg"]);
  });

  test.each(["EIO", "ESTALE", "EACCES", "ELOOP", "hang"])(
    "api-74 a photo that the share answers with %s is told once and holds up no other, and is read when it answers",
    async (fault) => {
      const { put, filesOf, until, printed } = await watchingAt(FAST, receipt("r1"), receipt("r2"));
      faults.set("a.jpg", fault);
      await put("a.jpg");
      await put("b.jpg");
      await until(async () => expect(await filesOf("read")).toEqual(["b.jpg", "b.jpg.txt"]));
      await until(() => expect(printed.join("")).toMatch(/a\.jpg: .*(?:injected|does not answer)/));
      faults.clear();
      await until(async () =>
        expect(await filesOf("read")).toEqual(["a.jpg", "a.jpg.txt", "b.jpg", "b.jpg.txt"]),
      );
      expect(printed.join("").match(/a\.jpg: .*(?:injected|does not answer)/g)).toHaveLength(1);
    },
  );

  test.each(["EIO", "ESTALE", "ENOTCONN", "hang"])(
    "api-74 a folder that answers with %s is waited for, told once, and goes on where it was",
    async (fault) => {
      const { put, filesOf, until, printed } = await watchingAt(FAST, receipt("r1"));
      faults.set("photos", fault);
      await until(() => expect(printed.join("")).toContain("can't be reached"));
      await put("a.jpg");
      faults.clear();
      await until(async () => expect(await filesOf("read")).toEqual(["a.jpg", "a.jpg.txt"]));
      expect(printed.join("").match(/can't be reached/g)).toHaveLength(1);
      expect(printed.join("")).toContain("is there again");
    },
  );

  test.each([-86_400_000, 86_400_000])(
    "api-74 on a share whose clock is off by %i ms a whole photo is read at once, and the torn one waits for its rest",
    async (off) => {
      const { put, filesOf, until, printed, folder } = await watchingAt(FAST, receipt("r1"), receipt("r2"));
      const at = new Date(Date.now() + off);
      await put("torn.jpg", JPEG.subarray(0, 8));
      await put("whole.jpg", JPEG);
      for (const name of ["torn.jpg", "whole.jpg"]) await utimes(join(folder, name), at, at);
      await until(async () => expect(await filesOf("read")).toEqual(["whole.jpg", "whole.jpg.txt"]));
      await until(() => expect(printed.join("")).toContain("torn.jpg: Its end is missing."));
      await put("torn.jpg", Buffer.concat([JPEG, Buffer.from("00", "hex")]));
      await utimes(join(folder, "torn.jpg"), at, at);
      await until(async () => expect(await filesOf("read")).toContain("torn.jpg"));
      expect(await filesOf("failed")).toEqual([]);
    },
  );

  test("api-33 a key that ended stops it with a word", async () => {
    const ended = await watching(refusal(401, { code: "unauthenticated", message: "This key has ended." }));
    await ended.put("till.jpg");
    expect(await ended.code).toBe(3);
    expect(ended.printed.join("")).toContain("This key has ended.");
    expect(await readdir(ended.folder)).toEqual(["till.jpg"]);
  });
});
