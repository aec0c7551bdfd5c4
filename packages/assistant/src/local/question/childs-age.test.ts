import { expect, test } from "vitest";
import { childsAge, subjectByAge } from "./childs-age";

test.each([
  ["my son is twelve, which box", 12],
  ["can I put in a seven year old girl's bread", 7],
  ["our daughter turned 19 in July", 19],
  ["ma fille de huit ans est coeliaque", 8],
  ["mon gars a dix-sept ans", 17],
  ["my daughter and I bought 12 loaves", null],
  ["I am sixteen years old", null],
  ["my son has two receipts", null],
])("chat-31 a child's age is read in figures and words: %s", (question, age) => {
  expect(childsAge(question)).toBe(age);
});

test("chat-31 a child's age decides which of the two passages on children answers", () => {
  const [line, grown] = ["Which line of the Canadian return?", "My child is 18 or older: who claims?"];
  expect(subjectByAge(grown, "my son is twelve, whose line")).toBe(line);
  expect(subjectByAge(line, "my daughter turned nineteen, whose line")).toBe(grown);
  expect(subjectByAge(grown, "my kid is grown up")).toBe(grown);
  expect(subjectByAge("How do I sign in?", "my son is twelve")).toBe("How do I sign in?");
});
