import { randomUUID } from "node:crypto";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openProduct, type Product } from "../resilience/support/product";
import { type Caller, callerFrom, mailTo, newAccount } from "./support/callers";

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

let people = 0;
/** A browser at an address of its own, for which nothing was counted yet. */
function newCaller(): Caller {
  people += 1;
  return callerFrom(product, `127.0.1.${people}`);
}

/** A new account, signed in. */
async function signedIn() {
  const caller = newCaller();
  const email = `person-${people}@example.com`;
  await newAccount(caller, email, "Correct-Horse-7");
  return { email, caller };
}
type Person = Awaited<ReturnType<typeof signedIn>>;

/** What a call answers. @throws when it is refused. */
async function answered<Body>(caller: Caller, method: string, path: string, json?: unknown, bearer?: string) {
  const { status, body } = await caller.send(method, path, { json, bearer });
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
  return body as Body;
}

/** Somebody with a loaf of 2026 and a claim of that year. */
async function claimant() {
  const owner = await signedIn();
  const { people: household } = await answered<{ people: { id: string }[] }>(
    owner.caller,
    "GET",
    "/api/people",
  );
  await answered(owner.caller, "PUT", `/api/people/${household[0]?.id}`, {
    name: "Ann",
    relation: "self",
    celiac: true,
  });
  const { id: lineId } = await answered<{ id: string }>(owner.caller, "POST", "/api/tax-report/line-items", {
    product_name: "GF rye loaf",
    gf_price: 7.49,
    non_gf_equiv_price: 3.86,
    purchase_date: "2026-03-14",
    store_location: "Maple Grocer",
  });
  const { id: claimId } = await answered<{ id: string }>(owner.caller, "POST", "/api/claims", {
    taxYear: 2026,
  });
  return { ...owner, lineId, claimId };
}
type Claimant = Awaited<ReturnType<typeof claimant>>;

/** Who is asked to the owner's records, and accepts. */
async function joined(owner: Person, role: "member" | "preparer", name = "Maria") {
  const guest = await signedIn();
  await answered(guest.caller, "PUT", "/api/account/profile", { name, edition: "ca", taxReminders: true });
  await answered(owner.caller, "POST", "/api/household/invitations", { email: guest.email, role });
  const { mail, link } = await mailTo(guest.caller, guest.email, "join-household");
  const token = new URLSearchParams(link.hash.slice(1)).get("invitation");
  await answered(guest.caller, "POST", "/api/household/accept", { token });
  return { ...guest, mail };
}

/** Changes the loaf's price as `caller`, so that it is recorded who did. */
const correctLoaf = (caller: Caller, { lineId }: Claimant, price: number, bearer?: string) =>
  answered(caller, "PUT", `/api/tax-report/line-items/${lineId}`, { gf_price: price }, bearer);

interface Changes {
  readonly recorded: readonly { field: string | null; changedBy: string }[];
}
const changesOf = ({ caller, claimId }: Claimant) =>
  answered<Changes>(caller, "GET", `/api/claims/${claimId}/changes`);

const cookieOf = ({ cookies }: Caller) => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
const bytesOf = async (path: string, caller: Caller) =>
  new Uint8Array(await (await product.send("GET", path, { cookie: cookieOf(caller) })).arrayBuffer());

