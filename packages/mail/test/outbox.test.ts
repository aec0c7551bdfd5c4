import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signInLinkMessage } from "../src/messages/sign-in/sign-in-link";
import { createOutboxMailer } from "../src/outbox/outbox-mailer";
import { createOutboxReader } from "../src/outbox/outbox-reader";
import { FROM, mailerContract } from "./mailer-contract";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "outbox-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

mailerContract("outbox", async () => {
  const directory = join(folder, "outbox");
  return {
    mailer: createOutboxMailer({ directory, from: FROM }),
    arrived: () => createOutboxReader(directory).list(),
  };
});

describe("mail-1 the outbox", () => {
  const message = signInLinkMessage({
    to: "a@example.ca",
    locale: "en-CA",
    link: "https://gfledger.ca/x?token=1",
  });

  it("is empty when nothing was ever sent", async () => {
    expect(await createOutboxReader(join(folder, "not-there")).list()).toEqual([]);
  });

  it("holds one .eml file a message and leaves no half-written file", async () => {
    const mailer = createOutboxMailer({ directory: folder, from: FROM });
    await Promise.all(Array.from({ length: 20 }, () => mailer.send(message)));
    const names = await readdir(folder);
    expect(names).toHaveLength(20);
    expect(names.every((name) => name.endsWith(".eml"))).toBe(true);
  });

  it("keeps a message for its owner alone, since its link signs in", async () => {
    const directory = join(folder, "outbox");
    await createOutboxMailer({ directory, from: FROM }).send(message);
    const [name = ""] = await readdir(directory);
    const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    expect([await modeOf(directory), await modeOf(join(directory, name))]).toEqual(["700", "600"]);
  });

  it("forgets messages sent before a moment, whole or half written, and nothing else", async () => {
    const at = (day: string) => () => new Date(`2026-03-${day}T12:00:00.000Z`);
    for (const day of ["01", "08", "09"])
      await createOutboxMailer({ directory: folder, from: FROM, now: at(day) }).send(message);
    await writeFile(join(folder, "20260301T120000000Z-000009-1.eml.part"), "half");
    await writeFile(join(folder, "notes.txt"), "hello");
    const mailer = createOutboxMailer({ directory: folder, from: FROM });
    await mailer.clearBefore?.(new Date("2026-03-08T12:00:00.000Z"));
    expect((await readdir(folder)).map((name) => name.slice(0, 8)).sort()).toEqual([
      "20260308",
      "20260309",
      "notes.tx",
    ]);
    await createOutboxMailer({ directory: join(folder, "not-there"), from: FROM }).clearBefore?.(new Date());
  });

  it("names date and id, and takes the clock as an argument", async () => {
    const now = () => new Date("2026-03-14T15:09:26.000Z");
    await createOutboxMailer({ directory: folder, from: FROM, now }).send(message);
    const [mail] = await createOutboxReader(folder).list();
    expect(mail?.date).toEqual(now());
    expect(mail?.id).toMatch(/^20260314T150926000Z-/);
    expect(mail?.links).toEqual(["https://gfledger.ca/x?token=1"]);
  });

  it("passes over files that are no messages, and answers at most the limit", async () => {
    const mailer = createOutboxMailer({ directory: folder, from: FROM });
    for (let n = 0; n < 3; n += 1) await mailer.send({ ...message, subject: `n${n}` });
    await writeFile(join(folder, "notes.txt"), "hello");
    expect((await createOutboxReader(folder, 2).list()).map((mail) => mail.subject)).toEqual(["n2", "n1"]);
  });

  it("mail-15 is read again for what came and went since, and lists the messages to one address alone", async () => {
    const mailer = createOutboxMailer({ directory: folder, from: FROM });
    const reader = createOutboxReader(folder, 2);
    const subjects = async (to?: string) => (await reader.list(to)).map((mail) => mail.subject);
    await mailer.send({ ...message, subject: "first" });
    expect(await subjects()).toEqual(["first"]);
    await mailer.send({ ...message, to: "B@example.ca", subject: "second" });
    expect(await subjects()).toEqual(["second", "first"]);
    expect([await subjects("b@example.ca"), await subjects("example.ca")]).toEqual([["second"], []]);
    await mailer.send({ ...message, subject: "third" });
    expect(await subjects()).toEqual(["third", "second"]);
    const newest = (await readdir(folder)).sort().at(-1) ?? "";
    await rm(join(folder, newest));
    expect(await subjects()).toEqual(["second", "first"]);
    await mailer.clearBefore?.(new Date(Date.now() + 60_000));
    expect(await subjects()).toEqual([]);
  });
});
