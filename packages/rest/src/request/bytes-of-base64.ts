import { answerOf } from "@gf-ledger/api/refusals/refusal-error";
import type { CarriedField } from "@gf-ledger/api/trpc/trpc";
import { isObject } from "../words/schema-definition";
import { decodeBase64Image } from "./base64-image";

/**
 * A call's input with the base64 of its JSON as bytes, which is how every procedure takes a photo or a file; an empty
 * text is none. @throws AppError `bad_request` or `too_large` for a photo that is not one.
 */
export function bytesOfBase64(carries: CarriedField | undefined, input: unknown): unknown {
  if (carries === undefined || !isObject(input)) return input;
  const { [carries]: sent, ...others } = input;
  if (typeof sent !== "string") return input;
  if (sent === "") return others;
  const bytes = carries === "image" ? answerOf(decodeBase64Image(sent)) : Buffer.from(sent, "base64");
  return { ...others, [carries]: bytes };
}
