import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { buildSentenceWorker } from "../src/command/build-worker";
import { likenessOf } from "../src/meaning/meaning";
import { createSentenceProcess } from "../src/meaning/sentence-process";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));

test("chat-22 a process of its own tells what questions mean: one question in other words is nearer than another question", async () => {
  const folder = mkdtempSync(join(PACKAGE, "dist-test-"));
  try {
    await buildSentenceWorker(folder);
    const troubles: unknown[] = [];
    const ask = createSentenceProcess(join(folder, "sentence-worker.mjs"), process.env, (error) =>
      troubles.push(error),
    );
    const texts = ["query: how do I end my plan", "query: cancel the subscription", "query: a blurred photo"];
    const [asked, same, other] = await Promise.all(texts.map(ask));
    expect(troubles).toEqual([]);
    if (!asked || !same || !other) throw new Error("No meaning came back");
    expect(likenessOf(asked, same)).toBeGreaterThan(likenessOf(asked, other));
    expect(likenessOf(asked, asked)).toBeCloseTo(1, 3);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("chat-22 where that process can't be had, nothing is thrown: words alone decide", async () => {
  const troubles: unknown[] = [];
  const ask = createSentenceProcess(join(PACKAGE, "no-such-worker.mjs"), process.env, (error) =>
    troubles.push(error),
  );
  expect(await ask("query: hello")).toBeNull();
  expect(troubles).toHaveLength(1);
});
