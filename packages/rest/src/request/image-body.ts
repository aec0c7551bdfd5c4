import { Readable } from "node:stream";
import { Busboy } from "@fastify/busboy";
import { refusalError } from "@gf-ledger/api/refusals/refusal-error";
import { AppError } from "@gf-ledger/domain/app-error";
import { MAX_IMAGE_BYTES } from "@gf-ledger/domain/image/image-limits";
import { refused } from "@gf-ledger/domain/outcome/outcome";
import { failure } from "@gf-ledger/messages/failure";
import { bodyPieces } from "./body-text";
import { isStorableText } from "./json-object";

/** Content types of a photo sent as bytes; a mailed receipt may be a PDF. */
const BYTES_TYPE = /^(?:image\/[\w.+-]{1,80}|application\/(?:octet-stream|pdf))\s{0,8}(?:;|$)/i;
const FORM_TYPE = /^multipart\/form-data\s{0,8};/i;

/** A form has one photo, and small fields beside it. */
const FORM_LIMITS = {
  files: 1,
  fields: 10,
  parts: 11,
  fieldNameSize: 100,
  fieldSize: 2_000,
  headerPairs: 20,
};

export interface ImageBody {
  readonly image: Uint8Array;
  /** The form's other fields; empty where the body is the photo alone. */
  readonly fields: Readonly<Record<string, string>>;
}

const imageTooLarge = () => refusalError(refused("image_too_large"));
const unreadable = () => new AppError("bad_request", failure("formUnreadable"));
const tooMany = () => new AppError("bad_request", failure("onePhoto"));

async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const piece of pieces) parts.push(piece);
  return Buffer.concat(parts);
}

/** The photo itself as the body. */
async function plainImage(request: Request): Promise<ImageBody> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_IMAGE_BYTES) throw imageTooLarge();
  return { image: await bytesOf(bodyPieces(request, MAX_IMAGE_BYTES)), fields: {} };
}

/** The form's parser, which throws for a content type without a boundary or with one over 256 characters. */
function parserOf(type: string) {
  try {
    return new Busboy({
      headers: { "content-type": type },
      limits: { ...FORM_LIMITS, fileSize: MAX_IMAGE_BYTES },
    });
  } catch {
    throw unreadable();
  }
}

async function formImage(request: Request, type: string): Promise<ImageBody> {
  const form = parserOf(type);
  const fields: Record<string, string> = {};
  let image: Promise<Uint8Array> | undefined;
  const read = new Promise<void>((resolve, reject) => {
    const refuse = (error: AppError) => () => reject(error);
    form.on("file", (_name, file) => {
      file.once("limit", refuse(imageTooLarge()));
      image = bytesOf(file as AsyncIterable<Uint8Array>);
      image.catch(reject);
    });
    form.on("field", (name, value, nameCut, valueCut) => {
      const strange = name === "__proto__" || !isStorableText(name) || !isStorableText(value);
      if (nameCut || valueCut || strange) return reject(unreadable());
      fields[name] = value;
    });
    for (const limit of ["filesLimit", "fieldsLimit", "partsLimit"] as const)
      form.once(limit, refuse(tooMany()));
    form.once("error", refuse(unreadable()));
    form.once("finish", resolve);
  });
  const body = Readable.from(bodyPieces(request, MAX_IMAGE_BYTES + 100 * 1024));
  const sent = new Promise<never>((_resolve, reject) => body.once("error", reject));
  body.pipe(form);
  try {
    await Promise.race([read, sent]);
    if (!image) throw new AppError("bad_request", failure("imageNeeded"));
    return { image: await image, fields };
  } finally {
    body.unpipe(form);
    body.destroy();
  }
}

/**
 * The photo of a body sent as bytes, alone or as the one file of a form; `null`, unread, for other types.
 * @throws AppError `too_large` for an image over the limit, `bad_request` for a broken form, or one with more
 * in it.
 */
export async function readImageBody(request: Request): Promise<ImageBody | null> {
  const type = request.headers.get("content-type") ?? "";
  if (BYTES_TYPE.test(type)) return plainImage(request);
  return FORM_TYPE.test(type) ? formImage(request, type) : null;
}
