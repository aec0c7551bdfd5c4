import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { askFirstReadsAnew } from "@/trpc/first-reads";

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

test("screens-53 a first read that was under way when something was changed is asked anew, and its old answer is not shown", async () => {
  const { client, answers, shown, end } = read();
  askFirstReadsAnew(client.getQueryCache());
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.("from before");
  answers[1]?.("from after");
  await expect.poll(shown).toBe("from after");
  end();
});

test("screens-53 what has been read is left to whoever changes it", async () => {
  const { client, answers, shown, end } = read();
  answers[0]?.("read");
  await expect.poll(shown).toBe("read");
  askFirstReadsAnew(client.getQueryCache());
  await Promise.resolve();
  expect(answers.length).toBe(1);
  end();
});
