import { expect, test } from "vitest";
import { changeWords } from "../src/claim/changes/change-words";
import { recordedValue } from "../src/claim/changes/recorded-values";

test("claim-66 shares are said by their people, not as they are stored", () => {
  const words = changeWords("en-CA", (id) => (id === "1" ? "Ann" : id));
  expect(recordedValue("shares", [{ personId: "1", share: 0.25 }], words, "CAD")).toBe("Ann 25%");
  expect(recordedValue("shares of Snacks", [], words, "CAD")).toBe("no one");
});
