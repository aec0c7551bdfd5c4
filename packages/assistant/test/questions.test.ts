import english from "@gf-ledger/messages/en/help.json";
import french from "@gf-ledger/messages/fr/help.json";
import { describe, expect, it } from "vitest";
import type { Passage } from "../src/assistant";
import { openHelp } from "../src/local/help";
import { createLocalAssistant } from "../src/local/local-assistant";
import { passagesFromMarkdown } from "../src/passages/passages-from-markdown";
import { ALL_PHRASINGS } from "../src/phrasings/all-phrasings";
import { ENGLISH_SPEECH } from "../src/phrasings/everyday-speech/english-speech";
import { FRENCH_SPEECH } from "../src/phrasings/everyday-speech/french/french-speech";
import { FRENCH_PHRASINGS } from "../src/phrasings/french/french";
import type { Phrasings } from "../src/phrasings/phrasings";
import { passageSubject } from "../src/phrasings/phrasings-of";
import { SECTION_PHRASINGS } from "../src/phrasings/sections/english";
import { testMeanings } from "./meanings";
import { englishPassages, frenchPassages, productPassages } from "./product-passages";
import { CANADA_QUESTIONS } from "./questions/canada";
import { FRENCH_QUESTIONS } from "./questions/french";
import { PRODUCT_QUESTIONS } from "./questions/product";
import { tallyOf } from "./questions/tally";
import { UNITED_STATES_QUESTIONS } from "./questions/united-states";

const assistant = createLocalAssistant(openHelp({ passages: productPassages, meanings: testMeanings }));
const ask = (message: string, edition: "ca" | "us" = "ca") =>
  assistant.answer({ message, edition, history: [] });

describe("chat-16 chat-20 questions in people's own words", () => {
  it.each([
    ["ca", "en", [...CANADA_QUESTIONS, ...PRODUCT_QUESTIONS]],
    ["us", "en", [...UNITED_STATES_QUESTIONS, ...PRODUCT_QUESTIONS]],
    ["ca", "fr", FRENCH_QUESTIONS],
  ] as const)(
    "of edition %s in %s: at least nine in ten right and none wrong",
    async (edition, language, rows) => {
      const { right, unsure, wrong } = await tallyOf(rows, productPassages, edition, language);
      expect(wrong).toEqual([]);
      expect([right / rows.length >= 0.9, unsure]).toEqual([true, unsure]);
    },
  );

  it.each([
    ["threshold 2024", "2,759"],
    ["threshold 2025", "2,834"],
    ["what is the federal rate for 2025", "14.5%"],
    ["threshold 2026", "2,890"],
  ])("'%s' is answered with the figures of its own year", async (question, figure) => {
    const { reply, answered } = await ask(question);
    expect([answered, reply.includes(figure)]).toEqual([true, true]);
    expect(reply).toMatch(/read November 22, 2026/);
  });

  it("a year without figures is not answered with another year's", async () => {
    for (const question of ["threshold 2031", "what are the figures for 2015", "fixed amount 2040"]) {
      const { answered, reply } = await ask(question);
      expect([question, answered, /2,\d{3}/.test(reply)]).toEqual([question, false, false]);
    }
  });

  it("every passage of the help has at least ten phrasings, and as many in French where it is in French", () => {
    const short = (all: readonly Phrasings[], passages: readonly Passage[]) =>
      passages
        .map(passageSubject)
        .filter((subject) => new Set(all.flatMap((phrasings) => phrasings[subject] ?? [])).size < 10);
    expect(short([ALL_PHRASINGS, ...ENGLISH_SPEECH], englishPassages)).toEqual([]);
    expect(short([FRENCH_PHRASINGS, ...FRENCH_SPEECH], frenchPassages)).toEqual([]);
  });

  it("every phrasing is of a passage of the help, or of a section of an article or a list of questions", () => {
    const titles = new Set([...englishPassages.map(({ title }) => title), ...Object.keys(SECTION_PHRASINGS)]);
    const phrased = [...Object.keys(ALL_PHRASINGS), ...Object.keys(FRENCH_PHRASINGS)];
    expect(phrased.filter((title) => !titles.has(title))).toEqual([]);
  });

  it("a section of a page is named by its page, and its heading alone says nothing", async () => {
    const page = passagesFromMarkdown([
      {
        path: "a.md",
        title: "Fading paper",
        href: "/a",
        edition: "ca",
        text: "## What to keep\nPaper.",
        asks: ["", "What if I lost a receipt?"],
      },
    ]);
    const alone = createLocalAssistant(openHelp({ passages: page, meanings: testMeanings }));
    const asked = (message: string) => alone.answer({ message, edition: "ca", history: [] });
    expect((await asked("my receipt is lost")).sources).toEqual([{ title: "Fading paper", href: "/a" }]);
    expect((await asked("what to keep")).answered).toBe(false);
  });

  it("every passage on tax that has a figure names the day its source was read", () => {
    const undated = englishPassages.filter(
      ({ edition, text }) =>
        edition !== "both" && /\d,\d{3}|\d%|\d cents/.test(text) && !/read November|calculated/.test(text),
    );
    expect(undated.map(({ title }) => title)).toEqual([]);
  });
});

