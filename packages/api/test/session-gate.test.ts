import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { actorOfSession } from "../src/gate/session-gate";
import { openStage, type Stage } from "./support/stage";

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const actorOf = (token: string) => actorOfSession(stage.pool, token, stage.clock.now);

test("accounts-4 sessions that are asked for at once each name their own person, in few queries", async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => stage.signIn()));
  const asked = vi.spyOn(stage.pool, "query");
  const actors = await Promise.all([...people, ...people].map(({ token }) => actorOf(token)));
  expect(actors.map((actor) => actor?.user.id)).toEqual([...people, ...people].map(({ user }) => user.id));
  expect(asked.mock.calls.length).toBeLessThan(5);
  asked.mockRestore();
});

test("accounts-4 a session nobody has does not touch those that are asked for with it", async () => {
  const person = await stage.signIn();
  const tokens = ["unknown", person.token, "", person.token, "unknown too"];
  const actors = await Promise.all(tokens.map(actorOf));
  expect(actors.map((actor) => actor?.user.id ?? null)).toEqual([
    null,
    person.user.id,
    null,
    person.user.id,
    null,
  ]);
});

test("accounts-4 whoever signed out is nobody at the very next call, however often was asked before", async () => {
  const { token, user } = await stage.signIn();
  await Promise.all(Array.from({ length: 10 }, () => actorOf(token)));
  await stage.database.session.deleteMany({ where: { userId: user.id } });
  expect(await Promise.all([actorOf(token), actorOf(token), actorOf(token)])).toEqual([null, null, null]);
});

test("a look-up that hangs does not keep the next from asking, and nobody waits for an answer in vain", async () => {
  const { token, user } = await stage.signIn();
  const holder = await stage.pool.connect();
  const waiting = "SELECT FROM pg_locks WHERE relation = 'sessions'::regclass AND NOT granted";
  const waitersAre = (count: number) =>
    vi.waitFor(async () => expect((await holder.query(waiting)).rows).toHaveLength(count));
  try {
    await holder.query("BEGIN");
    await holder.query("LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE");
    const first = actorOf(token);
    await waitersAre(1);
    const second = actorOf(token);
    await waitersAre(2);
    const others = Array.from({ length: 5 }, () => actorOf(token));
    await holder.query("COMMIT");
    const actors = await Promise.all([first, second, ...others]);
    expect(actors.map((actor) => actor?.user.id)).toEqual(Array.from({ length: 7 }, () => user.id));
  } finally {
    holder.release();
  }
});
