import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRestHandler } from "../src/rest-handler";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const FRENCH = { "accept-language": "fr-CA" };
const bodyOf = async (answer: Response) => (await answer.json()) as Record<string, unknown>;

describe("api-34 an answer is in the language that the call asks for", () => {
  test("with the same code, and says so", async () => {
    const english = await testApp.send("GET", "/api/receipts");
    const french = await testApp.send("GET", "/api/receipts", { headers: FRENCH });
    expect([await bodyOf(english), await bodyOf(french)]).toEqual([
      { message: "Please sign in first.", code: "unauthenticated" },
      { message: "Veuillez d’abord ouvrir une session.", code: "unauthenticated" },
    ]);
    expect([english, french].map(({ headers }) => headers.get("content-language"))).toEqual([
      "en-CA",
      "fr-CA",
    ]);
    expect(french.headers.get("vary")?.split(", ")).toContain("Accept-Language");
  });

  test("field by field, under the names that were sent", async () => {
    const { headers } = await testApp.signIn();
    const refused = { headers: { ...headers, ...FRENCH }, body: { name: "x".repeat(101) } };
    const answer = await bodyOf(await testApp.send("PUT", "/api/account/profile", refused));
    const message = "Veuillez utiliser au plus 100 caractères.";
    expect(answer).toEqual({ message, code: "bad_request", issues: [{ path: "name", message }] });
  });

  test("also before anybody knows who calls", async () => {
    const handle = createRestHandler({
      createContext: () => Promise.reject(new Error("away")),
      localeOf: () => "fr-CA",
      log: () => {},
    });
    const answers = [
      await handle(new Request("http://ca.localhost:3000/api/user")),
      await handle(new Request("http://ca.localhost:3000/api/user", { method: "DELETE" })),
      await handle(new Request("http://ca.localhost:3000/api/nothing")),
    ];
    expect(await Promise.all(answers.map(bodyOf))).toMatchObject([
      { message: "Une erreur s’est produite de notre côté. Veuillez réessayer.", code: "internal" },
      { message: "Cet appel n’accepte pas cette méthode.", code: "method_not_allowed" },
      { message: "Cet appel n’existe pas.", code: "not_found" },
    ]);
  });

  test("and the document of the API tells it", async () => {
    const document = JSON.stringify(await bodyOf(await testApp.send("GET", "/api/openapi.json")));
    expect(document).toContain("Accept-Language");
    expect(document).toContain('"Content-Language":{"$ref":"#/components/headers/ContentLanguage"}');
  });
});
