import { createHash, randomUUID } from "node:crypto";
import { renameSync } from "node:fs";
import { mkdtemp, readdir, readFile, rename, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Services } from "../src/context";
import { watchFolder } from "../src/watched-folder/watch-folder";
import { readItem, reading } from "./support/reading";
import { openTestApp, type TestApp } from "./support/test-app";

/** What the share answers for a file or folder of this name: an error's code, or nothing. */
const { faults } = vi.hoisted(() => ({ faults: new Map<string, string>() }));
vi.mock("node:fs/promises", async (importOriginal) => {
  const { failingFiles } = await import("../../photo-folder/test/failing-files");
  return failingFiles(await importOriginal<typeof import("node:fs/promises")>(), faults);
});

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

let folder = "";
beforeEach(async () => {
  faults.clear();
  folder = await mkdtemp(join(tmpdir(), "watched-"));
});

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 2]);
const JPEG_END = Buffer.from([0xff, 0xd9]);
const photo = (content: string = randomUUID()) => Buffer.concat([JPEG, Buffer.from(content), JPEG_END]);
const put = (name: string, content?: string) => writeFile(join(folder, name), photo(content));
const seen = reading({ items: [readItem("GF BREAD", 699), readItem("GF PENNE", 449)] });
const reads = (image: Uint8Array) => {
  const hash = createHash("sha256").update(image).digest("hex");
  return { ok: true as const, reading: seen, imageSha256: hash, perceptualHash: hash.slice(0, 16) };
};

async function watching(given: Partial<Services> = {}) {
  const person = await testApp.signIn();
  const logged: string[] = [];
  const fields: unknown[] = [];
  const services: Services = {
    ...testApp.services,
    ...given,
    settings: { ...testApp.services.settings, watched: { directory: folder, account: person.user.email } },
    log: (_level, event, more) => {
      logged.push(event);
      fields.push(more);
    },
  };
  const inFolder = async (name: string) => (await readdir(join(folder, name)).catch(() => [])).sort();
  return {
    person,
    services,
    logged,
    fields,
    look: () => watchFolder(services, () => sleep(20), 300),
    read: () => inFolder("read"),
    failed: () => inFolder("failed"),
    left: async () => (await readdir(folder)).filter((name) => name !== "read" && name !== "failed"),
    note: (of: string) => readFile(join(folder, `${of}.txt`), "utf8"),
    drafts: () => testApp.database.receipt.count({ where: { userId: person.user.id, status: "draft" } }),
  };
}

test("operating-27 photos of the folder become drafts of the account, and are moved with a note that leads to them", async () => {
  testApp.reader.next = reads;
  const { look, read, left, note, drafts, person } = await watching();
  await put("till.jpg");
  await put("market.jpg");
  await look();
  expect([await drafts(), await left()]).toEqual([2, []]);
  expect(await read()).toEqual(["market.jpg", "market.jpg.txt", "till.jpg", "till.jpg.txt"]);
  const { id } = await testApp.database.receipt.findFirstOrThrow({ where: { userId: person.user.id } });
  const notes = `${await note("read/till.jpg")}${await note("read/market.jpg")}`;
  expect(notes).toContain("Read as a draft of 2 items");
  expect(notes).toContain(`http://ca.localhost:3000/receipt-review/${id}`);
});

/** The account's readings of the last hours are forgotten, as they are an hour later. */
const anHourLater = () => testApp.pool.query("DELETE FROM rate_limits");

