import {
  breakingOffAfter,
  cutShort,
  failing,
  fallingSilentAfter,
  saying,
  silent,
} from "@gf-ledger/vendor-stand-ins/openai/openai-answers";
import { type ChatAnswering, standInOpenAi } from "@gf-ledger/vendor-stand-ins/openai/stand-in-openai";
import { openVendorNetwork } from "@gf-ledger/vendor-stand-ins/vendor-network";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createFallbackAssistant } from "../src/fallback/fallback-assistant";
import { openHelp } from "../src/local/help";
import { createLocalAssistant } from "../src/local/local-assistant";
import { spokenIn } from "../src/local/spoken";
import { createOpenAiAssistant } from "../src/openai/openai-assistant";
import { assistantContract } from "./assistant-contract";
import { testMeanings } from "./meanings";
import { productPassages } from "./product-passages";

const help = openHelp({ passages: productPassages, meanings: testMeanings });
const network = openVendorNetwork();
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

/** The assistant with a stand-in model that answers like this; it replaces the last one. */
function assistantBefore(answering: ChatAnswering, timeoutMs = 5_000) {
  const { handlers, calls } = standInOpenAi(answering);
  network.use(...handlers);
  const options = {
    apiKey: "sk-secret",
    model: "chat-2",
    help,
    timeoutMs,
  };
  return { calls, assistant: createOpenAiAssistant(options) };
}

const translate = (answered: boolean, reply: string, passages: number[]) =>
  saying({ content: JSON.stringify({ answered, passages, reply }) });

/** A model that keeps the rules: it answers about CSV files and does not know the rest. */
const wellBehaved: ChatAnswering = (call, nth) =>
  /csv/i.test(String(call.body.messages.at(-1)?.content))
    ? translate(true, "Press Download CSV on the Reports page.", [1])(call, nth)
    : translate(false, "I do not know. Please write to support@gfledger.ca.", [])(call, nth);

assistantContract("openai", async () => assistantBefore(wellBehaved).assistant);

const question = { message: "How do I download a CSV?", edition: "ca", history: [] } as const;

describe("chat-13 the language model", () => {
  it("gets the passages as its only knowledge, the key and the model's name", async () => {
    const { assistant, calls } = assistantBefore(wellBehaved);
    await assistant.answer(question);
    expect(calls).toMatchObject([{ authorization: "Bearer sk-secret", body: { model: "chat-2" } }]);
    expect(calls[0]?.body.messages[0]).toEqual({
      role: "system",
      content: expect.stringContaining("[1] How do I download a CSV?"),
    });
  });

  it("gets what was said before, and a long message cut short", async () => {
    const { assistant, calls } = assistantBefore(wellBehaved);
    const history = [{ role: "user" as const, text: "Where is my report?" }];
    await assistant.answer({ message: `csv ${"y".repeat(100_000)}`, edition: "ca", history });
    expect(calls[0]?.body.messages.map((message) => message.role)).toEqual(["system", "user", "user"]);
    expect(calls[0]?.body.messages.at(-1)?.content.length).toBeLessThanOrEqual(2_000);
  });

  it("is not asked for medical advice at all", async () => {
    const { assistant, calls } = assistantBefore(wellBehaved);
    await assistant.answer({ ...question, message: "Can I eat oats?" });
    expect(calls).toEqual([]);
  });

  it.each([
    ["Hello!", 0],
    ["Can I eat oats?", 0],
    ["zzyzx qwrtp", 0],
    [question.message, 1],
  ])("chat-14 takes a call of the day's only where it is asked: %s", async (message, expected) => {
    const { assistant, calls } = assistantBefore(wellBehaved);
    const askedBefore: number[] = [];
    const mayAskModel = async () => {
      askedBefore.push(calls.length);
      return true;
    };
    await assistant.answer({ ...question, message }, { mayAskModel });
    expect(calls).toHaveLength(expected);
    expect(askedBefore).toEqual(calls.map(() => 0));
  });

  it.each([
    ["rests on no passage", translate(true, "Everything is deductible.", [])],
    ["names a passage that was not given", translate(true, "Everything is deductible.", [99])],
    ["leads to a foreign address", translate(true, "See https://evil.example/csv", [1])],
    ["leads to a foreign address without a scheme", translate(true, "See //evil.example/csv", [1])],
    [
      "leads to a foreign address with other slashes",
      translate(true, "See \\\\evil.example or https:\\\\evil.example", [1]),
    ],
    ["leads to a foreign address of another scheme", translate(true, "See ftp://evil.example/csv", [1])],
    ["names a foreign host with a path", translate(true, "See evil.test/csv or evil.test:8080", [1])],
    ["names a foreign host alone", translate(true, "Look at evil.example for more", [1])],
    ["names a foreign host of another script with a path", translate(true, "See evilé.test/csv", [1])],
    ["names a foreign host of another script alone", translate(true, "Look at evil-ж.com for more", [1])],
    [
      "names a foreign host with a top level of another script",
      translate(true, "Look at evil.рф for more", [1]),
    ],
    ["names a foreign host in its wire form", translate(true, "See xn--evil-9na or evil.xn--p1ai", [1])],
    ["names a foreign host in wide letters", translate(true, "See ｅｖｉｌ．ｃｏｍ, evil", [1])],
    ["names a foreign host with another full stop", translate(true, "See evil。com", [1])],
    [
      "hides a foreign host behind signs without width",
      translate(true, "See evil\u200b.c\u00adom, evil", [1]),
    ],
    ["leads to a foreign mailbox of another script", translate(true, "Write to evil@é.test", [1])],
    ["leads to a foreign mailbox", translate(true, "Write to help@evil.example", [1])],
    ["is a refusal", saying({ content: "", refusal: "I can't." })],
  ])("an answer that %s is not given", async (_what, answer) => {
    const { assistant } = assistantBefore(answer);
    const reply = await assistant.answer(question);
    expect(reply.answered).toBe(false);
    expect(reply.reply).not.toMatch(/deductible|evil/);
  });
});

