import { type Crowd, cookieOf, personAsking, YEAR } from "./crowd";
import type { Sent } from "./send";

/** What people ask for in twenty calls: mostly who they are and their report, now and then a whole list. */
const GETS = [
  "/api/user",
  `/api/tax-report/summary?year=${YEAR}`,
  "/api/subscription-status",
  "/api/user",
  "/api/tax-report/years",
  "/api/receipts",
  "/api/user",
  `/api/tax-report/summary?year=${YEAR}`,
  "/api/receipts?query=grain",
  "/api/subscription-status",
  "/api/user",
  "/api/tax-report/gf-receipts",
  "/api/user",
  `/api/tax-report/summary?year=${YEAR}`,
  "/api/receipts",
  "/api/user",
  "/api/subscription-status",
  `/api/tax-report/products?year=${YEAR}`,
  "/api/user",
] as const;
const ROUND = GETS.length + 1;

/** Calls without end, each of the next person; one in twenty saves a receipt of eight lines. */
export function mixedCalls(crowd: Crowd, drafts: readonly string[]) {
  let [asked, saved] = [0, 0];
  return (): Sent => {
    const n = asked;
    asked += 1;
    const path = GETS[n % ROUND];
    // In the next round each person asks for something else.
    if (path !== undefined) return { path, cookie: cookieOf(personAsking(crowd, n + Math.floor(n / ROUND))) };
    const id = drafts[saved];
    if (id === undefined) throw new Error("All drafts are saved: ask for fewer seconds.");
    const cookie = cookieOf(personAsking(crowd, saved));
    saved += 1;
    return { path: `/api/receipts/${id}/confirm`, cookie, body: "{}" };
  };
}
