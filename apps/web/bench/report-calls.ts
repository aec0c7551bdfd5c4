import type { Account } from "./account";
import { sideBySide, type Target } from "./load/load";
import type { Measurement } from "./measurement";
import type { BenchServer } from "./process/bench-server";

const CLIENTS = [1, 16] as const;
const milliseconds = (value: number) => `${value.toFixed(2)} ms`;

/** A tRPC query's address. */
const trpc = (path: string, input?: object) =>
  `/api/trpc/${path}${input ? `?input=${encodeURIComponent(JSON.stringify({ json: input }))}` : ""}`;

/** Each report call, over REST and tRPC, with its budget against the bare SQL beneath it. */
const REPORTS = [
  {
    name: "summary",
    rest: "/api/tax-report/summary?year=2026",
    trpc: trpc("taxReport.summary", { year: 2026 }),
    budget: 2,
  },
  { name: "years", rest: "/api/tax-report/years", trpc: trpc("taxReport.years"), budget: 1.5 },
  {
    name: "lineItems",
    rest: "/api/tax-report/gf-receipts",
    trpc: trpc("taxReport.lineItems"),
    budget: 1.5,
  },
] as const;
const SIGNED_IN_CALL_BUDGET = 2.5;

function measurement(
  name: string,
  against: string,
  budget: number,
  { ratios, own, other }: Awaited<ReturnType<typeof sideBySide>>,
): Measurement {
  return {
    name,
    against,
    unit: "×",
    budget,
    runs: ratios,
    detail: `${milliseconds(own)} : ${milliseconds(other)}`,
  };
}

/** Reports for 5,000 items against bare SQL, and a light call against an empty route. */
export async function reportCalls(server: BenchServer, account: Account): Promise<Measurement[]> {
  const signedIn = (path: string): Target => ({
    url: `${server.origin}${path}`,
    headers: { ...server.headers, cookie: account.cookie },
  });
  const anonymous = (path: string): Target => ({ url: `${server.origin}${path}`, headers: server.headers });
  const rows: Measurement[] = [];
  for (const clients of CLIENTS) {
    const of = (name: string) => `${name}, ${clients} client${clients === 1 ? "" : "s"}`;
    for (const { name, budget, ...faces } of REPORTS) {
      const bare = anonymous(`/api/bench/sql?statement=${name}&user=${account.userId}`);
      for (const face of ["rest", "trpc"] as const) {
        const pair = await sideBySide(signedIn(faces[face]), bare, clients);
        rows.push(measurement(of(`${name} of 5,000 items (${face})`), "bare SQL in a route", budget, pair));
      }
    }
    const light = await sideBySide(signedIn(trpc("auth.user")), anonymous("/api/bench/empty"), clients);
    const called = of("signed-in tRPC call (auth.user)");
    rows.push(measurement(called, "empty route", SIGNED_IN_CALL_BUDGET, light));
  }
  return rows;
}