test("operating-28 200 photos at once: sixty are read in an hour, the others wait, none is lost or read twice, and a copy is told to be there already", async () => {
  testApp.reader.next = reads;
  const { look, read, left, note, drafts, logged, person } = await watching();
  const names = Array.from({ length: 199 }, (_, at) => `${String(at).padStart(3, "0")}.jpg`);
  await Promise.all(names.map((name, at) => put(name, `photo ${at}`)));
  await put("copy.jpg", "photo 7");
  const counts: number[] = [];
  for (let hour = 0; hour < 4; hour += 1) {
    await look();
    counts.push(await drafts());
    await anHourLater();
  }
  expect([logged, counts, await left()]).toEqual([[], [60, 120, 180, 199], []]);
  expect(await read()).toHaveLength(400);
  const photos = await testApp.database.receipt.findMany({ where: { userId: person.user.id } });
  expect(new Set(photos.map(({ imageSha256 }) => imageSha256)).size).toBe(199);
  const copies = (await Promise.all(["copy", "007"].map((name) => note(`read/${name}.jpg`)))).join("");
  expect(copies.match(/You already have this photo/g)).toHaveLength(1);
});

test("operating-28 what can't be read now waits in the folder until the reader has a place", async () => {
  let tries = 0;
  testApp.reader.next = (image: Uint8Array) => {
    tries += 1;
    return tries === 1
      ? { ok: false as const, reason: "busy" as const, message: "Busy.", retryAfterSeconds: 0 }
      : reads(image);
  };
  const { look, read, left } = await watching();
  await put("till.jpg");
  await look();
  expect([tries, await read(), await left()]).toEqual([2, ["till.jpg", "till.jpg.txt"], []]);
});

test("operating-28 a photo that can't be taken stays, and holds up none that came after it", async () => {
  testApp.reader.next = (image) => {
    if (Buffer.from(image).includes("cursed")) throw new Error("The reader's process is gone.");
    return reads(image);
  };
  const { look, read, failed, left, logged } = await watching();
  await put("a-cursed.jpg", "cursed");
  await utimes(join(folder, "a-cursed.jpg"), new Date(0), new Date(0));
  await put("till.jpg");
  await look();
  expect([await read(), await failed(), await left()]).toEqual([
    ["till.jpg", "till.jpg.txt"],
    [],
    ["a-cursed.jpg"],
  ]);
  expect(logged).toEqual(["watched_photo_failed"]);
});

test("operating-28 a photo that was read and can't be moved stays, and is no second draft when it can", async () => {
  testApp.reader.next = reads;
  const { look, read, left, note, drafts, logged } = await watching();
  await put("till.jpg");
  await writeFile(join(folder, "read"), "A file where the folder should be.");
  await look();
  expect([await left(), await drafts(), logged]).toEqual([["till.jpg"], 1, ["watched_photo_failed"]]);
  await rm(join(folder, "read"));
  await look();
  expect([await read(), await left(), await drafts()]).toEqual([["till.jpg", "till.jpg.txt"], [], 1]);
  expect(await note("read/till.jpg")).toMatch(/receipt-review/);
});

test("operating-28 one that can't be read, nor moved to failed, is read once and not each minute", async () => {
  let readings = 0;
  testApp.reader.next = () => {
    readings += 1;
    return { ok: false, reason: "truncated", message: "Torn." };
  };
  const { look, failed, left } = await watching();
  await put("cat.jpg");
  await writeFile(join(folder, "failed"), "a file where the folder should be");
  for (let minute = 0; minute < 3; minute += 1) await look();
  expect([readings, await left()]).toEqual([1, ["cat.jpg"]]);
  await rm(join(folder, "failed"));
  await look();
  expect([readings, await left(), await failed()]).toEqual([1, [], ["cat.jpg", "cat.jpg.txt"]]);
});

