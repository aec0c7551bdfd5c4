import { expect, test } from "vitest";
import { by, percent } from "../src/table/cell";
import { rowsCsv } from "../src/table/table-csv";

test("reports-72 a share that a row gives is rounded as in print, and one that the row is worked out from is not", () => {
  const share = percent(0.05699831);
  expect(rowsCsv([[by("H2/D2", share), share]])).toBe("5.7%,5.699831%\r\n");
});
