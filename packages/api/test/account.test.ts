import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { actorOfApiKey } from "../src/gate/api-key-gate";
import { openStage, refusalOf, type Stage } from "./support/stage";

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe("D10 API keys", () => {
  test("are shown once, stored hashed, and open the account they belong to until they are revoked", async () => {
    const { call, user } = await stage.signIn();
    const { key, id } = await call.account.createApiKey({ name: "My script" });
    expect(key).toMatch(/^gfl_[\w-]{40,}$/);
    expect(JSON.stringify(await stage.database.apiKey.findMany())).not.toContain(key);
    expect(JSON.stringify(await call.account.apiKeys())).not.toContain(key);
    expect((await actorOfApiKey(stage.database, key, stage.clock.now))?.user.id).toBe(user.id);
    await call.account.revokeApiKey({ id });
    expect(await actorOfApiKey(stage.database, key, stage.clock.now)).toBeNull();
  });

  test("D30 somebody else's key and session are not found", async () => {
    const owner = await stage.signIn();
    const { id } = await owner.call.account.createApiKey({ name: "Mine" });
    const [session] = await owner.call.account.sessions();
    const { call } = await stage.signIn();
    expect((await refusalOf(call.account.revokeApiKey({ id }))).code).toBe("NOT_FOUND");
    expect((await refusalOf(call.account.revokeSession({ id: session?.id ?? "" }))).code).toBe("NOT_FOUND");
  });
});

describe("Sessions", () => {
  test("are listed with the current one marked; a password change ends the others", async () => {
    const { call, user } = await stage.signIn();
    await stage.database.session.create({
      data: {
        userId: user.id,
        sessionTokenHash: "other",
        expires: new Date(stage.clock.now.getTime() + 1e6),
      },
    });
    expect((await call.account.sessions()).map((session) => session.current).sort()).toEqual([false, true]);
    await call.account.changePassword({ password: "Correct1horse" });
    expect(await call.account.sessions()).toHaveLength(1);
    const refusal = await refusalOf(
      call.account.changePassword({ currentPassword: "wrong", password: "Correct2horse" }),
    );
    expect(refusal).toEqual({ code: "FORBIDDEN", message: "Your current password is not right." });
  });
});

describe("D38 deleting the account", () => {
  test("asks for the password, then everything of it is gone at once and its owner is told", async () => {
    const { call, user } = await stage.signIn("leaving@example.com");
    const bystander = await stage.signIn();
    await call.account.changePassword({ password: "Correct1horse" });
    await call.receipts.create({ base64Image: Buffer.from("photo").toString("base64") });
    await call.account.createApiKey({ name: "Script" });
    expect((await refusalOf(call.account.delete({ password: "wrong" }))).code).toBe("FORBIDDEN");
    await call.account.delete({ password: "Correct1horse" });
    const left = await Promise.all([
      stage.database.user.count({ where: { id: user.id } }),
      stage.database.receipt.count({ where: { userId: user.id } }),
      stage.database.session.count({ where: { userId: user.id } }),
      stage.database.apiKey.count({ where: { userId: user.id } }),
      stage.database.reading.count({ where: { userId: user.id } }),
    ]);
    expect(left).toEqual([0, 0, 0, 0, 0]);
    expect((await stage.mails()).at(-1)?.to).toBe("leaving@example.com");
    expect(await stage.database.user.count({ where: { id: bystander.user.id } })).toBe(1);
  });
});
