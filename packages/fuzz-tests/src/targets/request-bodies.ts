import { decodeImage } from "@gf-ledger/api/receipts/decode-image";
import { sameSitePath } from "@gf-ledger/domain/account/same-site-path";
import { AppError } from "@gf-ledger/domain/app-error";
import { parseJsonObject } from "@gf-ledger/rest/request/json-object";
import { matchPath } from "@gf-ledger/rest/request/route-match";
import { routeTable } from "@gf-ledger/rest/route-table";
import { bytesOf, type FuzzTarget, promise, textOf } from "../fuzz-target";

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

/** D8, D12, D30: JSON, addresses, photos and redirects as anybody may send them. */
export const requestBodies: FuzzTarget = {
  seeds: () =>
    [
      '{"email":"a@b.ca"}',
      "data:image/png;base64,iVBORw0KGgo=",
      "/reports?tab=1",
      "/\\evil.example",
      "/api/receipts/%zz",
    ].map(bytesOf),
  run(data) {
    const text = textOf(data);
    refusedKindly(() => {
      const parsed = parseJsonObject(text);
      promise(!Object.hasOwn(parsed, "__proto__"), "no prototype comes in");
    });
    refusedKindly(() => decodeImage(text));
    refusedKindly(() => matchPath(routeTable, text));
    const path = sameSitePath(text, ["gfledger.ca"]);
    promise(
      path === null || new URL(path, "https://gfledger.ca").host === "gfledger.ca",
      "a redirect stays on the product's own hosts",
    );
  },
};
