import { expect, test } from "vitest";
import { remembered } from "./remembered";

test("reading-4 what was found in a text is found again without searching, also that there is nothing", () => {
  const searched: string[] = [];
  const find = remembered((text) => {
    searched.push(text);
    return text === "LOBLAWS" ? "loblaws" : null;
  });
  expect([find("LOBLAWS"), find("OATS"), find("LOBLAWS"), find("OATS")]).toEqual([
    "loblaws",
    null,
    "loblaws",
    null,
  ]);
  expect(searched).toEqual(["LOBLAWS", "OATS"]);
});

test("reading-4 no more is remembered than fits", () => {
  let searches = 0;
  const find = remembered((text) => {
    searches += 1;
    return text.length;
  });
  for (let at = 0; at < 2_001; at += 1) find(`line ${at}`);
  expect(find("line 0")).toBe(6);
  expect(searches).toBe(2_002);
});
