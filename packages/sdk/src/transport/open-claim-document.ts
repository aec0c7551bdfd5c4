import type { PapersAudience } from "../api-shape";
import { type CallSettings, errorOfAnswer, errorOfCall } from "./failure";
import type { Fetch } from "./resilient-fetch";

/** The documents of a claim: a ZIP of all, the report as PDF, the workbook. */
export type ClaimDocument = "package" | "report.pdf" | "report.xlsx";

interface DocumentCall {
  readonly settings: CallSettings;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: Fetch;
  readonly id: string;
  readonly paper: ClaimDocument;
  readonly audience?: PapersAudience | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Begins the download of one paper and resolves to its bytes as they come. @throws GfLedgerError */
export async function fetchClaimPaper(call: DocumentCall): Promise<ReadableStream<Uint8Array>> {
  const { settings, headers, fetch, id, paper: document, audience, signal } = call;
  const asked = audience ? `?for=${audience}` : "";
  const url = `${settings.base}/api/claims/${encodeURIComponent(id)}/${document}${asked}`;
  let answer: Response;
  try {
    answer = await fetch(url, { headers, ...(signal ? { signal } : {}) });
  } catch (error) {
    throw errorOfCall(error, settings);
  }
  if (!answer.ok || !answer.body) throw await errorOfAnswer(answer, settings);
  return answer.body;
}
