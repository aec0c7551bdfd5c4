import { ImportRefused } from "./send-import";

const UNKNOWN = "The file could not be read. Please try again.";

/** Why an import failed, in the server's words where it sent any (screens-9). */
export function failedImportMessage(error: unknown): string {
  return error instanceof ImportRefused && error.message !== "" ? error.message : UNKNOWN;
}
