import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { beginImport } from "../src/account-data/import-account";
import { exportAccount } from "../src/account-data/open-account-export";
import { answerOf } from "../src/refusals/refusal-error";
import { extraOf } from "./support/claims";
import { logged } from "./support/logged";
import { readItem } from "./support/reading";
import { readingAt, readReceipt } from "./support/receipts";
import { openStage, type Stage } from "./support/stage";
import { filesIn, zipOf } from "./support/zip";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

type Person = Awaited<ReturnType<Stage["signIn"]>>;
const signedIn = ({ context }: Person) => {
  if (!context.actor) throw new Error("This person is signed in.");
  return { ...context, actor: context.actor };
};
const exportOf = async (person: Person) => buffer(answerOf(await exportAccount(signedIn(person))).stream);
async function bringIn(person: Person, bytes: Uint8Array) {
  const { bringIn: fill, end } = answerOf(await beginImport(signedIn(person)));
  return answerOf(await fill(bytes, {}).finally(end));
}
const linesOf = async ({ call }: Person) => (await call.taxReport.lineItems()).lineItems;
const BREAD = readingAt("Maple Grocer", "2026-03-14", [readItem("GF WHT BREAD", 699)]);

describe("accounts-52 a download is merged into an account that is not empty", () => {
  test("receipts by their photo's fingerprint, whatever else was bought since", async () => {
    const [here, there] = [await stage.signIn(), await stage.signIn()];
    const photo = await readReceipt(stage, there, BREAD);
    await there.call.receipts.confirm({ id: photo.id });
    const zip = await exportOf(there);
    await bringIn(here, zip);
    await here.call.taxReport.addLineItem({ name: "GF cake", price: 5, purchaseDate: "2026-03-01" });
    const later = await readReceipt(
      stage,
      there,
      readingAt("Co-op", "2026-03-15", [readItem("GF PASTA", 499)]),
    );
    await there.call.receipts.confirm({ id: later.id });
    const merged = await bringIn(here, await exportOf(there));
    expect(merged).toMatchObject({ receipts: 1, lineItems: 1, inConflict: 0 });
    expect((await linesOf(here)).map(({ price }) => price).sort()).toEqual([4.99, 5, 6.99]);
    expect(await stage.database.receipt.count({ where: { userId: here.user.id } })).toBe(2);
  });

  test("what differs stays as it is here, and is counted", async () => {
    const [here, there] = [await stage.signIn(), await stage.signIn()];
    await logged(stage, there, [{ name: "GF bread" }, { name: "GF bread" }, { name: "GF pie" }]);
    await there.call.people.add({ name: "Kim", relation: "spouse", celiac: true });
    await there.call.people.setShares({ shares: [] });
    await logged(stage, here, [{ name: "GF Bread", regularPrice: 300 }]);
    await here.call.people.add({ name: "Lou", relation: "spouse", celiac: false });
    const merged = await bringIn(here, await exportOf(there));
    expect(merged).toMatchObject({ lineItems: 2, inConflict: 2 });
    expect(merged.message).toContain("2 records differ from what is here, which was kept.");
    expect((await linesOf(here)).map(({ regularPrice }) => regularPrice).sort()).toEqual([3, 3.49, 3.49]);
    expect((await here.call.people.list({})).people.map(({ name }) => name)).toContain("Lou");
    expect((await here.call.people.list({})).people.map(({ name }) => name)).not.toContain("Kim");
  });

  test("sample data go into an empty account only", async () => {
    const [here, there] = [await stage.signIn(), await stage.signIn()];
    await stage.database.user.update({ where: { id: there.user.id }, data: { isSample: true } });
    await logged(stage, there, [{}]);
    await logged(stage, here, [{}]);
    const files = await filesIn(await exportOf(there));
    const manifest = { ...JSON.parse(files.get("manifest.json") ?? ""), sample: true };
    files.set("manifest.json", JSON.stringify(manifest));
    await expect(bringIn(here, await zipOf(files))).rejects.toMatchObject({ status: 409 });
    expect(await linesOf(here)).toHaveLength(1);
  });
});

