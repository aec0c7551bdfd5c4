import { Readable } from "node:stream";
import { Busboy } from "@fastify/busboy";
import { refusalError } from "@gf-ledger/api/refusals/refusal-error";
import type { CarriedField } from "@gf-ledger/api/trpc/trpc";
import { AppError } from "@gf-ledger/domain/app-error";
import { MAX_IMAGE_BYTES } from "@gf-ledger/domain/image/image-limits";
import { MAX_TABLE_BYTES } from "@gf-ledger/domain/imports/import-fields";
import { refused } from "@gf-ledger/domain/outcome/outcome";
import { failure } from "@gf-ledger/messages/failure";
import { bodyPieces } from "./body-text";
import { PLAIN_BODY_BYTES } from "./json-bounds";
import { isStorableText } from "./json-object";

/** Content types of a file sent as bytes; a mailed receipt may be a PDF. */
const BYTES_TYPE = /^(?:image\/[\w.+-]{1,80}|application\/(?:octet-stream|pdf))\s{0,8}(?:;|$)/i;
const FORM_TYPE = /^multipart\/form-data\s{0,8};/i;

/** A form has one file, and small fields beside it. */
const FORM_LIMITS = { files: 1, fields: 10, parts: 11, fieldNameSize: 100, headerPairs: 20 };

/** What a file may weigh, and the refusal of a heavier one. */
const WEIGHTS = {
  image: { maxBytes: MAX_IMAGE_BYTES, tooLarge: () => refusalError(refused("image_too_large")) },
  file: {
    maxBytes: MAX_TABLE_BYTES,
    tooLarge: () => refusalError(refused("table_too_large", { megabytes: MAX_TABLE_BYTES / 1024 / 1024 })),
  },
} as const satisfies Record<CarriedField, unknown>;

export interface FileBody {
  /** Missing in a form without a file. */
  readonly file?: Uint8Array;
  /** The form's other fields; empty where the body is the file alone. */
  readonly fields: Readonly<Record<string, string>>;
}

interface FileRules {
  readonly carries: CarriedField;
  /** The longest of a form's other fields. */
  readonly maxFieldBytes: number;
}

const unreadable = () => new AppError("bad_request", failure("formUnreadable"));
const tooMany = () => new AppError("bad_request", failure("onePhoto"));

async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const piece of pieces) parts.push(piece);
  return Buffer.concat(parts);
}

/** The file itself as the body. */
async function plainFile(request: Request, { carries }: FileRules): Promise<FileBody> {
  const { maxBytes, tooLarge } = WEIGHTS[carries];
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  return { file: await bytesOf(bodyPieces(request, maxBytes)), fields: {} };
}

/** The form's parser, which throws for a content type without a boundary or with one over 256 characters. */
function parserOf(type: string, { carries, maxFieldBytes }: FileRules) {
  try {
    return new Busboy({
      headers: { "content-type": type },
      limits: { ...FORM_LIMITS, fieldSize: maxFieldBytes, fileSize: WEIGHTS[carries].maxBytes },
    });
  } catch {
    throw unreadable();
  }
}

async function formFile(request: Request, type: string, rules: FileRules): Promise<FileBody> {
  const { maxBytes, tooLarge } = WEIGHTS[rules.carries];
  const form = parserOf(type, rules);
  const fields: Record<string, string> = {};
  let arriving: Promise<Uint8Array> | undefined;
  const read = new Promise<void>((resolve, reject) => {
    const refuse = (error: AppError) => () => reject(error);
    form.on("file", (_name, file) => {
      file.once("limit", refuse(tooLarge()));
      arriving = bytesOf(file as AsyncIterable<Uint8Array>);
      arriving.catch(reject);
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
  const body = Readable.from(bodyPieces(request, maxBytes + PLAIN_BODY_BYTES));
  const sent = new Promise<never>((_resolve, reject) => body.once("error", reject));
  body.pipe(form);
  try {
    await Promise.race([read, sent]);
    return arriving ? { file: await arriving, fields } : { fields };
  } finally {
    body.unpipe(form);
    body.destroy();
  }
}

/**
 * The photo or table of a body sent as bytes, alone or as the one file of a form; `null`, unread, for other types.
 * @throws AppError `too_large` for a file over its limit, `bad_request` for a broken form, or one with more in it.
 */
export async function readFileBody(request: Request, rules: FileRules): Promise<FileBody | null> {
  const type = request.headers.get("content-type") ?? "";
  if (BYTES_TYPE.test(type)) return plainFile(request, rules);
  return FORM_TYPE.test(type) ? formFile(request, type, rules) : null;
}
