import type { Services } from "@gf-ledger/api/context";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventsOf } from "./support/events";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
const sources = [{ title: "How do I download a CSV?", href: "/how-it-works" }];
const askedWithoutModel: boolean[] = [];
const assistant: Services["assistant"] = {
  name: "openai",
  open: async () => {},
  async answer({ message, history }, options = {}) {
    if (message === "Hello!") return { reply: "Hello! I'm Millie.", sources: [], answered: true };
    if (!(await options.mayAskModel?.())) askedWithoutModel.push(true);
    if (message === "break") {
      options.onText?.("Half an ");
      throw new Error("sk-secret");
    }
    for (const word of ["Press ", "Download ", "CSV."]) options.onText?.(word);
    return { reply: `Press Download CSV. ${history.length}`, sources, answered: true };
  },
};

beforeAll(async () => {
  testApp = await openTestApp({ assistant });
});
afterAll(() => testApp.close());

const ask = (message: string, headers: Record<string, string> = { accept: "text/event-stream" }) =>
  testApp.send("POST", "/api/chat/message", {
    headers,
    body: { message, email: "ada@example.com", history: [{ role: "user", text: "Where is my report?" }] },
  });

test("chat-8 POST /api/chat/message answers JSON, as specified", async () => {
  const answer = await ask("How do I download a CSV?", {});
  expect(await answer.json()).toEqual({ reply: "Press Download CSV. 1", sources, answered: true });
});

test("chat-8 a caller that takes events hears the words as they come, then the whole answer", async () => {
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

test("chat-8 a failure after the first words is an event with the bot's sentence and no inner detail", async () => {
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

test("chat-9 a question of 100,000 characters is refused before the stream begins, and says what to do", async () => {
  const answer = await ask("x".repeat(100_000));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    code: "bad_request",
    message: "Please keep your message under 2000 characters.",
  });
});

test.each([
  [
    "a bad address",
    { message: "csv", email: "nobody" },
    "That doesn't appear to be a valid email address. Please provide a valid email so I can better assist you.",
  ],
  [
    "no address",
    { message: "csv" },
    "I need your email address before I can help you. Please enter it above.",
  ],
  ["an empty message", { message: "  ", email: "ada@example.com" }, "Please type a message."],
  ["nothing at all", {}, "I need your email address before I can help you. Please enter it above."],
])(
  "chat-3 chat-8 chat-9 a question with %s is refused with the bot's sentence, in JSON and before a stream",
  async (_what, body, words) => {
    for (const accept of ["application/json", "text/event-stream"]) {
      const answer = await testApp.send("POST", "/api/chat/message", { headers: { accept }, body });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({
        message: expect.any(String),
        code: "bad_request",
        issues: expect.any(Array),
        userMessage: words,
      });
    }
  },
);

async function statusOf(client: string, email: string): Promise<number> {
  const headers = { accept: "text/event-stream", "x-test-client": client };
  const answer = await testApp.send("POST", "/api/chat/message", {
    headers,
    body: { message: "csv", email },
  });
  await answer.text();
  return answer.status;
}

test("chat-14 the thirty-first question of a client within a minute is refused; an address that it named is not blocked", async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 31; count++) statuses.push(await statusOf("192.0.2.30", "busy@example.com"));
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
  expect(await statusOf("192.0.2.31", "busy@example.com")).toBe(200);
});

async function askedToday(limit: "modelQuestionsOfCaller" | "modelQuestionsOfInstallation", key: string) {
  await testApp.pool.query(
    "INSERT INTO rate_limits (key, points, expire) VALUES ($1, 99999, $2) ON CONFLICT (key) DO UPDATE SET points = 99999",
    [`${limit}:${key}`, Date.now() + 3_600_000],
  );
}

test("chat-14 a client whose questions to the model are used up for the day is told when to come back", async () => {
  await askedToday("modelQuestionsOfCaller", "client:192.0.2.40");
  const headers = { "x-test-client": "192.0.2.40" };
  const answer = await testApp.send("POST", "/api/chat/message", {
    headers,
    body: { message: "csv", email: "ada@example.com" },
  });
  expect(answer.status).toBe(429);
  const words = expect.stringMatching(/^Too many requests\. Please try again in \d+ (minutes|hours)\.$/);
  expect(await answer.json()).toEqual({ message: words, code: "rate_limited", userMessage: words });
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(3_000);
  expect(await statusOf("192.0.2.41", "ada@example.com")).toBe(200);
});

test("chat-14 a message that reaches no model takes none of the installation's calls to it", async () => {
  const taken = async () => {
    const key = "modelQuestionsOfInstallation:all";
    const { rows } = await testApp.pool.query("SELECT points FROM rate_limits WHERE key = $1", [key]);
    return rows[0]?.points ?? 0;
  };
  const before = await taken();
  await (await ask("Hello!")).text();
  expect(await taken()).toBe(before);
  await (await ask("csv")).text();
  expect(await taken()).toBe(before + 1);
});

test("chat-14 when the installation's model calls are used up for the day, no model is asked and everybody is answered", async () => {
  await askedToday("modelQuestionsOfInstallation", "all");
  expect(await statusOf("192.0.2.42", "ada@example.com")).toBe(200);
  expect(askedWithoutModel).toEqual([true]);
});

test("chat-7 nothing that was asked is stored or logged", async () => {
  await (await ask("zanzibar")).text();
  const tables = await testApp.database.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`;
  for (const { name } of tables) {
    const [{ found } = { found: 0n }] = await testApp.database.$queryRawUnsafe<{ found: bigint }[]>(
      `SELECT count(*) AS found FROM "${name}" t WHERE t::text ILIKE '%zanzibar%'`,
    );
    expect([name, Number(found)]).toEqual([name, 0]);
  }
  expect(JSON.stringify(testApp.logged)).not.toContain("zanzibar");
});

test.each([
  ["no JSON", 400, "{ no", "application/json"],
  ["too large", 413, JSON.stringify({ message: "x".repeat(200_000) }), "application/json"],
  ["of another type", 415, "message=x", "text/plain"],
])(
  "api-2 a refusal made before the chat is asked, as of a body that is %s, is said by the bot too",
  async (_what, status, body, type) => {
    const headers = { "content-type": type, "x-test-client": "192.0.2.90" };
    const answer = await testApp.send("POST", "/api/chat/message", { body, headers });
    const { message, userMessage } = (await answer.json()) as Record<string, string>;
    expect([answer.status, userMessage]).toEqual([status, message]);
    expect(userMessage).toMatch(/\S+ \S+/);
  },
);
