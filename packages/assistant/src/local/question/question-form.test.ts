import { expect, test } from "vitest";
import { formOf, formsAmong } from "./question-form";

test.each([
  ["en", "how many years do I keep it", "how-long"],
  ["en", "what do you charge", "how-much"],
  ["en", "how do I cancel", "how"],
  ["en", "which box does it go in", "where"],
  ["en", "whose return is it on", "who"],
  ["en", "when may I throw it away", "when"],
  ["en", "can I quit whenever I like", "may"],
  ["fr", "est-ce que je peux arrêter", "may"],
  ["en", "cancel my plan", null],
  ["fr", "jusqu’à quand dois-je le garder", "how-long"],
  ["fr", "c’est combien par année", "how-much"],
  ["fr", "où est-ce que je l’écris", "where"],
  ["fr", "mettre où", "where"],
  ["fr", "qui de nous deux le demande", "who"],
  ["fr", "qu’est-ce qui compte", null],
] as const)("chat-29 the form of a question is kept (%s): %s", (language, text, form) => {
  expect(formOf(language, text)).toBe(form);
});

test("chat-29 a form is usual for a subject from a third of the questions that have one", () => {
  const forms = formsAmong("en", [
    "how much is it",
    "how much do I pay",
    "who pays",
    "why",
    "where",
    "price",
  ]);
  expect(forms.get("how-much")).toBe(1);
  expect(forms.get("who")).toBeCloseTo(0.6);
  expect(forms.get("when")).toBeUndefined();
});
