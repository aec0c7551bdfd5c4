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

/** The server judges a photo by its content. */
const CONTENT_TYPE = { "Content-Type": "application/octet-stream" };
/** Bytes sent at once; each piece is a step of the progress. */
const PIECE_BYTES = 64 * 1024;

interface StreamingInit extends RequestInit {
  duplex: "half";
}

/** In Node the body is a stream, and each piece taken from it counts as progress. */
function sendAsStream(options: SendImage): Promise<Response> {
  const { image } = options;
  const totalBytes = image.length;
  let sentBytes = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sentBytes >= totalBytes) return controller.close();
      const piece = image.slice(sentBytes, sentBytes + PIECE_BYTES);
      controller.enqueue(piece);
      sentBytes += piece.length;
      options.onProgress?.({ sentBytes, totalBytes });
    },
  });
  const init: StreamingInit = {
    method: "POST",
    headers: { ...options.headers, ...CONTENT_TYPE },
    body,
    duplex: "half",
    ...(options.signal ? { signal: options.signal } : {}),
  };
  return options.fetch(options.url, init);
}

/** In browsers: `XMLHttpRequest` tells how much was sent, `fetch` does not. */
function sendByXhr(options: SendImage): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", options.url);
    for (const [name, value] of Object.entries({ ...options.headers, ...CONTENT_TYPE })) {
      request.setRequestHeader(name, value);
    }
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
    request.send(options.image as Uint8Array<ArrayBuffer>);
  });
}

/** Sends one photo as bytes instead of a call's input. */
export function sendImage(options: SendImage): Promise<Response> {
  return typeof XMLHttpRequest === "undefined" ? sendAsStream(options) : sendByXhr(options);
}