describe("chat-11 what is not certain", () => {
  it("chat-23 is answered with two to four of the nearest questions, each of which is answered when it is asked", async () => {
    const { reply, answered, sources } = await ask("does manulife paying some of it matter");
    expect([answered, sources]).toEqual([false, []]);
    const questions = [...reply.matchAll(/^• (.+)$/gm)].map(([, question = ""]) => question);
    expect(questions.length).toBeGreaterThanOrEqual(2);
    expect(questions.length).toBeLessThanOrEqual(4);
    expect(questions).toContain("What if insurance or an employer paid it back?");
    for (const question of questions) {
      const then = await ask(question);
      expect([question, then.sources[0]?.title]).toEqual([question, question]);
    }
    expect(reply).toContain("support@gfledger.ca");
  });
});

describe("chat-23 a question that a button may ask", () => {
  it.each([
    ["ca", "en", englishPassages],
    ["us", "en", englishPassages],
    ["ca", "fr", frenchPassages],
  ] as const)("is answered by its own passage (%s, %s)", async (edition, language, passages) => {
    const titles = passages
      .filter((passage) => passage.edition === "both" || passage.edition === edition)
      .map(({ title }) => title);
    const astray: string[] = [];
    for (const message of titles) {
      const { sources } = await assistant.answer({ message, edition, language, history: [] });
      if (sources[0]?.title !== message) astray.push(message);
    }
    expect(astray).toEqual([]);
  });
});

describe("chat-17 French", () => {
  it("is answered in French, with a source that is named in French", async () => {
    const { reply, answered, sources } = await ask("Comment supprimer mon compte ?");
    expect(answered).toBe(true);
    expect(reply).toContain("Ouvrez Compte et supprimez votre compte");
    expect(sources.map(({ title }) => title)).toEqual(["Comment supprimer mon compte?"]);
  });

  it("without a certain answer gets three questions in French, each of which is answered", async () => {
    const { reply, answered } = await ask("Qui a gagné le match de hockey hier ?");
    expect(answered).toBe(false);
    expect(reply).toContain("Je n’ai pas trouvé de réponse sûre");
    const questions = [...reply.matchAll(/^• (.+)$/gm)].map(([, question = ""]) => question);
    expect(questions).toHaveLength(3);
    for (const question of questions) {
      const then = await assistant.answer({ message: question, edition: "ca", language: "fr", history: [] });
      expect([question, then.sources[0]?.title]).toEqual([question, question]);
    }
  });

  it.each([
    ["Bonjour!", "Je suis Millie"],
    ["Merci beaucoup", "De rien"],
    ["Puis-je manger de l’avoine?", "Je ne peux pas donner de conseil médical"],
    ["Combien vais-je récupérer cette année?", "Je ne peux pas donner de conseil fiscal personnel"],
  ])("%s is answered as in English: %s", async (message, words) => {
    expect((await ask(message)).reply).toContain(words);
  });

  it("a word that both languages have is answered in the page's language", async () => {
    const inFrench = await assistant.answer({ message: "T2201", edition: "ca", language: "fr", history: [] });
    expect(inFrench.sources[0]?.title).toMatch(/^La maladie cœliaque donne-t-elle/);
    expect((await ask("T2201")).sources[0]?.title).toMatch(/^Does celiac disease/);
  });

  it("each passage of the product's and of Canada's has its French one", () => {
    const ofCanada = englishPassages.filter(({ edition }) => edition !== "us");
    expect(frenchPassages.map(({ asks }) => asks)).toEqual(ofCanada.map(({ title }) => title));
  });

  it("each entry on tax has the same figures in French", () => {
    const numbers = (text: string) =>
      [...text.replace(/(?<=\d)[\u00A0,](?=\d{3}(?!\d))/g, "").matchAll(/\d+(?:[.,]\d+)?/g)]
        .map(([number]) => number.replace(",", "."))
        .filter((number) => !["11", "22"].includes(number))
        .sort();
    const figuresOf = (pages: typeof english.taxCanada | typeof english.taxUnitedStates) =>
      Object.entries(pages).map(([key, { text }]) => [key, numbers(text)]);
    expect(figuresOf(french.taxCanada)).toEqual(figuresOf(english.taxCanada));
    expect(figuresOf(french.taxUnitedStates)).toEqual(figuresOf(english.taxUnitedStates));
  });
});