describe("chat-37 the same knowledge and refusals as without a model", () => {
  const french = { edition: "ca", language: "fr", history: [] } as const;

  it("a question in French is asked with French passages, and answered with French words and titles", async () => {
    const { assistant, calls } = assistantBefore(translate(true, "La ligne 33099 est pour vous.", [1]));
    const answer = await assistant.answer({
      ...french,
      message: "Quelle ligne de la déclaration canadienne?",
    });
    expect(calls[0]?.body.messages[0]?.content).toContain("La ligne 33099 est pour vous, votre époux");
    expect(answer.sources[0]?.title).toMatch(/^À quelle ligne/);
    expect(answer.reply).toContain("renseignements généraux");
  });

  it("distress, health and what is not known are answered in French, the last with questions to ask", async () => {
    const { assistant } = assistantBefore(wellBehaved);
    const replyTo = async (message: string) => (await assistant.answer({ ...french, message })).reply;
    expect(await replyTo("j’ai envie de mourir")).toContain("9-8-8");
    expect(await replyTo("Puis-je manger de l’avoine?")).toContain("conseil médical");
    const unknown = await replyTo("Quelle est la limite de la demande?");
    expect(unknown).toContain("Je n’ai pas trouvé de réponse sûre");
    expect(unknown.match(/^• /gm)?.length).toBeGreaterThanOrEqual(2);
  });

  it("a word of medicine refuses nothing that the help surely answers", async () => {
    const { assistant, calls } = assistantBefore(wellBehaved);
    await assistant.answer({ ...question, message: "Do vitamins and supplements count in Canada?" });
    expect(calls).toHaveLength(1);
  });

  it("a follow-up is asked with the passages of what it follows", async () => {
    const { assistant, calls } = assistantBefore(wellBehaved);
    const history = [
      { role: "user" as const, text: "How do I cancel my subscription?" },
      { role: "assistant" as const, text: "Press Cancel Subscription." },
      { role: "user" as const, text: "and then?" },
      { role: "assistant" as const, text: "Premium stays on." },
    ];
    await assistant.answer({ message: "and how do I take that back?", edition: "ca", history });
    expect(calls[0]?.body.messages[0]?.content).toContain("[1] How do I cancel my subscription?");
  });
});

describe("chat-6 a language model that can't be asked", () => {
  it.each([401, 429, 500])("answers %i: an error that names no key", async (code) => {
    const { assistant } = assistantBefore(failing(code));
    const failure = await assistant.answer(question).catch((error: unknown) => String(error));
    expect(failure).toContain(`status ${code}`);
    expect(failure).not.toContain("sk-secret");
  });

  it("hangs: it is given up after the time allowed", async () => {
    const { assistant } = assistantBefore(silent, 150);
    await expect(assistant.answer(question)).rejects.toThrow("no answer");
  });

  it.each(["not json", "{}", '{"answered":"yes","reply":1}', ""])(
    "answers in another shape: %s",
    async (content) => {
      const { assistant } = assistantBefore(saying({ content }));
      await expect(assistant.answer(question)).rejects.toThrow("another shape");
    },
  );

  it("breaks off in the middle of an answer: an error, whatever was said before", async () => {
    const { assistant } = assistantBefore(
      breakingOffAfter('{"answered":true,"passages":[1],"reply":"Press Download CSV on the '),
    );
    const heard: string[] = [];
    const answer = assistant.answer(question, { onText: (text) => heard.push(text) });
    await expect(answer).rejects.toThrow(/no answer|another shape/);
    expect("Press Download CSV on the ".startsWith(heard.join(""))).toBe(true);
  });

  it("falls silent in the middle of an answer: it is given up after the time allowed", async () => {
    const { assistant } = assistantBefore(
      fallingSilentAfter('{"answered":true,"passages":[1],"reply":"Press '),
      200,
    );
    await expect(assistant.answer(question)).rejects.toThrow("no answer");
  });

  it("is let go as soon as nobody waits for the answer", async () => {
    const left = new AbortController();
    const { assistant } = assistantBefore((call, nth) => {
      left.abort();
      return silent(call, nth);
    });
    await expect(assistant.answer(question, { signal: left.signal })).rejects.toThrow("no answer");
  });

  it("fails once and works the second time: the answer is given", async () => {
    const { assistant } = assistantBefore((call, nth) => (nth === 0 ? failing(500) : wellBehaved)(call, nth));
    expect((await assistant.answer(question)).answered).toBe(true);
  });
});

