import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Assistant } from "../src/assistant";
import { productPassages } from "./product-passages";

const KNOWN_TITLES = new Set(productPassages.map((passage) => passage.title));

/** The tests that every assistant adapter must pass. */
export function assistantContract(title: string, open: () => Promise<Assistant>) {
  const ask = async (message: string, edition: Edition = "ca") =>
    (await open()).answer({ message, edition, history: [] });

  describe(`Assistant contract: ${title}`, () => {
    it("chat-10 answers from the product's help and says where the answer stands", async () => {
      const answer = await ask("How do I download a CSV?");
      expect(answer.answered).toBe(true);
      expect(answer.sources).toContainEqual({ title: "How do I download a CSV?", href: "/how-it-works" });
      expect(answer.reply).toMatch(/csv/i);
    });

    it("chat-11 says that it does not know, and hands over to support", async () => {
      const answer = await ask("Who won the hockey game in Toronto?");
      expect(answer.answered).toBe(false);
      expect(answer.sources).toEqual([]);
      expect(answer.reply).toContain("support@gfledger.ca");
    });

    it.each([
      "Do I have celiac disease?",
      "Can I eat oats?",
      "Is spelt safe for my daughter?",
      "My stomach hurts after bread, what medication should I take?",
    ])("chat-12 never gives medical advice: %s", async (message) => {
      const answer = await ask(message);
      expect(answer.answered).toBe(false);
      expect(answer.reply).toContain("doctor");
    });

    it.each(["How much will I get back?", "Am I eligible with an income of 60000?"])(
      "chat-12 never gives personal tax advice: %s",
      async (message) => {
        const answer = await ask(message);
        expect(answer.reply).toMatch(/personal tax advice/);
        expect(answer.reply).not.toMatch(/you will get|your refund (is|will)/i);
      },
    );

    it("greets a person who greets", async () => {
      expect((await ask("Hi Millie!")).reply).toContain("Millie");
    });

    it("a message of 100,000 characters gets an answer", async () => {
      const answer = await ask(`How do I download a CSV? ${"x".repeat(100_000)}`);
      expect(answer.reply.length).toBeLessThan(4_000);
    });

    it("sources are always of the product's own passages", async () => {
      const assistant = await open();
      await fc.assert(
        fc.asyncProperty(fc.string(), async (message) => {
          const answer = await assistant.answer({ message, edition: "us", history: [] });
          expect(answer.sources.every((source) => KNOWN_TITLES.has(source.title))).toBe(true);
        }),
        { numRuns: 40 },
      );
    });
  });
}
