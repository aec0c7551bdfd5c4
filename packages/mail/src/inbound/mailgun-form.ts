import { Busboy } from "@fastify/busboy";
import { MAX_IMAGE_BYTES } from "@gf-ledger/domain/image/image-limits";

/** More than a mail of Mailgun's has; beyond them the form is not one. */
const LIMITS = { files: 60, fields: 200, parts: 260, fieldNameSize: 200, headerPairs: 60 };
/** The text of a shop's mail is tens of kilobytes; of a longer one the rest is left out. */
const FIELD_BYTES = 2 * 1024 * 1024;

/** A form that can't be read: it is broken, or not a form. */
export class UnreadableForm extends Error {}

export interface FormFile {
  readonly name: string;
  readonly type: string;
  /** `null` for a file over the limit of a photo: none of it is kept. */
  readonly bytes: Uint8Array | null;
}

export interface MailForm {
  readonly fields: ReadonlyMap<string, string>;
  readonly files: readonly FormFile[];
}

/** The bytes of a file; a stream over the limit is read to its end and let go of. */
async function bytesOf(file: AsyncIterable<Uint8Array> & { readonly truncated?: boolean }) {
  const parts: Uint8Array[] = [];
  for await (const part of file) {
    if (file.truncated) parts.length = 0;
    else parts.push(part);
  }
  return file.truncated ? null : Buffer.concat(parts);
}

function parserOf(type: string) {
  try {
    return new Busboy({
      headers: { "content-type": type },
      limits: { ...LIMITS, fieldSize: FIELD_BYTES, fileSize: MAX_IMAGE_BYTES },
    });
  } catch (cause) {
    throw new UnreadableForm("unreadable form", { cause });
  }
}

/** A form of fields and files. @throws UnreadableForm */
export async function readMailForm(type: string, bytes: Uint8Array): Promise<MailForm> {
  const form = parserOf(type);
  const fields = new Map<string, string>();
  const files: Promise<FormFile>[] = [];
  const read = new Promise<void>((resolve, reject) => {
    const refuse = (cause?: unknown) => reject(new UnreadableForm("unreadable form", { cause }));
    form.on("file", (name, file, _fileName, _encoding, mime) => {
      const bytes = bytesOf(file as AsyncIterable<Uint8Array> & { truncated?: boolean });
      const one = bytes.then((all) => ({ name, type: mime, bytes: all }));
      one.catch(refuse);
      files.push(one);
    });
    form.on("field", (name, value) => {
      if (!fields.has(name)) fields.set(name, value);
    });
    for (const limit of ["filesLimit", "fieldsLimit", "partsLimit"] as const)
      form.once(limit, () => refuse());
    form.once("error", refuse);
    form.once("finish", resolve);
  });
  form.end(bytes);
  await read;
  return { fields, files: await Promise.all(files) };
}
