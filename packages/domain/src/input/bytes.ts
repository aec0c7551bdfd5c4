import { z } from "zod";

/** The bytes of a photo or another file. Only REST's JSON has them as base64, which its adapter decodes. */
export const bytesSchema = (wrong?: string) =>
  z.custom<Uint8Array>((value) => value instanceof Uint8Array, wrong);
