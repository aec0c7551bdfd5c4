import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { ImageProblemError } from "./image-problem";

let engine: Promise<WrappedPdfiumModule> | null = null;

async function startEngine(): Promise<WrappedPdfiumModule> {
  const wasm = createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm");
  const { buffer, byteOffset, byteLength } = await readFile(wasm);
  const pdfium = await init({ wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

/** PDFium's number for a file that opens with a password alone. */
const PASSWORD_ERROR = 4;
const NEEDS_PASSWORD = messageKey("photoFaults.password");

/** An open PDF: the engine's functions and the handle they take. */
export interface PdfDocument {
  readonly pdfium: WrappedPdfiumModule;
  readonly handle: number;
}

/** The engine's memory at this moment; it moves when it grows, so never keep the view. */
export function pdfMemory(pdfium: WrappedPdfiumModule): DataView {
  const exported: unknown = Reflect.get(pdfium.pdfium, "HEAPU8");
  if (!(exported instanceof Uint8Array)) throw new Error("The PDF engine shows no memory");
  return new DataView(exported.buffer, exported.byteOffset, exported.byteLength);
}

/**
 * Opens a PDF in PDFium compiled to WebAssembly (a hostile file stays inside its memory) and closes it
 * afterwards.
 * @throws ImageProblemError for a file that is damaged or needs a password
 */
export async function withPdf<Result>(
  bytes: Uint8Array,
  use: (document: PdfDocument) => Promise<Result>,
): Promise<Result> {
  engine ??= startEngine();
  const pdfium = await engine;
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const copy = malloc(bytes.length);
  const { buffer, byteOffset } = pdfMemory(pdfium);
  new Uint8Array(buffer, byteOffset + copy, bytes.length).set(bytes);
  const handle = pdfium.FPDF_LoadMemDocument(copy, bytes.length, "");
  try {
    if (handle === 0 && pdfium.FPDF_GetLastError() === PASSWORD_ERROR)
      throw new ImageProblemError("not_an_image", NEEDS_PASSWORD);
    if (handle === 0) throw new ImageProblemError("truncated");
    return await use({ pdfium, handle });
  } finally {
    if (handle !== 0) pdfium.FPDF_CloseDocument(handle);
    free(copy);
  }
}
