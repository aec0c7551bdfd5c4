import type { CarriedField } from "@gf-ledger/api/trpc/trpc";
import { INPUT_FIELD } from "@gf-ledger/domain/input/form-of-input";
import { readJsonText } from "@gf-ledger/rest/request/body-text";
import { readFileBody } from "@gf-ledger/rest/request/file-body";
import { assertBoundedJson, PLAIN_BODY_BYTES } from "@gf-ledger/rest/request/json-bounds";
import { parseJsonObject } from "@gf-ledger/rest/request/json-object";
import { whileReceiving } from "@gf-ledger/rest/request/receiving";

/**
 * A request whose body has been read. tRPC asks it for its JSON and is given a file's bytes as they are; from a form
 * itself, tRPC would read any length, and it streams no answer to one.
 */
class ReceivedCall extends Request {
  constructor(
    { url, headers, signal }: Request,
    private readonly readJson: () => unknown,
  ) {
    super(url, { method: "POST", headers, signal });
    this.headers.set("content-type", "application/json");
  }

  override async json(): Promise<unknown> {
    return this.readJson();
  }
}

/** The fields that a form has beside its file, which are JSON in one field. */
function othersOf(json: string | undefined): Record<string, unknown> {
  if (json === undefined) return {};
  assertBoundedJson(json);
  return parseJsonObject(json);
}

async function receivedJson(original: Request): Promise<Request> {
  const text = await readJsonText(original);
  return new ReceivedCall(original, () => JSON.parse(text));
}

async function receivedFile(original: Request, carries: CarriedField): Promise<Request> {
  const sent = await readFileBody(original, { carries, maxFieldBytes: PLAIN_BODY_BYTES });
  if (!sent) return receivedJson(original);
  const input = { ...othersOf(sent.fields[INPUT_FIELD]), ...(sent.file ? { [carries]: sent.file } : {}) };
  const call = { json: input };
  const isBatch = new URL(original.url).searchParams.has("batch");
  return new ReceivedCall(original, () => (isBatch ? { 0: call } : call));
}

/**
 * The same request with its body read: at most 100 KB of JSON or, where the call carries a photo or a file, its
 * bytes. @throws AppError for a body over its limit as soon as it is exceeded
 */
export function receivedCall(
  original: Request,
  carries: CarriedField | undefined,
  caller: string,
): Promise<Request> {
  if (carries === undefined) return receivedJson(original);
  return whileReceiving(caller, original, () => receivedFile(original, carries));
}
