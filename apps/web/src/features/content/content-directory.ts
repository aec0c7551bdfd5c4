import { webFile } from "@/environment/process-environment";
/** Where the texts stand. */
export function contentPath(...parts: string[]): string {
  return webFile("content", ...parts);
}
