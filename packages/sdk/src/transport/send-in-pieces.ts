import type { Fetch } from "./resilient-fetch";

export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

interface Sending {
  readonly fetch: Fetch;
  readonly onProgress: ((progress: UploadProgress) => void) | undefined;
}

/** Bytes sent at once; each piece is a step of the progress. */
const PIECE_BYTES = 64 * 1024;

interface StreamingInit extends RequestInit {
  duplex: "half";
}

/** In Node the body is a stream, and each piece taken from it counts as progress. */
function sendAsStream(url: string, init: RequestInit, bytes: Uint8Array, { fetch, onProgress }: Sending) {
  const totalBytes = bytes.length;
  let sentBytes = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sentBytes >= totalBytes) return controller.close();
      const piece = bytes.slice(sentBytes, sentBytes + PIECE_BYTES);
      controller.enqueue(piece);
      sentBytes += piece.length;
      onProgress?.({ sentBytes, totalBytes });
    },
  });
  const streaming: StreamingInit = { ...init, body, duplex: "half" };
  return fetch(url, streaming);
}

/** In browsers: `XMLHttpRequest` tells how much was sent, `fetch` does not. */
function sendByXhr(
  url: string,
  { headers, signal }: RequestInit,
  bytes: Uint8Array,
  { onProgress }: Sending,
) {
  return new Promise<Response>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    request.open("POST", url);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => onProgress?.({ sentBytes: event.loaded, totalBytes: event.total });
    request.onload = () => {
      const answered = new Headers();
      for (const name of ["content-type", "retry-after", "x-request-id"]) {
        const value = request.getResponseHeader(name);
        if (value !== null) answered.set(name, value);
      }
      resolve(new Response(request.responseText, { status: request.status, headers: answered }));
    };
    request.onerror = () => reject(new TypeError("The request failed."));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(bytes as Uint8Array<ArrayBuffer>);
  });
}

/** Sends a call whose body is bytes, and tells how much of it is sent. @throws TypeError for any other body */
export async function sendInPieces(url: string, init: RequestInit, sending: Sending): Promise<Response> {
  const { body } = init;
  if (!(body instanceof Uint8Array)) throw new TypeError("Only bytes are sent in pieces.");
  return typeof XMLHttpRequest === "undefined"
    ? sendAsStream(url, init, body, sending)
    : sendByXhr(url, init, body, sending);
}
