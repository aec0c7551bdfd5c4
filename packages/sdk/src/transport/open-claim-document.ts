import type { Audience } from "@gf-ledger/domain/papers/audience";
import { errorOfAnswer, errorOfCall } from "./failure";
import type { Fetch } from "./resilient-fetch";

/** The papers of a claim: a ZIP of all, the report as PDF, the workbook. */
export type ClaimDocument = "package" | "report.pdf" | "report.xlsx";

interface DocumentCall {
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: Fetch;
  readonly id: string;
  readonly paper: ClaimDocument;
  readonly audience?: Audience | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Begins the download of one paper and resolves to its bytes as they come. @throws GfLedgerError */
export async function fetchClaimPaper(call: DocumentCall): Promise<ReadableStream<Uint8Array>> {
  const { base, headers, fetch, id, paper: document, audience, signal } = call;
  const url = `${base}/api/claims/${encodeURIComponent(id)}/${document}${audience ? `?for=${audience}` : ""}`;
  let answer: Response;
  try {
    answer = await fetch(url, { headers, ...(signal ? { signal } : {}) });
  } catch (error) {
    throw errorOfCall(error);
  }
  if (!answer.ok || !answer.body) throw await errorOfAnswer(answer);
  return answer.body;
}
