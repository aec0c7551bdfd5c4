import { expect, test } from "vitest";
import { asMeaning, likenessOf, NUMBERS } from "./meaning";
import { trainedSubjects } from "./trained-subjects";

const at = (...numbers: readonly number[]) =>
  asMeaning(Float32Array.from({ length: NUMBERS }, (_, number) => numbers[number] ?? 0));

test("chat-22 subjects are told apart by what differs, however much their texts have in common", () => {
  const examples = [
    { subject: "price", meaning: at(1, 0.2, 0) },
    { subject: "price", meaning: at(1, 0.3, 0.1) },
    { subject: "refund", meaning: at(1, 0, 0.2) },
  ];
  const weights = trainedSubjects(examples);
  const speaksFor = (subject: string) => likenessOf(at(1, 0.2, 0.05), weights.get(subject) ?? at());
  expect(speaksFor("price")).toBeGreaterThan(speaksFor("refund"));
  expect(trainedSubjects(examples)).toEqual(weights);
});
