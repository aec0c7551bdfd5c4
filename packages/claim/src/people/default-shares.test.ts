import { expect, it } from "vitest";
import { defaultShares } from "./default-shares";

const person = (id: string, celiac: boolean) => ({ id, celiac });

it.each([
  [[person("ann", true)], [{ personId: "ann", share: 1 }]],
  [[person("ann", false), person("ben", true)], [{ personId: "ben", share: 1 }]],
  [[person("ann", true), person("ben", true)], []],
  [[person("ann", false)], []],
])("claim-11 of %j, what nothing was said about is eaten by %j", (people, shares) => {
  expect(defaultShares(people)).toEqual(shares);
});
