import { expect, test } from "vitest";
import { inCall } from "../src/call";
import { ownersLeftOut } from "../src/owner-named";
import { createTestDatabase } from "../src/testing/test-database";

test.each([
  ["SELECT id FROM receipts WHERE id = $1", ["receipts"]],
  ["SELECT user_id FROM receipts WHERE id = $1", ["receipts"]],
  ["SELECT max(changed_at) FROM record_changes WHERE thing_id = $1", ["record_changes"]],
  [
    "SELECT id FROM claims WHERE user_id = $1 AND filed_at > (SELECT max(changed_at) FROM record_changes)",
    ["record_changes"],
  ],
  ["SELECT 1 FROM receipts r JOIN line_items l ON l.receipt_id = r.id WHERE r.user_id = $1", ["line_items"]],
  ["SELECT 1 FROM users, receipts WHERE receipts.id = $1", ["receipts"]],
  ["SELECT id FROM people WHERE user_id = $1 UNION SELECT id FROM claims WHERE id = $2", ["claims"]],
  ["UPDATE claims SET status = 'draft' WHERE id = $1", ["claims"]],
  ["DELETE FROM sessions WHERE id = $1 -- user_id = $2", ["sessions"]],
  ["SELECT 1 FROM \"people\" WHERE name = 'user_id = 1'", ["people"]],
  ["WITH gone AS (DELETE FROM imports WHERE id = $1 RETURNING id) SELECT id FROM gone", ["imports"]],
])("operating-53 `%s` forgets the owner of %j", (statement, tables) => {
  expect(ownersLeftOut(statement)).toEqual(tables);
});

test.each([
  "SELECT id FROM receipts WHERE (user_id = $1 OR false) AND id = $2",
  "SELECT id FROM users WHERE EXISTS (SELECT 1 FROM line_items WHERE user_id = users.id)",
  "SELECT 1 FROM receipts r JOIN line_items AS l ON l.receipt_id = r.id AND l.user_id = r.user_id WHERE r.user_id = $1",
  "INSERT INTO mails_in (id, user_id) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET receipts = 1",
  "SELECT people, receipts FROM pooled_prices WHERE product_id = $1",
  "SELECT id FROM line_items WHERE user_id = $1 ORDER BY id FOR NO KEY UPDATE",
  "/* everybody: the reminder is for all */ SELECT user_id FROM line_items",
  "SELECT extract(year FROM purchase_date) FROM receipts WHERE user_id = $1",
])("operating-53 `%s` names the owner, or says why not", (statement) => {
  expect(ownersLeftOut(statement)).toEqual([]);
});

test("operating-53 in a call no statement runs that forgets the owner, whichever way it is sent", async () => {
  const { database, pool, close } = await createTestDatabase();
  const call = { owner: "somebody", left: null };
  const forgetful = "SELECT id FROM receipts";
  const sent = [
    () => pool.query(forgetful),
    () => pool.query({ name: "forgetful", text: forgetful }),
    () => database.$queryRaw`SELECT id FROM receipts`,
    () => database.$transaction((transaction) => transaction.$executeRaw`DELETE FROM receipts`),
  ];
  for (const send of sent) {
    const sending = inCall(call, async () => void (await send()));
    await expect(sending).rejects.toThrow("does not name the owner of receipts");
  }
  const sessions = inCall(call, async () => await database.session.findMany({ include: { user: true } }));
  expect(await sessions).toEqual([]);
  await close();
});
