import "./localhost-names";

export type TestedEdition = "ca" | "us";

const addressIn = (name: string) => new URL(process.env[name] ?? "");

/** Where the two editions of the server under test answer. */
export const EDITION_URLS: Readonly<Record<TestedEdition, URL>> = {
  ca: addressIn("CONTRACT_URL_CA"),
  us: addressIn("CONTRACT_URL_US"),
};

export interface Sent {
  readonly edition?: TestedEdition;
  readonly cookie?: string;
  readonly apiKey?: string;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is, as JSON unless the headers say otherwise. */
  readonly raw?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body parsed, `null` when it is not JSON. */
  readonly body: unknown;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** One request to the server under test. */
export async function send(method: string, path: string, sent: Sent = {}): Promise<HttpAnswer> {
  const { edition = "ca", cookie, apiKey, json, raw } = sent;
  const body = json === undefined ? raw : JSON.stringify(json);
  const response = await fetch(`${EDITION_URLS[edition].origin}${path}`, {
    method,
    redirect: "manual",
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(cookie ? { cookie } : {}),
      ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      ...sent.headers,
    },
    ...(body === undefined ? {} : { body: body as string }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parsed(text) };
}
