import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchAnswers } from "../../launcher/process/watch-answers";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const silence = () => new Promise<never>(() => {});
const refused = () => Promise.reject(new Error("ECONNREFUSED"));
const later = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Watches for `forMs`; resolves with the milliseconds after which the watch called it hung, or `null`. */
async function hungAfter(ask: () => Promise<unknown>, forMs: number): Promise<number | null> {
  const since = performance.now();
  let hung: number | null = null;
  const end = watchAnswers({
    ask,
    onHung: () => {
      hung = performance.now() - since;
    },
  });
  await vi.advanceTimersByTimeAsync(forMs);
  end();
  return hung;
}

test("What leaves five questions in a row unanswered is hung, and told once", async () => {
  expect(await hungAfter(silence, 60_000)).toBe(12_000);
  expect(await hungAfter(refused, 60_000)).toBe(12_000);
});

test("What answers is not, however late, nor what answers every fifth question", async () => {
  expect(await hungAfter(async () => 503, 60_000)).toBeNull();
  expect(await hungAfter(later(7_000), 60_000)).toBeNull();
  let asked = 0;
  const everyFifth = () => (++asked % 5 === 0 ? Promise.resolve() : silence());
  expect(await hungAfter(everyFifth, 120_000)).toBeNull();
});

test("A machine that slept, or a clock that was set, makes nothing hung", async () => {
  let hung = 0;
  const end = watchAnswers({ ask: silence, onHung: () => (hung += 1) });
  for (let sleeps = 0; sleeps < 6; sleeps += 1) {
    await vi.advanceTimersByTimeAsync(8_000);
    // While a machine sleeps no timer runs, but the monotonic clock goes on.
    const asleep = performance.now() + 3_600_000;
    vi.spyOn(performance, "now").mockReturnValueOnce(asleep);
  }
  end();
  expect(hung).toBe(0);
  vi.setSystemTime(Date.now() + DAY_MS);
  expect(await hungAfter(async () => 200, 20_000)).toBeNull();
});

test("A watch that was ended tells nothing more", async () => {
  let hung = 0;
  watchAnswers({ ask: silence, onHung: () => (hung += 1) })();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(hung).toBe(0);
});
