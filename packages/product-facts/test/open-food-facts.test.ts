import {
  type ProductAnswering,
  standInOpenFoodFacts,
  VENDOR_LOAF,
  VENDOR_LOAF_BARCODE,
} from "@gf-ledger/vendor-stand-ins/open-food-facts/stand-in-open-food-facts";
import { openVendorNetwork } from "@gf-ledger/vendor-stand-ins/vendor-network";
import { HttpResponse } from "msw";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { createOpenFoodFacts } from "../src/open-food-facts/open-food-facts";

const network = openVendorNetwork();
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const USER_AGENT = "GF Ledger/1.0 (help@example.org)";

function vendor(answering: ProductAnswering = () => undefined, timeLimitMs = 5_000) {
  const standIn = standInOpenFoodFacts();
  standIn.answering = answering;
  network.use(...standIn.handlers);
  const source = createOpenFoodFacts({ userAgent: USER_AGENT, timeLimitMs });
  return { ...standIn, look: (barcode = VENDOR_LOAF_BARCODE) => source.look(barcode) };
}

const silent = (setAuditReason: string) => ({ kind: "silent", because: setAuditReason });
const found = (product: unknown, code = VENDOR_LOAF_BARCODE) =>
  HttpResponse.json({ code, status: 1, product } as Record<string, unknown>);

describe("matching-36 Open Food Facts", () => {
  test("matching-36 is asked for ten fields of one barcode by a named agent, and for nothing else", async () => {
    const { look, reads } = vendor();
    expect(await look()).toEqual({
      kind: "found",
      product: {
        name: "Gluten Free White Bread",
        nameInEnglish: "Gluten Free White Bread",
        nameInFrench: "Pain blanc sans gluten",
        brand: "Maple Bakery",
        quantity: "400 g",
        labels: ["en:no-gluten", "en:vegan"],
        categories: ["en:breads", "en:gluten-free-breads"],
        countries: ["en:canada"],
        changedAt: 1_767_225_600,
      },
    });
    expect(reads).toMatchObject([{ barcode: VENDOR_LOAF_BARCODE, userAgent: USER_AGENT }]);
    expect(reads[0]?.fields).toHaveLength(10);
    expect(reads[0]?.headers).not.toContain("cookie");
    expect(reads[0]?.headers).not.toContain("referer");
  });

  test("matching-36 a barcode that it does not know is unknown, with 404 or with 200", async () => {
    expect(await vendor().look("4006381333931")).toEqual({ kind: "unknown" });
    const { look } = vendor(() => HttpResponse.json({ code: "4006381333931", status: 0 }));
    expect(await look("4006381333931")).toEqual({ kind: "unknown" });
  });

  test("matching-36 one that does not answer is given up at the time limit", async () => {
    const { look } = vendor(() => new Promise(() => {}), 100);
    expect(await look()).toEqual(silent("timed_out"));
  });

  test("matching-36 one whose answer never ends is given up at the time limit", async () => {
    const endless = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode("{")) });
    const { look } = vendor(() => new Response(endless), 100);
    expect(await look()).toEqual(silent("timed_out"));
  });

  test("matching-36 an answer of ten megabytes is left after a quarter of one", async () => {
    let given = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(stream) {
        given += 65_536;
        if (given > 10_000_000) stream.close();
        else stream.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const { look } = vendor(() => new Response(body));
    expect(await look()).toEqual(silent("too_long"));
  });

  test("matching-36 a redirect is not followed, also not to the server's own network", async () => {
    const { look, reads } = vendor(() =>
      HttpResponse.text("", { status: 302, headers: { location: "http://127.0.0.1:5432/" } }),
    );
    expect(await look()).toEqual(silent("redirected"));
    expect(reads).toHaveLength(1);
  });

  test.each([500, 503, 429, 403])("matching-36 status %d is no answer", async (status) => {
    expect(await vendor(() => HttpResponse.text("<html>", { status })).look()).toEqual(silent("refused"));
  });

  test("matching-36 a connection that breaks off is no answer", async () => {
    expect(await vendor(() => Response.error()).look()).toEqual(silent("not_reached"));
  });

  test.each([
    ["no JSON", () => HttpResponse.text("<html>")],
    ["nothing", () => HttpResponse.text("")],
    ["another JSON", () => HttpResponse.json([1])],
    ["a product without fields of a product", () => found("bread")],
    ["a name that is a number", () => found({ product_name: 5 })],
    ["labels that are one text", () => found({ labels_tags: "en:no-gluten" })],
    ["another barcode's product", () => found(VENDOR_LOAF, "4006381333931")],
    ["a page of an address that is not there", () => HttpResponse.text("Not found", { status: 404 })],
  ])("matching-36 %s is not understood", async (_, answering) => {
    expect(await vendor(answering).look()).toEqual(silent("not_understood"));
  });

  test("matching-36 texts that anybody could write there are cut and cleaned", async () => {
    const { look } = vendor(() =>
      found({
        product_name: `  Bread\u0000\u202e ${"x".repeat(5_000)}`,
        brands: " ",
        labels_tags: ["y".repeat(500)],
      }),
    );
    const looked = await look();
    if (looked.kind !== "found") throw new Error("It was expected to be found.");
    expect(looked.product.name).toMatch(/^Bread x+$/);
    expect(looked.product.name).toHaveLength(200);
    expect(looked.product).toMatchObject({ brand: null, quantity: null, labels: [], countries: [] });
  });

  test("matching-36 a code with fewer zeros in front is the same barcode", async () => {
    const { look } = vendor(() => found(VENDOR_LOAF, "36000291452"));
    expect(await look()).toMatchObject({ kind: "found" });
  });
});
