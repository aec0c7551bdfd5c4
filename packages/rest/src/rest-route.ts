import type { createCaller } from "@gf-ledger/api/app-router";
import type { ApiContext } from "@gf-ledger/api/context";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

type Caller = ReturnType<typeof createCaller>;
type Nouns = { [Noun in keyof Caller]: keyof Caller[Noun] & string };

/** A procedure by its dotted path: `receipts.create`. */
export type ProcedurePath = { [Noun in keyof Nouns & string]: `${Noun}.${Nouns[Noun]}` }[keyof Nouns &
  string];

export interface RequestExample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** One row of the table: a method and a path, the procedure they call, and its description. */
export interface RestRoute {
  readonly method: Method;
  /** With `{names}` for the parts that vary; each becomes a field of the procedure's input. */
  readonly path: string;
  readonly procedure: ProcedurePath;
  /** Given where one procedure has two paths; otherwise made from the procedure's name. */
  readonly operationId?: string;
  /**
   * Who may call: everybody; somebody signed in, or an API key that may `read` or `write`; or somebody signed in on the
   * website alone (accounts-38). The procedure's own gate decides, and tests compare the two.
   */
  readonly access: "public" | "read" | "write" | "session";
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /** Input fields taken from the query; all others of the query are ignored. */
  readonly query?: readonly string[];
  /** Whether the body holds input fields. Without it a body is never read. */
  readonly body?: "required" | "optional";
  /**
   * The field that may hold a photo (receipts-3): a string of base64 in JSON, or bytes where the body is a
   * photo or a form.
   */
  readonly imageField?: "base64Image" | "receiptImage";
  readonly example?: RequestExample;
  /** The statuses of this call's own failures, beside those every call has. */
  readonly failures?: readonly number[];
  /** Answers in another form than JSON; the procedure then only describes the input. */
  readonly respond?: (ctx: ApiContext, input: unknown) => Promise<Response>;
  /** Answers a caller that accepts `text/event-stream` with events instead of JSON. */
  readonly respondWithEvents?: (ctx: ApiContext, input: unknown) => Promise<Response>;
  /** The media type of that other form. */
  readonly mediaType?: string;
}
