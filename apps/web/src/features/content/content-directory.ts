import { webFile } from "@/environment/process-environment";
/** The path of a text, or of a folder of texts. */
export function contentPath(...parts: string[]): string {
  return webFile("content", ...parts);
}
