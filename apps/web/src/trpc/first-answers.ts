import type { AppRouter } from "@gf-ledger/api/app-router";
import { httpLink, type TRPCLink } from "@trpc/client";
import { endpoint } from "./endpoint";

/** Where a page's own HTML leaves the answers it asked for (`first-calls.tsx`), by the calls' paths. */
export const FIRST_ANSWERS = "gfLedgerFirstAnswers";

declare global {
  interface Window {
    /** An answer is `null` where none came. */
    [FIRST_ANSWERS]?: Record<string, Promise<Response | null>>;
  }
}

/** An answer is of the page that has just been opened, not of one that has been open for a while. */
const FRESH_MS = 15_000;

/** Takes the answer of a call out of the page, so that it is used once; after a refusal the others are asked again. */
async function takeAnswer(path: string): Promise<Response | null> {
  const answers = window[FIRST_ANSWERS] ?? {};
  const taken = answers[path];
  delete answers[path];
  const answer = (await taken) ?? null;
  if (!answer?.ok) delete window[FIRST_ANSWERS];
  return answer;
}

/** Answers a query that the page's own HTML asked already; time, a change or a refusal makes the rest out of date. */
export const firstAnswersLink: TRPCLink<AppRouter> =
  (runtime) =>
  ({ op, next }) => {
    if (op.type === "mutation" || performance.now() > FRESH_MS) delete window[FIRST_ANSWERS];
    if (op.type !== "query" || op.input !== undefined || !window[FIRST_ANSWERS]?.[op.path]) return next(op);
    const link = httpLink<AppRouter>({
      ...endpoint,
      fetch: async (url, init) => (await takeAnswer(op.path)) ?? fetch(url, init as RequestInit),
    });
    return link(runtime)({ op, next });
  };
