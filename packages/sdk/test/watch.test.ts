import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { watchCommand } from "../src/command/watch";
import { type Answer, refusal, result, standInServer } from "./stand-in-server";

let home: string;
let close = async () => {};
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "gf-ledger-watch-"));
});
afterEach(async () => {
  await close();
  await rm(home, { recursive: true, force: true });
});

const watching = (...answers: Answer[]) => watchingAt(Date.now, ...answers);
async function watchingAt(now: () => number, ...answers: Answer[]) {
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
  const code = watchCommand(terminal, folder, ended.signal, now);
  close = async () => {
    ended.abort();
    await code;
    await server.close();
  };
  const put = (name: string, bytes: string | Uint8Array = name) => writeFile(join(folder, name), bytes);
  const filesOf = async (name: string) => (await readdir(join(folder, name)).catch(() => [])).sort();
  const until = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 100 });
  return { server, folder, said: stated, code, ended, put, filesOf, until };
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
    const calls = server.seen.length;
    await put("till.jpg", "same");
    await until(async () =>
      expect(await filesOf("read")).toEqual(["till (2).jpg", "till (2).jpg.txt", "till.jpg", "till.jpg.txt"]),
    );
    expect(server.seen).toHaveLength(calls);
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
    const { put, filesOf, until, folder, said: stated, server } = await watching(receipt("r1"));
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
    const { folder, put, filesOf, until, said } = await watching(receipt("r1"));
    await rename(folder, `${folder}-away`);
    await until(() => expect(said.join("")).toContain("can't be reached"));
    await rename(`${folder}-away`, folder);
    await until(() => expect(said.join("")).toContain("is there again"));
    await put("till.jpg");
    await until(async () => expect(await filesOf("read")).toEqual(["till.jpg", "till.jpg.txt"]));
  });

  const JPEG = Buffer.from("ffd8ffe00002a1b2c3d4ffd9", "hex");

  test("api-72 a copy that stalls is told once, holds up no other, and is sent when the rest is there", async () => {
    const { put, filesOf, until, said, server } = await watching(receipt("r1"), receipt("r2"));
    await put("slow.jpg", JPEG.subarray(0, 8));
    await until(() => expect(said.join("")).toContain("slow.jpg: Its end is missing. It is read when"));
    await put("till.jpg", JPEG);
    await until(async () => expect(await filesOf("read")).toEqual(["till.jpg", "till.jpg.txt"]));
    await put("slow.jpg", Buffer.concat([JPEG.subarray(0, 8), Buffer.from("e5", "hex")]));
    await put("slow.jpg", Buffer.concat([JPEG, Buffer.from("00", "hex")]));
    await until(async () => expect(await filesOf("read")).toContain("slow.jpg"));
    expect(server.seen).toHaveLength(2);
    expect(said.join("").match(/Its end is missing/g)).toHaveLength(1);
  });

  test("api-72 a photo whose end has been missing for ten minutes is sent as it is", async () => {
    const inElevenMinutes = () => Date.now() + 11 * 60_000;
    const refused = refusal(422, { code: "unreadable", message: "Part of the photo is missing." });
    const { put, filesOf, until } = await watchingAt(inElevenMinutes, refused);
    await put("torn.jpg", JPEG.subarray(0, 8));
    await until(async () => expect(await filesOf("failed")).toEqual(["torn.jpg", "torn.jpg.txt"]));
  });

  test("api-72 a photo that can't be moved stays with a word, and does not end the command", async () => {
    const { put, filesOf, until, folder, said } = await watching(
      refusal(422, { code: "unreadable", message: "This photo can't be read." }),
      receipt("r1"),
    );
    await put("failed", "a file where the folder should be");
    await put("a.jpg");
    await until(() => expect(said.join("")).toContain("It is tried again every half minute."));
    await put("b.jpg");
    await until(async () => expect(await filesOf("read")).toEqual(["b.jpg", "b.jpg.txt"]));
    expect(await readdir(folder)).toContain("a.jpg");
  });

  test("api-33 a key that ended stops it with a word", async () => {
    const ended = await watching(refusal(401, { code: "unauthenticated", message: "This key has ended." }));
    await ended.put("till.jpg");
    expect(await ended.code).toBe(3);
    expect(ended.said.join("")).toContain("This key has ended.");
    expect(await readdir(ended.folder)).toEqual(["till.jpg"]);
  });
});