test("operating-27 what is no receipt or can't be read is moved to failed, with the reason in the account's language", async () => {
  const { look, failed, note, person, drafts } = await watching();
  await testApp.database.user.update({ where: { id: person.user.id }, data: { language: "fr" } });
  testApp.reader.next = (image) => ({
    ...reads(image),
    reading: reading({
      items: [],
      issues: [{ code: "not_a_receipt", itemIndex: null, message: "No receipt." }],
    }),
  });
  await put("cat.jpg");
  await look();
  testApp.reader.next = () => ({ ok: false, reason: "truncated", message: "Torn." });
  await put("torn.jpg");
  await writeFile(join(folder, "large.jpg"), Buffer.alloc(15 * 1024 * 1024 + 1, 1));
  await look();
  expect(await failed()).toEqual([
    "cat.jpg",
    "cat.jpg.txt",
    "large.jpg",
    "large.jpg.txt",
    "torn.jpg",
    "torn.jpg.txt",
  ]);
  expect([
    await note("failed/cat.jpg"),
    await note("failed/large.jpg"),
    await note("failed/torn.jpg"),
  ]).toEqual([
    "Aucun reçu n’a été trouvé sur cette image.\n",
    "Ce fichier dépasse 15\u00A0Mo. Déposez-en un plus petit dans le dossier.\n",
    "Ce fichier n’a pas pu être lu comme image ou PDF. Reprenez la photo.\n",
  ]);
  expect(await drafts()).toBe(0);
});

test("operating-28 a link out of the folder, other files, and a file that is still written are left alone", async () => {
  let readings = 0;
  testApp.reader.next = (image) => {
    readings += 1;
    return reads(image);
  };
  const { services, left, person } = await watching();
  const outside = await mkdtemp(join(tmpdir(), "outside-"));
  await writeFile(join(outside, "secret.jpg"), photo());
  await symlink(join(outside, "secret.jpg"), join(folder, "link.jpg"));
  await put("notes.txt");
  await put("growing.jpg");
  let looks = 0;
  const stillWritten: unknown[] = [];
  await watchFolder(services, async () => {
    looks += 1;
    if (looks > 4) return;
    stillWritten.push([readings, (await left()).sort()]);
    await put("growing.jpg", "x".repeat(looks));
  });
  expect(stillWritten).toEqual(Array(4).fill([0, ["growing.jpg", "link.jpg", "notes.txt"]]));
  expect([readings, (await left()).sort()]).toEqual([1, ["link.jpg", "notes.txt"]]);
  expect(await readdir(outside)).toEqual(["secret.jpg"]);
  expect(await testApp.database.receipt.count({ where: { userId: person.user.id } })).toBe(1);
});

test("operating-29 an account that there is not, and a folder that is gone, are logged; nothing is read, and all is taken when they are there again", async () => {
  testApp.reader.next = reads;
  const { services, look, read, left, logged, person } = await watching();
  await put("till.jpg");
  await testApp.database.user.update({ where: { id: person.user.id }, data: { emailVerified: null } });
  await look();
  expect([logged.splice(0), await left()]).toEqual([["watched_folder_without_account"], ["till.jpg"]]);
  await testApp.database.user.update({ where: { id: person.user.id }, data: { emailVerified: new Date() } });
  await rename(folder, `${folder}-away`);
  await look();
  expect(logged.splice(0)).toEqual(["watched_folder_away"]);
  await rename(`${folder}-away`, folder);
  await watchFolder({ ...services, settings: { ...services.settings, watched: null } });
  expect(await left()).toEqual(["till.jpg"]);
  await look();
  expect([logged, await read()]).toEqual([[], ["till.jpg", "till.jpg.txt"]]);
});

test("operating-65 a share that hangs is not looked at again before it answers, and its photos are read then", async () => {
  testApp.reader.next = reads;
  const { services, look, logged, read } = await watching();
  await put("till.jpg");
  let answer = () => {};
  const hangs = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let began = () => {};
  const waits = new Promise<void>((resolve) => {
    began = resolve;
  });
  const first = watchFolder(services, () => {
    began();
    return hangs;
  });
  await waits;
  await look();
  expect([logged.splice(0), await read()]).toEqual([["watched_folder_away"], []]);
  answer();
  await first;
  expect([logged, await read()]).toEqual([[], ["till.jpg", "till.jpg.txt"]]);
});

