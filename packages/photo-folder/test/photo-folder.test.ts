import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answeredInTime } from "../src/answered-in-time";
import { isImageName } from "../src/image-name";
import { photosIn, seenPhoto, writtenToTheEnd } from "../src/photos-in";
import { settleFile } from "../src/settle-file";
import { StalledCopies } from "../src/stalled-copies";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "photo-folder-"));
});
afterEach(() => rm(folder, { recursive: true }));

const put = (name: string, text = name) => writeFile(join(folder, name), text);

test("operating-27 photos and PDFs of the folder itself are found, the oldest first; links, folders and other files are left alone", async () => {
  await put("later.jpg");
  await put("first.pdf");
  await put("notes.txt");
  await utimes(join(folder, "first.pdf"), new Date(0), new Date(0));
  await mkdir(join(folder, "read.png"));
  await symlink("/etc/hostname", join(folder, "link.jpg"));
  const found = await photosIn(folder);
  expect(found.map(({ path }) => path)).toEqual([join(folder, "first.pdf"), join(folder, "later.jpg")]);
  await expect(photosIn(join(folder, "gone"))).rejects.toMatchObject({ code: "ENOENT" });
});

test("operating-28 a file that is still written waits until it stands still", async () => {
  await put("whole.jpg");
  await put("growing.jpg");
  const before = await photosIn(folder);
  await appendFile(join(folder, "growing.jpg"), "more");
  await put("new.jpg");
  const whole = (first: typeof before, second: typeof before) =>
    writtenToTheEnd(first, second).map(({ path }) => path);
  const now = await photosIn(folder);
  expect(whole(before, now)).toEqual([join(folder, "whole.jpg")]);
  expect(whole(now, await photosIn(folder))).toHaveLength(3);
});

test("operating-28 a photo is moved with a note beside it, and replaces nothing that is there", async () => {
  for (const text of ["one", "two"]) {
    await put("till.jpg", text);
    await settleFile(join(folder, "till.jpg"), "read", `The note of ${text}.`);
  }
  const read = join(folder, "read");
  expect((await readdir(read)).sort()).toEqual([
    "till (2).jpg",
    "till (2).jpg.txt",
    "till.jpg",
    "till.jpg.txt",
  ]);
  expect(await readFile(join(read, "till (2).jpg.txt"), "utf8")).toBe("The note of two.\n");
  expect(await readFile(join(read, "till.jpg"), "utf8")).toBe("one");
});

test("operating-28 a photo whose note can't be written stays, and is moved when it can", async () => {
  await put("till.jpg");
  const note = join(folder, "read", "till.jpg.txt");
  await mkdir(note, { recursive: true });
  const settling = () => settleFile(join(folder, "till.jpg"), "read", "The note.");
  await expect(settling()).rejects.toMatchObject({ code: "EISDIR" });
  expect(await readdir(folder)).toEqual(["read", "till.jpg"]);
  await rm(note, { recursive: true });
  await settling();
  expect((await readdir(join(folder, "read"))).sort()).toEqual(["till.jpg", "till.jpg.txt"]);
});

test("operating-67 a copy may grow until it stood still for ten minutes by one's own clock, whatever the share's says", async () => {
  await put("till.jpg");
  const path = join(folder, "till.jpg");
  const seen = async (at: Date) => {
    await utimes(path, at, at);
    const photo = await seenPhoto(path);
    if (!photo) throw new Error("The photo is gone.");
    return photo;
  };
  for (const shareIs of [-86_400_000, -660_000, 0, 660_000, 86_400_000]) {
    const stalled = new StalledCopies();
    const photo = await seen(new Date(Date.now() + shareIs));
    const minutes = (count: number) => stalled.mayStillGrow(photo, count * 60_000);
    expect([0, 5, 9, 10, 11].map(minutes)).toEqual([true, true, true, false, false]);
    await appendFile(path, "more");
    const longer = await seen(new Date(Date.now() + shareIs));
    expect([12, 21, 22].map((at) => stalled.mayStillGrow(longer, at * 60_000))).toEqual([true, true, false]);
    // The clock was set back by an hour.
    expect([-40, -31, -30].map((at) => stalled.mayStillGrow(longer, at * 60_000))).toEqual([
      true,
      true,
      false,
    ]);
  }
  expect(await seenPhoto(join(folder, "gone.jpg"))).toBeNull();
});

