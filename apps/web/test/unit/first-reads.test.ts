import type { AppRouter } from "@gf-ledger/api/app-router";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import type { Operation, OperationResultEnvelope, TRPCClientError } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { expect, test } from "vitest";
import { askFirstReadsAnew, firstReadsLink } from "@/trpc/first-reads";

/** A read whose answers come when they are given, in the order in which they were asked. */
function read() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const answers: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey: ["estimate"], queryFn });
  const end = observer.subscribe(() => {});
  const shown = () => observer.getCurrentResult().data;
  return { client, answers, shown, end };
}

test("screens-53 a first read that was under way when something was changed is asked again, and its old answer is not shown", async () => {
  const { client, answers, shown, end } = read();
  askFirstReadsAnew(client.getQueryCache());
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.("from before");
  answers[1]?.("from after");
  await expect.poll(shown).toBe("from after");
  end();
});

test("screens-53 so is one whose page has been left, as its answer would be kept", async () => {
  const { client, answers, end } = read();
  end();
  askFirstReadsAnew(client.getQueryCache());
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.("from before");
  answers[1]?.("from after");
  await expect.poll(() => client.getQueryData(["estimate"])).toBe("from after");
});

test.each([
  ["mutation", 2],
  ["query", 1],
] as const)(
  "screens-53 it is asked again after each %s that was answered: %i times in all",
  async (type, times) => {
    const { client, answers, end } = read();
    await expect.poll(() => answers.length).toBe(1);
    const op: Operation = { id: 1, type, path: "claims.change", input: {}, context: {}, signal: null };
    await new Promise<void>((resolve) => {
      const next = () =>
        observable<OperationResultEnvelope<unknown, TRPCClientError<AppRouter>>, TRPCClientError<AppRouter>>(
          (observer) => {
            observer.next({ result: { type: "data", data: {} } });
            observer.complete();
          },
        );
      firstReadsLink(client.getQueryCache())({})({ op, next }).subscribe({ complete: resolve });
    });
    await Promise.resolve();
    expect(answers.length).toBe(times);
    end();
  },
);

test("screens-53 what has been read is left to whoever changes it", async () => {
  const { client, answers, shown, end } = read();
  answers[0]?.("read");
  await expect.poll(shown).toBe("read");
  askFirstReadsAnew(client.getQueryCache());
  await Promise.resolve();
  expect(answers.length).toBe(1);
  end();
});
