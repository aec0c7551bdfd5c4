import { afterEach, expect, test, vi } from "vitest";
import { openMillie } from "@/features/chat/open-millie";

afterEach(() => vi.unstubAllGlobals());

test("chat-43 a page tells of the opened chat once in a language, and again where that failed", async () => {
  const documentElement = { lang: "en-CA" };
  const called: string[] = [];
  let fails = true;
  vi.stubGlobal("document", { documentElement });
  vi.stubGlobal("fetch", async () => {
    called.push(documentElement.lang);
    if (fails) throw new TypeError("no network");
    return new Response();
  });
  await openMillie();
  fails = false;
  await openMillie();
  await openMillie();
  documentElement.lang = "fr-CA";
  await openMillie();
  expect(called).toEqual(["en-CA", "en-CA", "fr-CA"]);
});
