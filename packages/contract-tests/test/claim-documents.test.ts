import { createClient, GfLedgerError } from "@gf-ledger/sdk/create-client";
import { expect, test } from "vitest";
import { newPerson } from "../src/person";
import { EDITION_URLS, send } from "../src/server-under-test";
import { claimOf, claimToFile } from "../src/world";

const DOCUMENT_NAMES = [
  ["package", "application/zip", "PK", "gluten-free-claim-2026.zip"],
  ["report.pdf", "application/pdf", "%P", "gluten-free-claim-2026.pdf"],
  [
    "report.xlsx",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "PK",
    "gluten-free-claim-2026.xlsx",
  ],
] as const;

test.each(DOCUMENT_NAMES)(
  "claim-18: GET /api/claims/{id}/%s answers the paper as a download",
  async (document, mediaType, magic, fileName) => {
    const { cookie, claimId } = await claimToFile();
    const { status, headers, text } = await send("GET", `/api/claims/${claimId}/${document}`, { cookie });
    expect([status, headers.get("content-type"), text.slice(0, 2)]).toEqual([200, mediaType, magic]);
    expect(headers.get("content-disposition")).toBe(`attachment; filename="${fileName}"`);
  },
);

test("claim-71: for whom a paper is says its name, and a word that is nobody is refused", async () => {
  const { cookie, claimId } = await claimToFile();
  const named = async (of: string) => {
    const { status, headers } = await send("GET", `/api/claims/${claimId}/package?for=${of}`, { cookie });
    return [status, headers.get("content-disposition")];
  };
  for (const [of, name] of [
    ["authority", "for-the-authority"],
    ["yourself", "for-yourself"],
  ] as const)
    expect(await named(of)).toEqual([200, `attachment; filename="gluten-free-claim-2026-${name}.zip"`]);
  expect((await named("anybody"))[0]).toBe(404);
});

test("claim-18: a claim in whose period nothing was bought has no papers, and says what to do", async () => {
  const person = await newPerson();
  const claimId = await claimOf(person, 2019);
  for (const [document] of DOCUMENT_NAMES) {
    const answer = await send("GET", `/api/claims/${claimId}/${document}`, { cookie: person.cookie });
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { message: expect.stringContaining("There is nothing to claim in this period yet.") },
    ]);
  }
});

test("claim-18: what is no claim is 404, and nobody signed in is 401", async () => {
  const { cookie } = await newPerson();
  for (const id of ["none", "0192f3c4-7a1e-7c53-9c1f-0b8f4a6d2e11"]) {
    const path = `/api/claims/${id}/package`;
    expect((await send("GET", path, { cookie })).status).toBe(404);
    expect((await send("GET", path)).status).toBe(401);
  }
});

test("claim-18 accounts-38: a key that may read gets the papers, through the SDK", async () => {
  const { cookie, claimId } = await claimToFile();
  const keyOf = async (...scopes: string[]) => {
    const json = { name: scopes.join(), scopes };
    const { body } = await send("POST", "/api/account/api-keys", { cookie, json });
    return (body as { key: string }).key;
  };
  const clientOf = (apiKey: string) => createClient({ baseUrl: EDITION_URLS.ca.origin, apiKey });
  const reader = clientOf(await keyOf("read"));
  const bytes = await new Response(
    await reader.claimPaper({ id: claimId, paper: "report.pdf" }),
  ).arrayBuffer();
  expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe("%PDF-");
  const writer = clientOf(await keyOf("write"));
  const refusal = await writer.claimPaper({ id: claimId, paper: "package" }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(GfLedgerError);
  expect(refusal).toMatchObject({ status: 403, code: "forbidden" });
});
