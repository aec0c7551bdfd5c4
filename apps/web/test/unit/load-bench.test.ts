import { expect, test } from "vitest";
import { boundedNumbers } from "../../bench/load/bounded-numbers";
import { onThisMachine } from "../../bench/load/loopback";
import { openLoop } from "../../bench/load/open-loop";
import { addedEfficiency } from "../../bench/load/throughput-table";

/** A clock that stands still unless somebody waits or holds it up. */
function stoppedClock() {
  let time = 1000;
  return {
    now: () => time,
    sleep: async (milliseconds: number) => {
      // What was answered is told before time passes.
      await new Promise((resolve) => setImmediate(resolve));
      time += milliseconds;
    },
    holdUp: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test("load is made on this machine alone", () => {
  expect(onThisMachine("http://127.0.0.1:3000/api/user").port).toBe("3000");
  for (const elsewhere of [
    "http://10.0.0.7:3000",
    "http://localhost.example.org",
    "https://127.0.0.1",
    "http://[::1]",
  ])
    expect(() => onThisMachine(elsewhere)).toThrow("Load is made on 127.0.0.1 alone");
});

test("in an open loop requests arrive whether earlier ones are answered or not", async () => {
  const waiting: (() => void)[] = [];
  const send = (n: number) =>
    new Promise<boolean>((resolve) => {
      waiting.push(() => resolve(true));
      // Nobody is answered before the last one is there.
      if (n === 19) for (const answer of waiting) answer();
    });
  const { times, failed, turnedAway } = await openLoop({ rate: 1000, seconds: 0.02, most: 20, send });
  expect([times.length, failed, turnedAway]).toEqual([20, 0, 0]);
});

test("a wait in an open loop begins when the request was due, not when it could be sent", async () => {
  const clock = stoppedClock();
  const send = async (n: number) => {
    if (n === 2) clock.holdUp(45);
    return true;
  };
  const { times } = await openLoop({ rate: 100, seconds: 0.1, most: 10, send, clock });
  // The third holds everything up for 45 ms; the next four were due in that time.
  expect(times).toEqual([0, 0, 45, 35, 25, 15, 5, 0, 0, 0]);
});

test("an open loop turns away what comes while too many are in hand, and counts what fails", async () => {
  const clock = stoppedClock();
  let answer = (_well: boolean) => {};
  const stuck = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  const send = (n: number) => (n < 2 ? Promise.reject(new Error("refused")) : stuck);
  const loop = openLoop({ rate: 10, seconds: 1, most: 3, send, clock });
  await expect.poll(() => clock.now()).toBe(1900);
  answer(false);
  const { times, failed, turnedAway } = await loop;
  expect([times.length, failed, turnedAway]).toEqual([0, 5, 5]);
});

test("what a process adds is told as a share of what one has alone", () => {
  const measured = [
    { processes: 1, done: 100 },
    { processes: 2, done: 180 },
    { processes: 4, done: 280 },
  ];
  expect(addedEfficiency(measured)).toEqual([null, 0.8, 0.5]);
});

test.each(["0", "17", "1,,2", "1.5", "-1", "many", "1e1", ""])("--web %s is refused", (text) => {
  expect(() => boundedNumbers("--web", text, 1, 16)).toThrow("--web takes whole numbers from 1 to 16");
});

test("the numbers of an option are taken once each", () => {
  expect(boundedNumbers("--web", "1, 2,4,2", 1, 16)).toEqual([1, 2, 4]);
});
