import { z } from "zod";

const failure = z.object({ message: z.string() });
const UNKNOWN = "The file could not be read. Please try again.";

/** The server's words in the body of a refused import, if it has any (D30). */
export function failedImportMessage(body: string): string {
  try {
    return failure.parse(JSON.parse(body)).message;
  } catch {
    return UNKNOWN;
  }
}