describe("claim-36 accounts-73 the record of changes", () => {
  /** A preparer's own download, with one more change in it, and what importing it is answered. */
  async function importWithChange(preparer: Person, change: object) {
    const files = unzipSync(await bytesOf("/api/account/export", preparer.caller));
    const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
    const record = {
      id: randomUUID(),
      change: "changed",
      field: "status",
      old: "draft",
      new: "filed",
      changedBy: "you",
      why: null,
      ...change,
    };
    const [manifest, changes] = [read("manifest.json"), [...read("changes.json"), record]];
    manifest.figures.changes = changes.length;
    files["changes.json"] = strToU8(JSON.stringify(changes));
    files["manifest.json"] = strToU8(JSON.stringify(manifest));
    const answer = await fetch(`${product.origin}/api/account/import`, {
      method: "POST",
      headers: {
        "content-type": "application/zip",
        cookie: cookieOf(preparer.caller),
        accept: "application/json",
      },
      body: zipSync(files),
    });
    return { status: answer.status, ...((await answer.json()) as { message: string }) };
  }

  test("is not hidden by a ZIP with a change about the owner's claim, dated 2099, that a preparer imports", async () => {
    const owner = await claimant();
    const preparer = await joined(owner, "preparer");
    await correctLoaf(owner.caller, owner, 5.99);
    const before = await changesOf(owner);
    expect(before.recorded.map(({ field }) => field)).toContain("price");

    await answered(preparer.caller, "POST", "/api/household/look-at", { accountId: null });
    const about = { thing: "claim", thingId: owner.claimId };
    const [far, near] = ["2099-01-01T00:00:00.000Z", new Date().toISOString()];
    expect(await importWithChange(preparer, { ...about, changedAt: far })).toMatchObject({
      status: 422,
      message: expect.stringContaining("dated after today"),
    });
    expect((await importWithChange(preparer, { ...about, changedAt: near })).status).toBe(422);
    expect(await changesOf(owner)).toEqual(before);
    const papers = unzipSync(await bytesOf(`/api/claims/${owner.claimId}/package`, owner.caller));
    const [table] = Object.keys(papers).filter((name) => name.includes("changes"));
    expect(strFromU8(papers[table ?? ""] ?? new Uint8Array())).toContain("7.49");
  });

  test.each(["you", "the owner", "API key scan", "GF Ledger"])(
    "claim-39 a member named %s stands in it with a role",
    async (name) => {
      const owner = await claimant();
      const member = await joined(owner, "member", name);
      await correctLoaf(member.caller, owner, 5.99);
      const { recorded } = await changesOf(owner);
      expect(recorded.find(({ field }) => field === "price")?.changedBy).toBe(`${name} (member)`);
    },
  );
});

describe("claim-38 a link to a claim", () => {
  /** A link to the claim that `maker` makes, let in at a browser of the accountant's; how it is answered since. */
  async function sharedBy(maker: Caller, { claimId }: Claimant, bearer?: string) {
    const [accountant, email] = [newCaller(), `accountant-${people}@example.com`];
    const { url } = await answered<{ url: string }>(maker, "POST", "/api/shares", { claimId, email }, bearer);
    const token = new URLSearchParams(new URL(url).hash.slice(1)).get("link");
    const open = (code?: string | null) =>
      accountant.send("POST", "/api/shares/open", { json: { token, ...(code ? { code } : {}) } });
    await open();
    const { link } = await mailTo(accountant, email, "shared-claim");
    await open(new URLSearchParams(link.hash.slice(1)).get("code"));
    return open;
  }
  const SHOWN = { status: 200, body: { claim: { taxYear: 2026 } } };

  test("that a member made for herself ends when she is removed", async () => {
    const owner = await claimant();
    const member = await joined(owner, "member");
    const open = await sharedBy(member.caller, owner);
    expect(await open()).toMatchObject(SHOWN);
    const { members } = await answered<{ members: { id: string }[] }>(owner.caller, "GET", "/api/household");
    await answered(owner.caller, "DELETE", `/api/household/members/${members[0]?.id}`);
    expect((await open()).status).toBe(404);
  });

  test("that a key made ends when the key is revoked", async () => {
    const owner = await claimant();
    const scopes = ["read", "write"];
    const { id, key } = await answered<{ id: string; key: string }>(
      owner.caller,
      "POST",
      "/api/account/api-keys",
      { name: "scan", scopes, expiresInDays: 10 },
    );
    const open = await sharedBy(newCaller(), owner, key);
    expect(await open()).toMatchObject(SHOWN);
    await answered(owner.caller, "DELETE", `/api/account/api-keys/${id}`);
    expect((await open()).status).toBe(404);
  });
});

describe("accounts-84 accounts-85 invitations", () => {
  test("hold nothing of who invites, and the sixth of a day is refused", async () => {
    const owner = await signedIn();
    const name = "Pay at www.example.net or write to me@example.net and to all of my friends, please, today";
    await answered(owner.caller, "PUT", "/api/account/profile", { name, edition: "ca", taxReminders: true });
    const { mail } = await joined(owner, "member");
    for (const said of [mail.subject, mail.text, mail.html])
      expect(said).not.toMatch(/example\.net|friends|Pay at|person-/);

    const statuses: number[] = [];
    for (let count = 0; count < 5; count++) {
      const json = { email: `stranger-${count}@example.com`, role: "member" };
      statuses.push((await owner.caller.send("POST", "/api/household/invitations", { json })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });
});