test.each(["EIO", "ESTALE", "EACCES", "ELOOP", "hang"])(
  "operating-69 a photo that the share answers with %s stays, is one line of the log, holds up no other, and is read when it answers",
  async (fault) => {
    testApp.reader.next = reads;
    const { look, read, failed, left, drafts, logged } = await watching();
    faults.set("a.jpg", fault);
    await put("a.jpg");
    await put("b.jpg");
    await look();
    expect([await read(), await failed(), await left(), logged.splice(0)]).toEqual([
      ["b.jpg", "b.jpg.txt"],
      [],
      ["a.jpg"],
      ["watched_photo_failed"],
    ]);
    faults.clear();
    await sleep(60);
    await look();
    expect([await left(), await drafts(), logged]).toEqual([[], 2, []]);
  },
);

test.each(["EIO", "ESTALE", "ENOTCONN", "EACCES", "ELOOP"])(
  "operating-69 a folder that answers with %s is logged with what to do, and is read when it answers",
  async (fault) => {
    testApp.reader.next = reads;
    const { look, read, logged, fields } = await watching();
    await put("till.jpg");
    faults.set(basename(folder), fault);
    await look();
    expect([logged.splice(0), await read()]).toEqual([["watched_folder_away"], []]);
    expect(fields).toEqual([
      expect.objectContaining({ remedy: expect.stringMatching(/share|Let the server/) }),
    ]);
    faults.clear();
    await look();
    expect([logged, await read()]).toEqual([[], ["till.jpg", "till.jpg.txt"]]);
  },
);

test("operating-69 a folder that hangs is logged each minute, and its photos are read once it answers", async () => {
  testApp.reader.next = reads;
  const { look, read, logged } = await watching();
  await put("till.jpg");
  faults.set(basename(folder), "hang");
  const first = look();
  await sleep(50);
  await look();
  expect(logged.splice(0)).toEqual(["watched_folder_away"]);
  faults.clear();
  await first;
  expect([logged, await read()]).toEqual([[], ["till.jpg", "till.jpg.txt"]]);
});

test.each([-86_400_000, 86_400_000])(
  "operating-67 on a share whose clock is off by %i ms a whole photo is read, and a torn one waits for its rest",
  async (off) => {
    testApp.reader.next = reads;
    const { look, read, failed, left } = await watching(afterMinutes(0));
    const at = new Date(Date.now() + off);
    const torn = photo("a slow network");
    await put("whole.jpg");
    await writeFile(join(folder, "torn.jpg"), torn.subarray(0, 12));
    for (const name of ["torn.jpg", "whole.jpg"]) await utimes(join(folder, name), at, at);
    await look();
    await look();
    expect([await read(), await failed(), await left()]).toEqual([
      ["whole.jpg", "whole.jpg.txt"],
      [],
      ["torn.jpg"],
    ]);
    await writeFile(join(folder, "torn.jpg"), torn);
    await utimes(join(folder, "torn.jpg"), at, at);
    await look();
    expect([await failed(), await left()]).toEqual([[], []]);
  },
);

/** The clock of the folder's files; the test's own stands still in another year. */
const afterMinutes = (count: number) => ({ now: () => new Date(Date.now() + count * 60_000) });

test("operating-66 a copy that stalls for longer than the looks are apart waits, holds up no other, and is read once when the rest came", async () => {
  const readings: number[] = [];
  testApp.reader.next = (image) => {
    readings.push(image.length);
    return reads(image);
  };
  const { look, read, failed, left, drafts, logged } = await watching(afterMinutes(0));
  const whole = photo("a receipt that a slow network brings");
  for (const share of [0, 0.2, 0.5, 0.9]) {
    await writeFile(join(folder, "slow.jpg"), whole.subarray(0, Math.floor(whole.length * share)));
    await look();
  }
  await writeFile(join(folder, "sized.jpg"), Buffer.concat([photo("b").subarray(0, 6), Buffer.alloc(4000)]));
  await put("till.jpg");
  await look();
  expect([await read(), await failed(), (await left()).sort()]).toEqual([
    ["till.jpg", "till.jpg.txt"],
    [],
    ["sized.jpg", "slow.jpg"],
  ]);
  await writeFile(join(folder, "slow.jpg"), whole);
  await writeFile(join(folder, "sized.jpg"), photo("b"));
  await look();
  await look();
  expect([await failed(), await left(), await drafts(), readings.length, logged]).toEqual([[], [], 3, 3, []]);
  expect(readings).toContain(whole.length);
});

