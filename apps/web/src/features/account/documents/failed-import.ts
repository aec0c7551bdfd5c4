import type { Words } from "../../language/words/words";

/** Why an import was refused, in the server's words. */
export class ImportRefused extends Error {
  override readonly name = "ImportRefused";
}

/** Why an import failed, in the server's words where it sent any (screens-9). */
export function failedImportMessage(error: unknown, t: Words<"account.bringIn">): string {
  return error instanceof ImportRefused && error.message !== "" ? error.message : t("unreadable");
}
