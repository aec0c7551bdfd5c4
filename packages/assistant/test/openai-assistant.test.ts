import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { createOpenAiAssistant } from "../src/openai/openai-assistant";
import { assistantContract } from "./assistant-contract";
import { productPassages } from "./product-passages";
import { type StandInModel, sendCompletion, startStandInModel } from "./stand-in-model";

const running: StandInModel[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

type Answering = Parameters<typeof startStandInModel>[0];

async function assistantBefore(answer: Answering, timeoutMs = 5_000) {
  const server = await startStandInModel(answer);
  running.push(server);
  const { baseUrl } = server;
  const options = { apiKey: "sk-secret", baseUrl, model: "chat-2", passages: productPassages, timeoutMs };
  return { server, assistant: createOpenAiAssistant(options) };
}

const say = (answered: boolean, reply: string, passages: number[]) => (response: ServerResponse) =>
  sendCompletion(response, { content: JSON.stringify({ answered, reply, passages }) });

/** A model that keeps the rules: it answers about CSV files and does not know the rest. */
const wellBehaved: Answering = (response, _system, question) =>
  /csv/i.test(question)
    ? say(true, "Press Download CSV on the Reports page.", [1])(response)
    : say(false, "I do not know. Please write to support@gfledger.ca.", [])(response);

assistantContract("openai", async () => (await assistantBefore(wellBehaved)).assistant);

const question = { message: "How do I download a CSV?", edition: "ca", history: [] } as const;

describe("D34 the language model", () => {
  it("gets the passages as its only knowledge, the key and the model's name", async () => {
    const { assistant, server } = await assistantBefore(wellBehaved);
    await assistant.answer(question);
    expect(server.keys).toEqual(["Bearer sk-secret"]);
    expect(server.asked[0]?.model).toBe("chat-2");
    expect(server.asked[0]?.messages[0]).toMatchObject({ role: "system" });
    expect(server.asked[0]?.messages[0]?.content).toContain("[1] How do I download a CSV?");
  });

  it("gets what was said before, and a long message cut short", async () => {
    const { assistant, server } = await assistantBefore(wellBehaved);
    const history = [{ role: "user" as const, text: "Where is my report?" }];
    await assistant.answer({ message: `csv ${"y".repeat(100_000)}`, edition: "ca", history });
    expect(server.asked[0]?.messages.map((message) => message.role)).toEqual(["system", "user", "user"]);
    expect(server.asked[0]?.messages.at(-1)?.content.length).toBeLessThanOrEqual(2_000);
  });

  it("is not asked for medical advice at all", async () => {
    const { assistant, server } = await assistantBefore(wellBehaved);
    await assistant.answer({ ...question, message: "Can I eat oats?" });
    expect(server.asked).toEqual([]);
  });

  it.each([
    ["rests on no passage", say(true, "Everything is deductible.", [])],
    ["names a passage that was not given", say(true, "Everything is deductible.", [99])],
    ["leads to a foreign address", say(true, "See https://evil.example/csv", [1])],
    ["leads to a foreign mailbox", say(true, "Write to help@evil.example", [1])],
    ["is a refusal", (response: ServerResponse) => sendCompletion(response, { refusal: "I can't." })],
  ])("an answer that %s is not given", async (_what, answer) => {
    const { assistant } = await assistantBefore(answer);
    const reply = await assistant.answer(question);
    expect(reply.answered).toBe(false);
    expect(reply.reply).not.toMatch(/deductible|evil/);
  });
});

const status = (code: number) => (response: ServerResponse) => {
  const error = { message: "Incorrect API key provided: sk-secret", type: "error", code: null };
  response
    .writeHead(code, { "content-type": "application/json", "retry-after-ms": "1" })
    .end(JSON.stringify({ error }));
};

describe("§8 a language model that can't be asked", () => {
  it.each([401, 429, 500])("answers %i: an error that names no key", async (code) => {
    const { assistant } = await assistantBefore(status(code));
    const failure = await assistant.answer(question).catch((error: unknown) => String(error));
    expect(failure).toContain(`status ${code}`);
    expect(failure).not.toContain("sk-secret");
  });

  it("hangs: it is given up after the time allowed", async () => {
    const { assistant } = await assistantBefore(() => undefined, 150);
    await expect(assistant.answer(question)).rejects.toThrow("no answer");
  });

  it.each(["not json", "{}", '{"answered":"yes","reply":1}', ""])(
    "answers in another shape: %s",
    async (content) => {
      const { assistant } = await assistantBefore((response) => sendCompletion(response, { content }));
      await expect(assistant.answer(question)).rejects.toThrow("another shape");
    },
  );

  it("fails once and works the second time: the answer is given", async () => {
    let calls = 0;
    const { assistant } = await assistantBefore((response, system, text) => {
      calls += 1;
      if (calls === 1) status(500)(response);
      else wellBehaved(response, system, text);
    });
    expect((await assistant.answer(question)).answered).toBe(true);
  });
});
