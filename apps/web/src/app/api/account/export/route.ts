import { Readable } from "node:stream";
import { exportAccount } from "@gf-ledger/api/account-data/export-account";
import { admitPerson } from "@gf-ledger/api/gate/count-call";
import { answerOf } from "@gf-ledger/api/refusals/refusal-error";
import { describeError } from "@gf-ledger/api/trpc/error-mapper";
import { errorAnswer, finishAnswer } from "@gf-ledger/rest/answer/answer-headers";
import { container } from "@/server/container";
import { refuseForeignRead } from "@/server/refuse-foreign-read";
import { createRequestContext } from "@/server/request-context";
import { requestFacts } from "@/server/request-facts";

/** Answers all of the person's data as a ZIP (accounts-40), streamed as it is made. */
export async function GET(request: Request): Promise<Response> {
  const facts = requestFacts(request);
  const finish = (answer: Response) => finishAnswer(answer, { request, ...facts, setCookies: [] });
  try {
    refuseForeignRead(request);
    const context = await admitPerson(await createRequestContext(request, facts));
    const { fileName, stream } = answerOf(await exportAccount(context));
    stream.on("error", (error) => {
      // The person stopped the download; that is not a failure.
      if (error.name === "AbortError") return;
      container().log("error", "export_failed", { requestId: facts.requestId, error });
    });
    const headers = {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${fileName}"`,
    };
    return finish(new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { headers }));
  } catch (error) {
    const described = describeError(error, facts);
    if (described.status === 500)
      container().log("error", "export_failed", { requestId: facts.requestId, error });
    return finish(errorAnswer(described));
  }
}
