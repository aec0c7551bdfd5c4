import { SIGNED_IN_HINT_COOKIE } from "@gf-ledger/domain/account/cookie-names";
import { isDevelopment } from "@/environment/process-environment";
import type { RouterOutputs } from "./client";
import { FIRST_ANSWERS } from "./first-answers";
import { OwnScript } from "./own-script";

/** The path of a call, such as `auth.user`. */
type CallPath = {
  [Router in keyof RouterOutputs & string]: `${Router}.${keyof RouterOutputs[Router] & string}`;
}[keyof RouterOutputs & string];

/** Runs before the page's other scripts; asks nothing where nobody can be signed in. */
const scriptOf = (calls: readonly CallPath[]) =>
  `/(?:^|; )${SIGNED_IN_HINT_COOKIE}=1/.test(document.cookie)&&` +
  `(self.${FIRST_ANSWERS}=Object.fromEntries(${JSON.stringify(calls)}.map(path=>` +
  `[path,fetch("/api/trpc/"+path,{headers:{"Accept-Language":document.documentElement.lang}})` +
  // Read at once: an answer that nobody takes would keep its connection.
  `.then(async answer=>new Response(await answer.blob(),answer)).catch(()=>null)])))`;

/**
 * Begins calls of a page in its own HTML, while the scripts that ask for their answers are still on their way
 * (screens-50): queries without an input that the page asks for first.
 */
export function FirstCalls({ calls }: { calls: readonly CallPath[] }) {
  // In development the policy of a page has no hash of this script, and the page asks for itself.
  return isDevelopment() ? null : <OwnScript code={scriptOf(calls)} />;
}
