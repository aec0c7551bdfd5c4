import { exportAccount } from "@gf-ledger/api/account-data/verbs/open-account-export";
import { admitPerson } from "@gf-ledger/api/gate/count-call";
import { answerOf } from "@gf-ledger/api/refusals/refusal-error";
import { respondWithDocument } from "@/server/documents/respond";

/** Returns all of the person's data as a ZIP (accounts-40), streamed as it is made. */
export function GET(request: Request): Promise<Response> {
  return respondWithDocument(request, async (context) =>
    answerOf(await exportAccount(await admitPerson(context), request.signal)),
  );
}
