import { databaseUnavailable, describeError } from "@gf-ledger/api/trpc/error-mapper";
import { errorAnswer, finishAnswer } from "@gf-ledger/rest/answer/answer-headers";
import NextAuth from "next-auth";
import { container } from "@/server/container";
import { boundedRequest } from "@/server/request/bounded-request";
import { createRequestContext } from "@/server/request/request-context";
import { requestFacts } from "@/server/request/request-facts";
import { restHandler } from "@/server/request/rest";
import { answerSignOn, isSignOn } from "@/server/sign-on/answer-sign-on";
import { authOptions } from "@/server/sign-on/auth-options";

type Context = { params: Promise<{ nextauth: string[] }> };
type Handler = (request: Request, context: Context) => Promise<Response>;

/** The actions of next-auth; anything else below /api/auth is answered like any unknown call. */
const ACTIONS = new Set([
  "session",
  "csrf",
  "providers",
  "signin",
  "signout",
  "callback",
  "verify-request",
  "error",
  "_log",
]);

/** Makes next-auth's handler with each request: at build time there is no environment to read. */
const handle: Handler = async (request, context) => {
  const { nextauth } = await context.params;
  if (!ACTIONS.has(nextauth[0] ?? "")) return restHandler(request);
  const facts = requestFacts(request);
  try {
    if (container().databaseWatch.away) throw databaseUnavailable();
    await container().limits.consume("callsOfCaller", `client:${facts.client}`);
    if (isSignOn(nextauth) && container().settings.signOn) {
      const ctx = await createRequestContext(request, facts);
      const answer = await answerSignOn(await boundedRequest(request), context, ctx);
      for (const cookie of ctx.setCookies) answer.headers.append("Set-Cookie", cookie);
      return answer;
    }
    return await (NextAuth(authOptions()) as Handler)(await boundedRequest(request), context);
  } catch (error) {
    const described = describeError(error, facts);
    if (described.status === 500)
      container().log("error", "auth_call_failed", { requestId: facts.requestId, error });
    return finishAnswer(errorAnswer(described), { request, ...facts, setCookies: [] });
  }
};

export { handle as GET, handle as POST, restHandler as DELETE, restHandler as OPTIONS, restHandler as PUT };
