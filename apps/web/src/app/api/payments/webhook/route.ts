import { createCaller } from "@gf-ledger/api/app-router";
import { databaseUnavailable, describeError } from "@gf-ledger/api/trpc/error-mapper";
import { errorAnswer, finishAnswer } from "@gf-ledger/rest/answer/answer-headers";
import { readBodyText } from "@gf-ledger/rest/request/body-text";
import { PLAIN_BODY_BYTES } from "@gf-ledger/rest/request/json-bounds";
import { container } from "@/server/container";
import { createRequestContext } from "@/server/request/request-context";
import { requestFacts } from "@/server/request/request-facts";

/** Takes the payment provider's events. The body must reach the signature check exactly as it was sent. */
export async function POST(request: Request): Promise<Response> {
  const facts = requestFacts(request);
  const finished = (answer: Response) => finishAnswer(answer, { request, ...facts, setCookies: [] });
  try {
    const { databaseWatch, limits } = container();
    if (databaseWatch.away) throw databaseUnavailable();
    // Before the body is read: anybody may send one, and only the whole body tells who did (plans-13).
    await limits.consume("paymentEventsOfClient", `client:${facts.client}`);
    const body = await readBodyText(request, PLAIN_BODY_BYTES);
    const context = await createRequestContext(request, facts);
    const signature = request.headers.get("stripe-signature");
    return finished(
      Response.json(await createCaller(context).subscription.receiveEvent({ body, signature })),
    );
  } catch (error) {
    const described = describeError(error, facts);
    if (described.status === 500)
      container().log("error", "payment_event_failed", { requestId: facts.requestId, error });
    return finished(errorAnswer(described));
  }
}
