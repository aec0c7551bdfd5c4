import { expect, it } from "vitest";
import { failedImportMessage } from "./failed-import";

it("D30 a refused import is told in the server's words, or plainly when it has none", () => {
  expect(failedImportMessage('{"message":"This account is not empty.","code":"conflict"}')).toBe(
    "This account is not empty.",
  );
  expect(failedImportMessage("<html>")).toBe("The file could not be read. Please try again.");
});
