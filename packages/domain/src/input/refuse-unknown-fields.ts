import { messageKey } from "../messages/message-key";

interface RawIssue {
  readonly code?: string;
  readonly keys?: unknown;
}

/**
 * For `z.strictObject`: a field that the call does not know is refused by name, so that nothing a caller
 * meant is ignored (api-31). Other issues keep their own words.
 */
export const refuseUnknownFields = {
  error: ({ code, keys }: RawIssue) =>
    code === "unrecognized_keys" && Array.isArray(keys)
      ? messageKey("issues.unknownFields", { names: keys.join(", ") })
      : undefined,
};
