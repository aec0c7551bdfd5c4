import { EventEmitter } from "node:events";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@gf-ledger/db/embedded/free-port";
import { afterEach, expect, test } from "vitest";
import { startDevelopmentServer } from "../../launcher/process/development-server";

let server: Awaited<ReturnType<typeof startDevelopmentServer>> | undefined;
afterEach(() => server?.stop());

const STARTS = `
  import { appendFileSync } from "node:fs";
  appendFileSync(process.env.STARTS, process.env.NODE_ENV + "\\n");
  process.on("SIGTERM", () => process.exit(0));
  setInterval(() => {}, 1000);
`;
const SOUND = `${STARTS} process.send("ready");`;
const BROKEN = `${STARTS} process.exit(1);`;

/**
 * A development server as its launcher starts it, with its program, a way to tell it of changes, and a count
 * of its starts.
 */
async function developed() {
  const root = await mkdtemp(join(tmpdir(), "development-server-"));
  const program = join(root, "apps/web/server.mjs");
  await mkdir(join(root, "apps/web"), { recursive: true });
  await writeFile(program, SOUND);
  const starts = join(root, "starts");
  const changes = new EventEmitter();
  const bundles = {
    server: "server.mjs",
    onChanged: (listener: () => void) => void changes.on("change", listener),
  };
  const environment = { ...process.env, DATA_DIR: root, STARTS: starts, PORT: String(await freePort()) };
  server = await startDevelopmentServer(
    root,
    environment,
    Promise.resolve("postgresql://localhost/x"),
    bundles,
  );
  return {
    change: async (source: string) => {
      await writeFile(program, source);
      changes.emit("change");
    },
    starts: async () => (await readFile(starts, "utf8")).trim().split("\n"),
  };
}

test("operating-25 the development server is started again for a change, and once for several", async () => {
  const { change, starts } = await developed();
  expect(await starts()).toEqual(["development"]);
  await Promise.all([change(SOUND), change(SOUND), change(SOUND)]);
  await expect.poll(starts).toHaveLength(2);
  await server?.stop();
  expect(await starts()).toHaveLength(2);
});

test("operating-25 code that can't start waits for the next change", async () => {
  const { change, starts } = await developed();
  await change(BROKEN);
  await expect.poll(starts).toHaveLength(2);
  await change(SOUND);
  await expect.poll(starts).toHaveLength(3);
  await server?.stop();
  expect(await starts()).toHaveLength(3);
});
