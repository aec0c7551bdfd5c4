/** Who is signed in in this browser, and whom a link signs in. */
export interface OtherAccount {
  readonly signedInAs: string;
  readonly linkFor: string;
}

/** The answer to a call: the parsed body of a success, or a failure that a screen can show. */
export type PostAnswer<Body> =
  | { readonly ok: true; readonly body: Body }
  | {
      readonly ok: false;
      readonly status: number;
      /** The server's own sentence; absent when it sent none or could not be reached. */
      readonly message: string | undefined;
      readonly userMessage: string | undefined;
      /** Whether it is the code of an authenticator app that is missing or wrong (accounts-65). */
      readonly asksForCode?: boolean;
      /** Both addresses, told in part, where a link is for somebody else than is signed in here (accounts-83). */
      readonly otherAccount?: OtherAccount;
    };

/**
 * POSTs JSON with the session's cookie and asks for no caching (screens-16). Never throws; the status is 0
 * when the server was not reached.
 */
export async function postJson<Body>(path: string, input?: unknown): Promise<PostAnswer<Body>> {
  try {
    const response = await fetch(path, {
      method: "POST",
      credentials: "include",
      cache: "no-store",
      headers: {
        // The server answers in the language of the page, whichever the browser prefers.
        "Accept-Language": document.documentElement.lang,
        ...(input === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(input === undefined ? {} : { body: JSON.stringify(input) }),
    });
    const body = await response.json().catch(() => null);
    if (response.ok) return { ok: true, body };
    return {
      ok: false,
      status: response.status,
      message: body?.message,
      userMessage: body?.userMessage,
      ...(body?.secondFactor === true ? { asksForCode: true } : {}),
      ...(body?.code === "signed_in_as_another"
        ? { otherAccount: { signedInAs: body.signedInAs, linkFor: body.linkFor } }
        : {}),
    };
  } catch {
    return { ok: false, status: 0, message: undefined, userMessage: undefined };
  }
}
