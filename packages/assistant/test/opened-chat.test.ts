import { expect, it } from "vitest";
import { openHelp } from "../src/local/help";
import { createLocalAssistant } from "../src/local/local-assistant";
import { testMeanings } from "./meanings";
import { productPassages } from "./product-passages";

it.each([
  ["ca", "en", "how do I cancel my subscription", "fr", "comment annuler mon abonnement"],
  ["ca", "fr", "comment annuler mon abonnement", "en", "how do I cancel my subscription"],
  ["us", "en", "how do I cancel my subscription", "en", null],
] as const)(
  "chat-43 the chat opened on a page of %s in %s has the network started and the texts of its language read, and none of the other",
  async (edition, language, message, otherLanguage, otherMessage) => {
    const [asked, read]: [string[], string[]] = [[], []];
    const meanings = {
      ...testMeanings,
      ofQuestion: (text: string) => {
        asked.push(text);
        return testMeanings.ofQuestion(text);
      },
      ofText: (text: string) => {
        read.push(text);
        return testMeanings.ofText(text);
      },
    };
    const assistant = createLocalAssistant(openHelp({ passages: productPassages, meanings }));
    await assistant.open({ edition, language });
    const before = read.length;
    expect([asked.length, before > 1000]).toEqual([1, true]);
    await assistant.open({ edition, language });
    expect((await assistant.answer({ message, edition, language, history: [] })).answered).toBe(true);
    expect(read).toHaveLength(before);
    if (!otherMessage) return;
    await assistant.answer({ message: otherMessage, edition, language: otherLanguage, history: [] });
    expect(read.length).toBeGreaterThan(before);
  },
);

const PAGE = { edition: "ca", language: "en" } as const;

it("chat-43 what failed while the chat was opened is made at the next opening", async () => {
  let fails = true;
  const meanings = {
    ...testMeanings,
    ofText: (text: string) => {
      if (fails) throw new Error("no meanings");
      return testMeanings.ofText(text);
    },
  };
  const assistant = createLocalAssistant(openHelp({ passages: productPassages, meanings }));
  await expect(assistant.open(PAGE)).rejects.toThrow("no meanings");
  fails = false;
  await assistant.open(PAGE);
  const question = { ...PAGE, message: "how do I cancel my subscription", history: [] };
  expect((await assistant.answer(question)).answered).toBe(true);
});

it("chat-43 those who open the chat at once share one search", async () => {
  const asked: string[] = [];
  const meanings = {
    ...testMeanings,
    ofQuestion: (text: string) => {
      asked.push(text);
      return testMeanings.ofQuestion(text);
    },
  };
  const assistant = createLocalAssistant(openHelp({ passages: productPassages, meanings }));
  await Promise.all(Array.from({ length: 20 }, () => assistant.open(PAGE)));
  expect(asked).toHaveLength(1);
});
