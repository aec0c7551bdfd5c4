import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { describe, expect, it } from "vitest";
import { openHelp } from "../src/local/help";
import { createLocalAssistant } from "../src/local/local-assistant";
import { testMeanings } from "./meanings";
import { frenchPassages, productPassages } from "./product-passages";

/** What people ask, with the title of what answers it: in both editions, or in each. */
const SUBJECTS: readonly (readonly [subject: string, canada: string, unitedStates?: string])[] = [
  ["use without a network", "Can I take photos of receipts without a network?"],
  ["drafts and where photos stay", "Where are the receipts that I have not saved yet?"],
  ["photos that were read", "Are my receipt photos stored?"],
  ["sharing", "How do I share my records with my partner or family?"],
  ["several devices", "Can I use GF Ledger on several devices?"],
  ["prices of the plan", "What does GF Ledger cost?"],
  ["when the free receipts start over", "When does the monthly receipt limit start anew?"],
  ["cancelling", "How do I cancel my subscription?"],
  ["closing the account", "How do I delete my account?"],
  ["taking one's data", "How do I download all my data?"],
  ["blurred photos", "The receipt could not be read. What can I do?"],
  ["a shared kitchen", "How do I keep apart what others in my kitchen eat?"],
  ["one's own comparison price", "How do I correct an item's name or price?"],
  [
    "restaurant meals",
    "Do restaurant meals count in Canada?",
    "Do restaurant meals count in the United States?",
  ],
  [
    "beer and wine",
    "Do gluten-free beer and wine count in Canada?",
    "Do gluten-free beer and wine count in the United States?",
  ],
  ["oats", "Do gluten-free oats count in Canada?", "Do gluten-free oats count in the United States?"],
  [
    "vitamins",
    "Do vitamins and supplements count in Canada?",
    "Do vitamins and supplements count in the United States?",
  ],
  ["taxes on the food", "Does sales tax count in Canada?", "Does sales tax count in the United States?"],
  [
    "groceries before the diagnosis",
    "Do groceries from before the diagnosis count in Canada?",
    "Do groceries from before the diagnosis count in the United States?",
  ],
  ["lost receipts", "What if I lost a receipt?"],
  [
    "earlier years",
    "Can I claim earlier years in Canada?",
    "Can I claim earlier years in the United States?",
  ],
  ["which spouse", "Which partner claims in Canada?", "For whom can I deduct in the United States?"],
  [
    "what one gets back in all",
    "Is it a refund or a deduction in Canada?",
    "Does itemizing help me, or the standard deduction?",
  ],
  ["an accountant's access", "How does my accountant get to see my claim?"],
  ["two people in one household", "How do I record two people with celiac disease in one household?"],
  ["adding what has no photo", "How do I add a purchase without a photo?"],
  ["another address for mail", "Which addresses may send receipts by e-mail?"],
  ["a phone app", "Is there an app for my phone?"],
  ["a photo upside down", "Can a photo that is sideways or upside down be read?"],
  ["why nothing was ticked", "Why was nothing on my receipt ticked as gluten-free?"],
];

const assistant = createLocalAssistant(openHelp({ passages: productPassages, meanings: testMeanings }));

describe("chat-34 what people ask is answered in both languages, each edition with its own, with a source", () => {
  const rows = SUBJECTS.map(
    ([subject, canada, unitedStates = canada]) => [subject, canada, unitedStates] as const,
  );

  it.each(rows)("%s", async (_subject, canada, unitedStates) => {
    const french = frenchPassages.find(({ asks }) => asks === canada)?.title ?? "";
    const asked: readonly (readonly [string, Edition, "en" | "fr"])[] = [
      [canada, "ca", "en"],
      [unitedStates, "us", "en"],
      [french, "ca", "fr"],
    ];
    for (const [message, edition, language] of asked) {
      const { answered, reply, sources } = await assistant.answer({
        message,
        edition,
        language,
        history: [],
      });
      expect([answered, sources.map(({ title }) => title)]).toEqual([true, [message]]);
      // A statement on tax names what was read and the day; the product itself is the source of what it does.
      if (canada !== unitedStates || /Canada/.test(canada))
        expect(reply).toMatch(
          /(?:;|\() ?(?:read|No text read;|lue?s? le) .*20\d\d\)|text read; November \d+, 20\d\d\)/,
        );
      expect(sources[0]?.href).toMatch(/^\//);
    }
  });
});
