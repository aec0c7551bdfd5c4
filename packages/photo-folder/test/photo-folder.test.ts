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
import { afterEach, beforeEach, expect, test } from "vitest";
import { isImageName } from "../src/image-name";
import { mayStillGrow, photosIn, seenPhoto, writtenToTheEnd } from "../src/photos-in";
import { settleFile } from "../src/settle-file";

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

test("operating-66 a file may grow for ten minutes after it was last written or put here, whatever its own day and the share's clock", async () => {
  await put("till.jpg");
  await utimes(join(folder, "till.jpg"), new Date(0), new Date(0));
  const photo = await seenPhoto(join(folder, "till.jpg"));
  if (!photo) throw new Error("The photo is gone.");
  const minutes = (count: number) => mayStillGrow(photo, photo.arrivedAt + count * 60_000);
  expect([-11, -9, 0, 9, 11].map(minutes)).toEqual([false, true, true, true, false]);
  expect(mayStillGrow({ ...photo, arrivedAt: 0 }, 9 * 60_000)).toBe(true);
  expect(await seenPhoto(join(folder, "gone.jpg"))).toBeNull();
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