test("operating-66 a copy that stalls for ten minutes is read as it is, or moved to failed with what to do", async () => {
  testApp.reader.next = (image) =>
    image.length > 1000 ? reads(image) : { ok: false, reason: "truncated", message: "Torn." };
  const part = photo().subarray(0, 20);
  let minutes = 0;
  const later = await watching({ now: () => afterMinutes(minutes).now() });
  await writeFile(join(folder, "torn.jpg"), part);
  await writeFile(
    join(folder, "mended.pdf"),
    Buffer.concat([Buffer.from("%PDF-1.4"), Buffer.alloc(2000, 32)]),
  );
  for (minutes of [0, 9]) await later.look();
  expect(await later.left()).toHaveLength(2);
  minutes = 11;
  await later.look();
  expect([await later.failed(), await later.read(), await later.left()]).toEqual([
    ["torn.jpg", "torn.jpg.txt"],
    ["mended.pdf", "mended.pdf.txt"],
    [],
  ]);
  expect(await later.note("failed/torn.jpg")).toBe(
    "Part of this file is missing: copying it was interrupted. Please put it into the folder again.\n",
  );
});

test("operating-66 a photo that another one replaces while it is read stays, and is read as one of its own", async () => {
  const { look, read, left, drafts } = await watching();
  let replaced: Promise<void> | undefined;
  testApp.reader.next = (image) => {
    replaced ??= put("scan.jpg", "the next page of the scanner");
    return reads(image);
  };
  await put("scan.jpg", "the first page");
  await look();
  await replaced;
  await look();
  expect([await drafts(), await left(), await read()]).toEqual([2, [], ["scan.jpg", "scan.jpg.txt"]]);
});

test("operating-66 a share that goes away between reading and moving loses nothing: one line with what to do, and no second draft", async () => {
  const { look, read, failed, left, drafts, logged, fields } = await watching();
  let readings = 0;
  testApp.reader.next = (image) => {
    readings += 1;
    renameSync(folder, `${folder}-away`);
    return reads(image);
  };
  await put("a.jpg");
  await put("b.jpg");
  await look();
  await look();
  expect(logged.splice(0)).toEqual(["watched_folder_away", "watched_folder_away"]);
  expect(fields).toContainEqual(
    expect.objectContaining({ remedy: expect.stringContaining("share is mounted") }),
  );
  await rename(`${folder}-away`, folder);
  testApp.reader.next = (image) => {
    readings += 1;
    return reads(image);
  };
  await look();
  expect([await left(), await failed(), await drafts(), readings, logged]).toEqual([[], [], 2, 2, []]);
  expect(await read()).toEqual(["a.jpg", "a.jpg.txt", "b.jpg", "b.jpg.txt"]);
});

test("operating-66 photos that can't be moved are one line of the log, with how many and what to do", async () => {
  testApp.reader.next = reads;
  const { look, left, logged, fields, drafts } = await watching();
  await Promise.all(["a.jpg", "b.jpg", "c.jpg"].map((name) => put(name)));
  await symlink("read", join(folder, "read"));
  await look();
  expect([(await left()).sort(), await drafts(), logged]).toEqual([
    ["a.jpg", "b.jpg", "c.jpg"],
    3,
    ["watched_photo_failed"],
  ]);
  expect(fields).toEqual([expect.objectContaining({ photos: 3, remedy: expect.stringContaining("share") })]);
});
