import { AppError } from "@gf-ledger/domain/app-error";

/** D12: at most 15 MB once decoded. */
export const MAX_IMAGE_BYTES = 15 * 1024 * 1024;

const PREFIX = /^data:[\w/+.-]*;base64,/;
const BASE64 = /^[A-Za-z0-9+/\s]*={0,2}\s*$/;

/**
 * Whether a text is base64 and nothing else, given what it decodes to. Decoding skips what is none, so
 * that the length tells at once; looking at each of 20 million letters would hold everybody else up.
 */
function isBase64(text: string, decoded: Uint8Array): boolean {
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const whole = decoded.length === Math.floor(((text.length - padding) * 3) / 4);
  return (whole && !text.includes("-") && !text.includes("_")) || BASE64.test(text);
}

/** Decodes `base64Image`; a data-URL prefix is tolerated (D12). @throws AppError 400 or 413. */
export function decodeImage(base64: string): Uint8Array {
  const body = base64.slice(0, 100).match(PREFIX)?.[0] ?? "";
  const data = body ? base64.slice(body.length) : base64;
  if (data.length > (MAX_IMAGE_BYTES / 3) * 4 + 4) {
    throw new AppError("too_large", "This image is larger than 15 MB. Please choose a smaller photo.");
  }
  const decoded = new Uint8Array(Buffer.from(data, "base64"));
  if (data.length === 0 || !isBase64(data, decoded)) {
    throw new AppError("bad_request", "The image could not be decoded. Please send a photo of your receipt.");
  }
  return decoded;
}
