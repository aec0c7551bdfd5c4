import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

describe("Sessions", () => {
  test("are listed with the current one marked; a password change ends the others", async () => {
    const { call, user } = await testApp.signIn();
    await testApp.database.session.create({
      data: {
        userId: user.id,
        sessionTokenHash: "other",
        expires: new Date(testApp.clock.now.getTime() + 1e6),
      },
    });
    expect((await call.account.sessions()).map((session) => session.current).sort()).toEqual([false, true]);
    await testApp.mayChoosePassword(user.id);
    await call.account.changePassword({ password: "Correct1horse" });
    expect(await call.account.sessions()).toHaveLength(1);
    const refusal = await refusalOf(
      call.account.changePassword({ currentPassword: "wrong", password: "Correct2horse" }),
    );
    expect(refusal).toEqual({ code: "FORBIDDEN", message: "Your current password is incorrect." });
  });
});

describe("accounts-42 deleting the account", () => {
  test("mail-11 asks for the password, then everything of it is gone at once and its owner is told", async () => {
    const { call, user } = await testApp.signIn("leaving@example.com");
    const bystander = await testApp.signIn();
    await testApp.mayChoosePassword(user.id);
    await call.account.changePassword({ password: "Correct1horse" });
    const { id } = await call.receipts.create({ image: Buffer.from("photo") });
    await call.receipts.confirm({ id });
    await call.account.createApiKey({ name: "Script" });
    expect((await refusalOf(call.account.delete({ password: "wrong" }))).code).toBe("FORBIDDEN");
    await call.account.delete({ password: "Correct1horse" });
    const left = await Promise.all([
      testApp.database.user.count({ where: { id: user.id } }),
      testApp.database.receipt.count({ where: { userId: user.id } }),
      testApp.database.session.count({ where: { userId: user.id } }),
      testApp.database.apiKey.count({ where: { userId: user.id } }),
      testApp.database.countedSave.count({ where: { userId: user.id } }),
    ]);
    expect(left).toEqual([0, 0, 0, 0, 0]);
    expect((await testApp.mails()).at(-1)?.to).toBe("leaving@example.com");
    expect(await testApp.database.user.count({ where: { id: bystander.user.id } })).toBe(1);
  });
});
