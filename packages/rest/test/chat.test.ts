import type { Services } from "@gf-ledger/api/context";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventsOf } from "./support/events";
import { openStage, type Stage } from "./support/stage";

let stage: Stage;
const sources = [{ title: "How do I download a CSV?", href: "/how-it-works" }];
const assistant: Services["assistant"] = {
  name: "openai",
  async answer({ message, history }, options = {}) {
    if (message === "break") {
      options.onText?.("Half an ");
      throw new Error("sk-secret");
    }
    for (const word of ["Press ", "Download ", "CSV."]) options.onText?.(word);
    return { reply: `Press Download CSV. ${history.length}`, sources, answered: true };
  },
};

beforeAll(async () => {
  stage = await openStage({ assistant });
});
afterAll(() => stage.close());

const ask = (message: string, headers: Record<string, string> = { accept: "text/event-stream" }) =>
  stage.send("POST", "/api/chat/message", {
    headers,
    body: { message, email: "ada@example.com", history: [{ role: "user", text: "Where is my report?" }] },
  });

test("§7 POST /api/chat/message answers JSON, as specified", async () => {
  const answer = await ask("How do I download a CSV?", {});
  expect(await answer.json()).toEqual({ reply: "Press Download CSV. 1", sources, answered: true });
});

test("D34 a caller that takes events hears the words as they come, then the whole answer", async () => {
  const answer = await ask("How do I download a CSV?");
  expect(answer.headers.get("content-type")).toBe("text/event-stream");
  expect(answer.headers.get("cache-control")).toBe("no-store, no-transform");
  expect(await eventsOf(answer)).toEqual([
    ["text", { text: "Press " }],
    ["text", { text: "Download " }],
    ["text", { text: "CSV." }],
    ["answer", { reply: "Press Download CSV. 1", sources, answered: true }],
  ]);
});

test("§8 a failure after the first words is an event with the bot's sentence and no inner detail", async () => {
  const events = await eventsOf(await ask("break"));
  expect(events.at(-1)).toMatchObject([
    "failure",
    {
      code: "unavailable",
      message: "Failed to send message. Please try again.",
      userMessage: expect.stringMatching(/^Sorry, I'm having trouble connecting right now\./),
    },
  ]);
  expect(JSON.stringify(events)).not.toContain("sk-secret");
});

test("D30 a question of 100,000 characters is refused before the stream begins, and says what to do", async () => {
  const answer = await ask("x".repeat(100_000));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    code: "bad_request",
    message: "Please keep your message under 2000 characters.",
  });
});

test("D40 the thirty-first question of an address within a minute is refused, whoever asks it", async () => {
  const email = "busy@example.com";
  const send = () =>
    stage.send("POST", "/api/chat/message", {
      headers: { accept: "text/event-stream" },
      body: { message: "csv", email },
    });
  const statuses: number[] = [];
  for (let count = 0; count < 31; count++) {
    const answer = await send();
    statuses.push(answer.status);
    await answer.body?.cancel();
  }
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
  expect(statuses.at(-1)).toBe(429);
});

test("nothing that was asked is stored or logged", async () => {
  await (await ask("zanzibar")).text();
  const tables = await stage.database.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`;
  for (const { name } of tables) {
    const [{ found } = { found: 0n }] = await stage.database.$queryRawUnsafe<{ found: bigint }[]>(
      `SELECT count(*) AS found FROM "${name}" t WHERE t::text ILIKE '%zanzibar%'`,
    );
    expect([name, Number(found)]).toEqual([name, 0]);
  }
  expect(JSON.stringify(stage.logged)).not.toContain("zanzibar");
});