describe("accounts-53 claims and the record of changes", () => {
  async function filer() {
    const person = await stage.signIn();
    await logged(stage, person, [extraOf(10, "2025-03-03"), extraOf(4, "2025-04-03")]);
    const { id } = await person.call.claims.create({ taxYear: 2025 });
    await person.call.claims.file({ id, why: "Sent with the return" });
    return { person, id };
  }

  test("a filed claim is brought in with its snapshot, which this account's own rows are compared with", async () => {
    const { person, id } = await filer();
    const before = await person.call.claims.changes({ id });
    expect(before.difference).toEqual([]);
    const other = await stage.signIn();
    await bringIn(other, await exportOf(person));
    const [claim] = (await other.call.claims.list()).claims;
    expect(claim).toMatchObject({ taxYear: 2025, status: "filed" });
    expect(claim?.id).not.toBe(id);
    const filed = await stage.database.claim.findUniqueOrThrow({ where: { id } });
    expect(await stage.database.claim.findUniqueOrThrow({ where: { id: claim?.id ?? "" } })).toMatchObject({
      snapshot: filed.snapshot,
      snapshotSha256: filed.snapshotSha256,
    });
    const changes = await other.call.claims.changes({ id: claim?.id ?? "" });
    expect(changes).toMatchObject({
      difference: [],
      amountFiled: before.amountFiled,
      amountNow: before.amountNow,
    });
    const [line] = await linesOf(other);
    await other.call.taxReport.updateLineItem({ id: line?.id ?? "", price: 50, why: "Read again" });
    const after = await other.call.claims.changes({ id: claim?.id ?? "" });
    expect(after.difference.length).toBeGreaterThan(0);
    expect(after.recorded).toMatchObject(
      [{ field: "extraCost" }, { field: "price", why: "Read again" }].slice(1),
    );
    expect(
      await stage.database.lineItem.count({ where: { userId: other.user.id, claimId: claim?.id ?? "" } }),
    ).toBe(2);
    expect(await bringIn(other, await exportOf(person))).toMatchObject({ inConflict: 1, lineItems: 0 });
  });

  test("brought on to a third account, it is still compared with that one's rows", async () => {
    const { person } = await filer();
    const [second, third] = [await stage.signIn(), await stage.signIn()];
    await bringIn(second, await exportOf(person));
    await bringIn(third, await exportOf(second));
    const [claim] = (await third.call.claims.list()).claims;
    expect((await third.call.claims.changes({ id: claim?.id ?? "" })).difference).toEqual([]);
  });

  test("a year that has a claim here keeps its own, and what comes in is recorded", async () => {
    const { person } = await filer();
    const { person: here, id } = await filer();
    const merged = await bringIn(here, await exportOf(person));
    expect(merged.inConflict).toBeGreaterThan(0);
    expect((await here.call.claims.list()).claims.map((claim) => claim.id)).toEqual([id]);
    await logged(stage, person, [extraOf(7, "2025-05-03")]);
    await bringIn(here, await exportOf(person));
    const { recorded } = await here.call.claims.changes({ id });
    expect(recorded.map(({ thing, change, why }) => [thing, change, why])).toContainEqual([
      ...["line-item", "added", "Brought in from the download of an account"],
    ]);
  });

  test("a snapshot that does not bear out its hash is refused, and nothing comes in", async () => {
    const { person } = await filer();
    const files = await filesIn(await exportOf(person));
    files.set("claims.json", (files.get("claims.json") ?? "").replace(/"snapshot":"\{/, '"snapshot":" {'));
    const other = await stage.signIn();
    await expect(bringIn(other, await zipOf(files))).rejects.toMatchObject({ status: 422 });
    expect(await linesOf(other)).toEqual([]);
  });
});