describe("chat-8 the language model's answer is passed on as it is written", () => {
  const streamed = async (answer: ChatAnswering, asked: { message: string } = question) => {
    const { assistant } = assistantBefore(answer);
    const heard: string[] = [];
    const final = await assistant.answer(
      { edition: "ca", history: [], ...asked },
      { onText: (text) => heard.push(text) },
    );
    return { heard, final };
  };

  it("word by word, and what was heard is how the final reply begins", async () => {
    const { heard, final } = await streamed(
      translate(true, 'Press "Download CSV" — it\u2019s on\nthe Reports page.', [1]),
    );
    expect(heard.length).toBeGreaterThan(3);
    expect(heard.join("").length).toBeGreaterThan(20);
    expect(final.reply.startsWith(heard.join(""))).toBe(true);
  });

  it.each([
    ["rests on no passage", translate(true, "Everything is deductible, all of it.", [])],
    ["does not know", translate(false, "I do not know that at all.", [1])],
    [
      "names its passages last",
      saying({ content: '{"reply":"All of it is.","answered":true,"passages":[]}' }),
    ],
  ])("nothing is heard of an answer that %s", async (_what, answer) => {
    expect((await streamed(answer)).heard).toEqual([]);
  });

  it("a foreign address is never heard, not even the words after it", async () => {
    const { heard, final } = await streamed(
      translate(true, "Press it. Then open https://evil.example/csv and pay there.", [1]),
    );
    expect(heard.join("")).toBe("Press it. Then open ");
    expect(final.answered).toBe(false);
  });

  it("a question about one's own taxes hears the refusal first", async () => {
    const { heard, final } = await streamed(
      translate(true, "The CSV file lists every item of the year.", [1]),
      {
        message: "Should I claim what the CSV says on my tax return?",
      },
    );
    expect(heard.join("")).toMatch(/^I can't give personal tax advice/);
    expect(final.reply.startsWith(heard.join(""))).toBe(true);
  });
});

describe("chat-13 with a second assistant behind the first", () => {
  const withFallback = (answer: ChatAnswering) => {
    const { assistant } = assistantBefore(answer, 200);
    const failures: unknown[] = [];
    const local = createLocalAssistant(help);
    return {
      failures,
      assistant: createFallbackAssistant(assistant, local, (error) => failures.push(error)),
    };
  };

  it.each([
    ["401", failing(401)],
    ["429", failing(429)],
    ["500", failing(500)],
    ["silence", silent],
    ["half an answer", cutShort],
  ])("after %s the help pages answer, the person is told and the failure is heard of", async (_what, bad) => {
    const { assistant, failures } = withFallback(bad);
    const answer = await assistant.answer(question);
    expect(answer.reply.startsWith(spokenIn("en").modelUnreachable)).toBe(true);
    expect(answer).toMatchObject({ answered: true, sources: [{ title: "How do I download a CSV?" }] });
    expect(failures).toHaveLength(1);
  });

  it("chat-14 on a day whose model calls are used up the help pages answer, the model is not asked and the person is told", async () => {
    const { assistant, failures } = withFallback(failing(500));
    const answer = await assistant.answer(question, { mayAskModel: async () => false });
    expect(answer.reply.startsWith(spokenIn("en").modelUsedUp)).toBe(true);
    expect(answer).toMatchObject({ answered: true, sources: [{ title: "How do I download a CSV?" }] });
    expect(failures).toEqual([]);
  });

  it("chat-17 a person who asks in French is told so in French", async () => {
    const { assistant } = withFallback(failing(500));
    const answer = await assistant.answer({
      message: "Comment supprimer mon compte?",
      edition: "ca",
      language: "fr",
      history: [],
    });
    expect(answer.reply).toMatch(/^Mon service d’IA est injoignable[\s\S]*Ouvrez Compte/);
  });

  it("a model that answers is not doubted", async () => {
    const { assistant, failures } = withFallback(wellBehaved);
    expect((await assistant.answer(question)).reply).toBe("Press Download CSV on the Reports page.");
    expect(failures).toEqual([]);
  });
});
