import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { confirmReceiptInput } from "@gf-ledger/domain/receipt/receipt-input";
import { taxSummarySchema } from "@gf-ledger/domain/tax-report/tax-report-view";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import type { JsonSchema } from "../src/openapi/json-schema";
import { openApiDocument } from "../src/openapi/openapi-document";
import { routeTable } from "../src/route-table";
import { fromRest, pathToRest, toRest } from "../src/words/shape";
import { SPECIFIED_WORDS } from "../src/words/specified-words";

const inside = {
  id: "r1",
  store: "Corner Shop",
  items: [{ name: "GF Bread", price: 7.49, glutenFree: true }],
  image: "aGk=",
};
const onTheWire = {
  id: "r1",
  storeLocation: "Corner Shop",
  virtualItems: [{ productName: "GF Bread", price: 7.49, isGlutenFree: true }],
  receiptImage: "aGk=",
};

describe("api-31 the specification's words stand in REST alone, our own inside", () => {
  test("a body becomes an input, lists and their fields included", () => {
    expect(fromRest(confirmReceiptInput, onTheWire)).toEqual({ ok: true, input: inside });
  });

  test("a word of the house is nobody's field in a body, and is refused by its name", () => {
    const [item] = onTheWire.virtualItems;
    const sent = { ...onTheWire, store: "Other", virtualItems: [item, { ...item, name: "GF Rolls" }] };
    expect(fromRest(confirmReceiptInput, sent)).toEqual({
      ok: false,
      issues: [
        {
          path: "virtualItems.1.name",
          words: messageKey("issues.foreignField", { inside: "name", specified: "productName" }),
        },
        {
          path: "store",
          words: messageKey("issues.foreignField", { inside: "store", specified: "storeLocation" }),
        },
      ],
    });
  });

  test("an answer bears the specification's words, and its values are left alone", () => {
    const sums = { itemCount: 2, price: 13.48, regularPrice: 5.26, countedExtraCost: 8.22 };
    const answer = toRest(taxSummarySchema, {
      year: 2026,
      currency: "CAD",
      categories: [{ category: "Snacks", ...sums }],
      totals: sums,
    });
    expect(answer).toEqual({
      year: 2026,
      currency: "CAD",
      categories: [
        {
          category: "Snacks",
          items_logged: 2,
          total_gf_spent: 13.48,
          total_non_gf_cost: 5.26,
          total_tax_deduction: 8.22,
        },
      ],
      grandTotals: { itemsLogged: 2, totalGfSpent: 13.48, totalNonGfCost: 5.26, totalTaxDeduction: 8.22 },
    });
  });

  test("a refused field is named as its sender wrote it", () => {
    expect(pathToRest(confirmReceiptInput, "items.0.name")).toBe("virtualItems.0.productName");
    expect(pathToRest(confirmReceiptInput, "purchaseDate")).toBe("purchaseDate");
    expect(pathToRest(confirmReceiptInput, "")).toBe("");
  });

  test("what no list, object or text is stays as it was sent, for its schema to refuse", () => {
    for (const sent of [null, "text", 7, [], { virtualItems: "none" }]) {
      const known = fromRest(confirmReceiptInput, sent);
      expect(known.ok && confirmReceiptInput.safeParse(known.input).success).toBe(false);
    }
  });

  test("every row of the table of words names fields that its schema has, and no two alike", () => {
    for (const [schema, words] of SPECIFIED_WORDS) {
      const fields = Object.keys((schema as z.ZodObject).shape);
      for (const word of Object.keys(words)) expect(fields).toContain(word);
      const specified = fields.map((field) => words[field] ?? field);
      expect(new Set(specified).size).toBe(specified.length);
    }
  });

  test("the OpenAPI document bears the specification's words", () => {
    const { components } = openApiDocument(routeTable, ["https://gfledger.ca"]);
    const schemas = components.schemas as unknown as Record<string, JsonSchema>;
    expect(Object.keys(schemas.LineItem?.properties ?? {})).toEqual(
      expect.arrayContaining(["customProductName", "originalPrice", "priceDifference", "storeLocation"]),
    );
    expect(schemas.CategorySummary?.required).toEqual(
      expect.arrayContaining(["items_logged", "total_gf_spent", "total_non_gf_cost", "total_tax_deduction"]),
    );
  });
});
