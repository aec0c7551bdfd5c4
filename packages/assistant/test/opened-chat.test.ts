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
