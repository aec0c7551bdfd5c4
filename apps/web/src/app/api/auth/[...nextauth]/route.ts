import NextAuth from "next-auth";
import { authOptions } from "@/server/auth-options";
import { restHandler } from "@/server/rest";

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

/** The handler is made with the first request: at build time there is no environment to read. */
const handle: Handler = async (request, context) => {
  const { nextauth } = await context.params;
  if (!ACTIONS.has(nextauth[0] ?? "")) return restHandler(request);
  return (NextAuth(authOptions()) as Handler)(request, context);
};

export { handle as GET, handle as POST, restHandler as DELETE, restHandler as OPTIONS, restHandler as PUT };
