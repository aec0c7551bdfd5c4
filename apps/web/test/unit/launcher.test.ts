import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { authSecretOf, holdDataFolder } from "../../launcher/data-folder";
import { assertPortFree } from "../../launcher/port";

const folder = () => mkdtemp(join(tmpdir(), "launcher-"));

test("A port that is taken is told in one sentence with what to do", async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, resolve));
  const address = taken.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await expect(assertPortFree(port)).rejects.toThrow(
    `Port ${port} is in use by another program. Choose another with PORT=3001 npm start.`,
  );
  await new Promise((resolve) => taken.close(resolve));
  await expect(assertPortFree(port)).resolves.toBeUndefined();
});

test("A data folder that can't be written is told in one sentence with what to do", async () => {
  const file = join(await folder(), "a-file");
  await writeFile(file, "");
  await expect(holdDataFolder(join(file, "data"))).rejects.toThrow("Set DATA_DIR to a folder you may write.");
});

test("Two starts never share a data folder, and a dead one's hold is taken over", async () => {
  const path = await folder();
  await writeFile(join(path, "running.pid"), String(process.ppid));
  await expect(holdDataFolder(path)).rejects.toThrow("GF Ledger is already running");
  await writeFile(join(path, "running.pid"), "999999999");
  const held = await holdDataFolder(path);
  expect(await readFile(join(path, "running.pid"), "utf8")).toBe(String(process.pid));
  await held.release();
});

test("The session secret of a folder is made once and kept", async () => {
  const path = await folder();
  const secret = await authSecretOf(path);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await authSecretOf(path)).toBe(secret);
});
