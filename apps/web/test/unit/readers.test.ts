import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Pool } from "pg";
import { afterAll, expect, test } from "vitest";
import { createReaders } from "../../src/server/adapters/readers";
import { readEnvironment } from "../../src/server/environment/read-environment";

const LOCAL = {
  DATABASE_URL: "postgresql://localhost/x",
  AUTH_SECRET: "s".repeat(32),
  NODE_ENV: "test",
} as const;

/** No test here sends a photo, so nothing is asked of it. */
const pool = new Pool({ connectionString: LOCAL.DATABASE_URL });
afterAll(() => pool.end());

const APART = { READER_URL: "http://127.0.0.1:9", READER_SECRET: "s".repeat(32) };

test.each([
  ["auto", undefined, { free: "local", premium: "local" }],
  ["auto", "a-key", { free: "local", premium: "openai" }],
  ["local", "a-key", { free: "local", premium: "local" }],
  ["openai", "a-key", { free: "openai", premium: "openai" }],
  ["openai", undefined, { free: "local", premium: "local" }],
  ["remote", "a-key", { free: "local", premium: "local" }],
])(
  "reading-1 RECEIPT_READER=%s with the vendor's key %j: the readers are %j",
  async (choice, key, chosen) => {
    const readers = createReaders(
      readEnvironment({ ...LOCAL, ...APART, RECEIPT_READER: choice, OPENAI_API_KEY: key }),
      pool,
    );
    expect({ free: readers.local.name, premium: readers.premium.name }).toEqual(chosen);
    await readers.premium.close();
    await readers.local.close();
  },
);

test.each([
  ["auto", { free: "local", premium: "openai-2+local" }, { free: "local", premium: "local+opinion" }],
  ["openai", { free: "openai-2", premium: "openai-2" }, { free: "local+opinion", premium: "local+opinion" }],
  ["local", { free: "local", premium: "local" }, { free: "local", premium: "local" }],
])(
  "reading-55 RECEIPT_READER=%s reads as %j, and with OPENAI_SECOND_OPINION as %j",
  async (choice, off, on) => {
    const kindOf = ({ version }: { version: string }) =>
      version.replace(/\d+\.\d+\.\d+/, "local").replace(/opinion-\d+$/, "opinion");
    for (const [setting, expected] of [
      ["off", off],
      ["on", on],
    ] as const) {
      const given = { RECEIPT_READER: choice, OPENAI_API_KEY: "a-key", OPENAI_SECOND_OPINION: setting };
      const readers = createReaders(readEnvironment({ ...LOCAL, ...given }), pool);
      expect({ free: kindOf(readers.local), premium: kindOf(readers.premium) }).toEqual(expected);
      await readers.premium.close();
      await readers.local.close();
    }
  },
);

test("operating-18 readers apart are there while one of them says that it is ready", async () => {
  let status = 503;
  const apart = createServer((_, response) =>
    response.writeHead(status).end(JSON.stringify({ underWay: 0, waiting: 0 })),
  );
  await new Promise<void>((resolve) => apart.listen(0, "127.0.0.1", resolve));
  const { port } = apart.address() as AddressInfo;
  const addresses = `http://127.0.0.1:9, http://127.0.0.1:${port}`;
  const readers = createReaders(
    readEnvironment({ ...LOCAL, ...APART, RECEIPT_READER: "remote", READER_URL: addresses }),
    pool,
  );
  await expect.poll(() => readers.areThere()).toBe(false);
  status = 200;
  await expect.poll(() => readers.areThere()).toBe(true);
  await readers.local.close();
  apart.close();
  apart.closeAllConnections();
});