test.each([252, 253, 254, 255])(
  "operating-68 a photo whose name has %i bytes is moved with a note, and so is a second of its name",
  async (bytes) => {
    for (const letter of ["r", "é", "収"]) {
      const stem = letter.repeat(Math.floor((bytes - 4) / Buffer.byteLength(letter)));
      const name = `${"x".repeat(bytes - 4 - Buffer.byteLength(stem))}${stem}.jpg`;
      expect(Buffer.byteLength(name)).toBe(bytes);
      const moved: string[] = [];
      for (const text of ["one", "two"]) {
        await put(name, text);
        moved.push(await settleFile(join(folder, name), "read", `The note of ${text}.`));
      }
      expect(new Set(moved).size).toBe(2);
      for (const [at, text] of ["one", "two"].entries()) {
        const path = moved[at] ?? "";
        expect(await readFile(path, "utf8")).toBe(text);
        expect(await readFile(`${path}.txt`, "utf8")).toBe(`The note of ${text}.\n`);
        expect(path).toMatch(/^[^\uFFFD]+\.jpg$/u);
      }
      await rm(join(folder, "read"), { recursive: true });
    }
  },
);

test("operating-69 a path that does not answer is not asked again, two hold up no third for ever, and each is asked when it answered", async () => {
  const answers: (() => void)[] = [];
  let asked = 0;
  const hangs = () =>
    new Promise<string>((resolve) => {
      asked += 1;
      answers.push(() => resolve("late"));
    });
  const late = { code: "ETIMEDOUT" };
  await expect(answeredInTime("/share/a.jpg", hangs, 5)).rejects.toMatchObject(late);
  await expect(answeredInTime("/share/a.jpg", hangs, 5)).rejects.toMatchObject(late);
  expect(await answeredInTime("/share/b.jpg", async () => "here", 5)).toBe("here");
  await expect(answeredInTime("/share/c.jpg", hangs, 5)).rejects.toMatchObject(late);
  await expect(answeredInTime("/share/b.jpg", async () => "here", 5)).rejects.toMatchObject(late);
  expect(asked).toBe(2);
  for (const answer of answers) answer();
  await setImmediate();
  expect(await answeredInTime("/share/a.jpg", async () => "here", 5)).toBe("here");
  await expect(answeredInTime("/share/a.jpg", () => Promise.reject(new Error("EIO")), 5)).rejects.toThrow(
    "EIO",
  );
});

test("operating-28 a folder for what was read that can't be looked into keeps the photo where it is", async () => {
  await put("till.jpg");
  await symlink("read", join(folder, "read"));
  await expect(settleFile(join(folder, "till.jpg"), "read", "The note.")).rejects.toThrow();
  expect(await readdir(folder)).toEqual(["read", "till.jpg"]);
});

test("operating-66 a folder that went away is not made again underneath", async () => {
  const away = join(folder, "share");
  await expect(settleFile(join(away, "till.jpg"), "read", "The note.")).rejects.toMatchObject({
    code: "ENOENT",
  });
  expect(await readdir(folder)).toEqual([]);
});

test("operating-28 what a Mac or a copy in progress puts beside a photo is none of its own", () => {
  const names = ["till.jpg", "/scans/till.jpg", "C:\\scans\\till.PDF", "./till.heic", "a.b.jpg"];
  expect(names.filter(isImageName)).toEqual(names);
  const others = ["._till.jpg", "/scans/._till.jpg", ".till.jpg", "till.jpg.part", ".jpg", "till.jpg/notes"];
  expect(others.filter(isImageName)).toEqual([]);
});
