import { imageBodyPieces } from "./image-body";
import type { Fetch } from "./resilient-fetch";

export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

export interface SendImage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly image: Uint8Array;
  readonly fetch: Fetch;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: UploadProgress) => void;
}

interface StreamingInit extends RequestInit {
  duplex: "half";
}

/** Node: the body is a stream, and every piece taken from it is progress. */
function sendAsStream(options: SendImage): Promise<Response> {
  const pieces = [...imageBodyPieces(options.image)];
  const totalBytes = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const encoder = new TextEncoder();
  let next = 0;
  let sentBytes = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces[next++];
      if (piece === undefined) return controller.close();
      controller.enqueue(encoder.encode(piece));
      sentBytes += piece.length;
      options.onProgress?.({ sentBytes, totalBytes });
    },
  });
  const init: StreamingInit = {
    method: "POST",
    headers: { ...options.headers, "Content-Type": "application/json" },
    body,
    duplex: "half",
    ...(options.signal ? { signal: options.signal } : {}),
  };
  return options.fetch(options.url, init);
}

/** Browsers: `fetch` does not tell how much was sent, `XMLHttpRequest` does. */
function sendByXhr(options: SendImage): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", options.url);
    for (const [name, value] of Object.entries(options.headers)) request.setRequestHeader(name, value);
    request.setRequestHeader("Content-Type", "application/json");
    request.upload.onprogress = (event) =>
      options.onProgress?.({ sentBytes: event.loaded, totalBytes: event.total });
    request.onload = () => {
      const headers = new Headers();
      for (const name of ["content-type", "retry-after", "x-request-id"]) {
        const value = request.getResponseHeader(name);
        if (value !== null) headers.set(name, value);
      }
      resolve(new Response(request.responseText, { status: request.status, headers }));
    };
    request.onerror = () => reject(new TypeError("The request failed."));
    request.onabort = () => reject(options.signal?.reason);
    options.signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send([...imageBodyPieces(options.image)].join(""));
  });
}

/** Sends one photo to `POST /api/receipts`. */
export function sendImage(options: SendImage): Promise<Response> {
  return typeof XMLHttpRequest === "undefined" ? sendAsStream(options) : sendByXhr(options);
}
