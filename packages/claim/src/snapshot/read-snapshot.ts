import { canonicalJson } from "./canonical-json";
import { type FiledContent, filedContentSchema } from "./filed-content-schema";

/**
 * The claim in a snapshot that comes from elsewhere; `null` where the text is not, to the letter, a snapshot that
 * this product could have taken (claim-16).
 */
export function readSnapshot(text: string): FiledContent | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const content = filedContentSchema.safeParse(value);
  return content.success && canonicalJson(content.data) === text ? content.data : null;
}
