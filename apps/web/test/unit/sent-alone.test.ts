import { appRouter } from "@gf-ledger/api/app-router";
import { traitsOf } from "@gf-ledger/api/gate/admit";
import { unlessBatched } from "@gf-ledger/api/trpc/never-batched";
import { describe, expect, it } from "vitest";
import { isSentAlone } from "@/trpc/sent-alone";

/** Where a password can be guessed. */
const GUESSED_AT = /^(?:account|confirmation)\./;

const procedures = Object.entries(appRouter._def.procedures).map(([path, procedure]) => ({
  path,
  type: (procedure as unknown as { readonly _def: { readonly type: "query" | "mutation" } })._def.type,
}));

function isRefusedInBatch(path: string): boolean {
  try {
    unlessBatched([{ path }, { path }], null);
    return false;
  } catch {
    return true;
  }
}

describe("what the server takes in no batch, the pages send alone:", () => {
  it("api-28 every call that carries a photo or a file, and no other", () => {
    const carrying = procedures.filter(({ path }) => traitsOf(path).carries !== undefined);
    expect(carrying.length).toBeGreaterThan(3);
    expect(carrying.filter((call) => !isSentAlone(call))).toEqual([]);
    const others = procedures.filter((call) => !carrying.includes(call) && !GUESSED_AT.test(call.path));
    expect(others.filter(isSentAlone)).toEqual([]);
  });

  it("accounts-19 every call of the account at which a password can be guessed", () => {
    const guarded = procedures.filter(({ path }) => GUESSED_AT.test(path) && isRefusedInBatch(path));
    expect(guarded.length).toBeGreaterThan(0);
    expect(guarded.filter((call) => !isSentAlone(call))).toEqual([]);
  });
});
