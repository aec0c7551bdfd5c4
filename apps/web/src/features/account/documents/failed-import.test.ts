import { translatorOf } from "@gf-ledger/messages/translator";
import { afterEach, describe, expect, it, vi } from "vitest";
import { failedImportMessage } from "./failed-import";
import { sendImport } from "./send-import";

const events = (...written: [string, unknown][]) =>
  new Response(written.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(""));

/**
 * Imports with this answer of the server; answers what was said of it, done or failed, and the shares reported before
 * it.
 */
async function imported(answer: Response, locale: "en-CA" | "fr-CA" = "en-CA") {
  const t = translatorOf(locale, "account.bringIn");
  vi.stubGlobal("fetch", async () => answer);
  const shares: number[] = [];
  const wording = await sendImport(new Blob(["zip"]), (share) => shares.push(share)).then(
    (done) => done,
    (error: unknown) => failedImportMessage(error, t),
  );
  return { words: wording, shares };
}

describe("accounts-41 importing a ZIP", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("accounts-46 tells how far it is, and what became of it", async () => {
    const answer = events(
      ["progress", { done: 1, total: 4 }],
      ["progress", { done: 4, total: 4 }],
      ["imported", { message: "Imported 2 receipts and 7 line items." }],
    );
    expect(await imported(answer)).toEqual({
      words: "Imported 2 receipts and 7 line items.",
      shares: [0.25, 1],
    });
  });

  it("screens-9 that is refused is told in the server's words, or plainly when it has none", async () => {
    const body = { message: "This account is not empty.", code: "conflict" };
    expect((await imported(Response.json(body, { status: 409 }))).words).toBe("This account is not empty.");
    expect((await imported(new Response("<html>", { status: 502 }))).words).toBe(
      "The file could not be read. Please try again.",
    );
    expect((await imported(new Response("<html>", { status: 502 }), "fr-CA")).words).toBe(
      "Le fichier n’a pas pu être lu. Veuillez réessayer.",
    );
    const late = events(
      ["progress", { done: 1, total: 4 }],
      ["failure", { message: "The figures do not add up." }],
    );
    expect(await imported(late)).toEqual({ words: "The figures do not add up.", shares: [0.25] });
    expect((await imported(events(["progress", { done: 1, total: 4 }]))).words).toBe(
      "The file could not be read. Please try again.",
    );
  });
});
