import { SHOWN_TO_HEADER } from "@gf-ledger/domain/account/shown-to";
import { afterEach, expect, test, vi } from "vitest";
import { endpoint } from "@/trpc/endpoint";
import { sendImport } from "../account/documents/send-import";
import { askMillie } from "../chat/ask-millie";
import { saveLanguage } from "../language/save-language";
import { showTo } from "./shown-to";

afterEach(() => {
  vi.unstubAllGlobals();
  showTo(null);
});

/** For which account what these calls send is, where the server answers each with this. */
async function accountsOf(answer: () => Response, ...calls: (() => Promise<unknown>)[]) {
  const named: (string | null)[] = [];
  vi.stubGlobal("document", { documentElement: { lang: "en-CA" } });
  vi.stubGlobal("fetch", async (_address: string, { headers }: RequestInit) => {
    named.push(new Headers(headers).get(SHOWN_TO_HEADER));
    return answer();
  });
  for (const call of calls) await call().catch(() => undefined);
  return [...named, new Headers(endpoint.headers()).get(SHOWN_TO_HEADER)];
}

const ask = () => askMillie({ message: "What counts?", email: "ann@example.com", history: [] }, () => {});
const CALLS = [() => saveLanguage("fr"), ask, () => sendImport(new Blob(["zip"]), () => {})];

test("accounts-96 the language, a question, an import and every other call name the account of the page", async () => {
  const answer = () => Response.json({});
  expect(await accountsOf(answer, ...CALLS)).toEqual([null, null, null, null]);
  showTo("mark");
  expect(await accountsOf(answer, ...CALLS)).toEqual(["mark", "mark", "mark", "mark"]);
});

test("accounts-96 of a question that was not taken for that Millie says why", async () => {
  const message = "Reload the page to go on.";
  vi.stubGlobal("document", { documentElement: { lang: "en-CA" } });
  vi.stubGlobal("fetch", async () =>
    Response.json({ code: "signed_in_as_another", message }, { status: 409 }),
  );
  expect(await ask()).toEqual({ ok: false, userMessage: message });
});
