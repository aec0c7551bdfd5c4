import { answerOf } from "@gf-ledger/api/refusals/refusal-error";
import { boundedSuperjson } from "@gf-ledger/api/trpc/bounded-superjson";
import { sameSitePath } from "@gf-ledger/domain/account/sign-in/same-site-path";
import { AppError } from "@gf-ledger/domain/app-error";
import { readAuthorization } from "@gf-ledger/rest/request/authorization";
import { decodeBase64Image } from "@gf-ledger/rest/request/base64-image";
import { assertBoundedJson } from "@gf-ledger/rest/request/json-bounds";
import { parseJsonObject } from "@gf-ledger/rest/request/json-object";
import { longestString } from "@gf-ledger/rest/request/long-strings";
import { matchPath } from "@gf-ledger/rest/request/route-match";
import { routeTable } from "@gf-ledger/rest/route-table";
import { type FuzzTarget, promise, utf8Bytes, utf8Text } from "../fuzz-target";

function refusedKindly(call: () => unknown): void {
  try {
    call();
  } catch (error) {
    promise(
      error instanceof AppError && error.status < 500,
      `a refusal with a sentence, not ${String(error)}`,
    );
  }
}

/** accounts-14, receipts-1, api-16: JSON, addresses, photos and redirects as anybody may send them. */
export const requestBodies: FuzzTarget = {
  seeds: () =>
    [
      '{"email":"a@b.ca"}',
      "data:image/png;base64,iVBORw0KGgo=",
      "/reports?tab=1",
      "/\\evil.example",
      "/api/receipts/%zz",
      "Bearer gfl_abc",
    ].map(utf8Bytes),
  run(data) {
    const text = utf8Text(data);
    refusedKindly(() => {
      assertBoundedJson(text);
      const parsed = parseJsonObject(text);
      promise(longestString(parsed) <= text.length, "a string is no longer than what holds it");
      promise(!Object.hasOwn(parsed, "__proto__"), "no prototype comes in");
    });
    refusedKindly(() => answerOf(decodeBase64Image(text)));
    refusedKindly(() => boundedSuperjson.deserialize({ json: text, meta: { values: text } }));
    refusedKindly(() => matchPath(routeTable, text));
    const stated = readAuthorization(text);
    promise(stated.kind !== "none" || !/gfl_/i.test(text), "who speaks of a key is never nobody");
    const path = sameSitePath(text, ["gfledger.ca"]);
    promise(
      path === null || new URL(path, "https://gfledger.ca").host === "gfledger.ca",
      "a redirect stays on the product's own hosts",
    );
  },
};
