import { expect, it } from "vitest";
import { cssString } from "./css-string";

it.each([
  ["Ada · 2025", '"Ada · 2025"'],
  ['A "B" \\', '"A \\22 B\\22  \\5c "'],
  ["</style>\n", '"\\3c /style\\3e \\a "'],
])("screens-35 a name of any letters stays within its string of the stylesheet: %j", (text, string) => {
  expect(cssString(text)).toBe(string);
});
