import { burn, type Entry } from "@kenjiuno/msgreader/lib/Burner";
import { TypeEnum } from "@kenjiuno/msgreader/lib/Reader";

/** A file or a message inside an Outlook message. */
export type OutlookPart = { readonly file: Uint8Array } | { readonly message: OutlookMail };

export interface OutlookMail {
  readonly subject?: string;
  readonly sender?: string;
  readonly senderName?: string;
  readonly body?: string;
  /** Text is written in UTF-8. */
  readonly html?: string | Uint8Array;
  /** As Outlook keeps it, compressed or not. */
  readonly rtf?: Uint8Array;
  readonly sentOn?: Date;
  readonly parts?: readonly OutlookPart[];
}

const SUBJECT = "0037001F";
const SENDER = "5D01001F";
const SENDER_NAME = "0C1A001F";
const BODY = "1000001F";
const RTF = "10090102";
const HTML = "10130102";
const DATA = "37010102";
const MESSAGE = "3701000D";

interface Tree {
  readonly name: string;
  readonly content: Uint8Array | readonly Tree[];
}

const wide = (text: string) => Buffer.from(text, "utf16le");
const stream = (property: string, content: Uint8Array): Tree => ({
  name: `__substg1.0_${property}`,
  content,
});
/** Fixed properties: a head of 32 bytes in a message of its own, 24 inside another, 8 in an attachment. */
function fixed(head: number, sentOn?: Date): Tree {
  const name = "__properties_version1.0";
  if (!sentOn) return { name, content: Buffer.alloc(head) };
  const entry = Buffer.alloc(16);
  entry.writeUInt32LE(0x00390040);
  entry.writeBigUInt64LE((BigInt(sentOn.getTime()) + 11_644_473_600_000n) * 10_000n, 8);
  return { name, content: Buffer.concat([Buffer.alloc(head), entry]) };
}

function treeOf(
  { subject, sender, senderName, body, html, rtf, sentOn, parts = [] }: OutlookMail,
  head: number,
): Tree[] {
  return [
    fixed(head, sentOn),
    ...(subject ? [stream(SUBJECT, wide(subject))] : []),
    ...(sender ? [stream(SENDER, wide(sender))] : []),
    ...(senderName ? [stream(SENDER_NAME, wide(senderName))] : []),
    ...(body ? [stream(BODY, wide(body))] : []),
    ...(rtf ? [stream(RTF, rtf)] : []),
    ...(html ? [stream(HTML, typeof html === "string" ? Buffer.from(html) : html)] : []),
    ...parts.map((part, index): Tree => {
      const name = `__attach_version1.0_#${index.toString(16).padStart(8, "0").toUpperCase()}`;
      const inside: Tree =
        "file" in part
          ? stream(DATA, part.file)
          : { name: `__substg1.0_${MESSAGE}`, content: treeOf(part.message, 24) };
      return { name, content: [fixed(8), inside] };
    }),
  ];
}

/** A message as Outlook saves it (`.msg`), by the writer of the library that reads it. */
export function outlookFile(mail: OutlookMail): Uint8Array {
  const entries: Entry[] = [];
  function add(name: string, type: TypeEnum, content: Tree["content"]): number {
    const entry: Entry = { name, type, length: 0 };
    const index = entries.push(entry) - 1;
    if (content instanceof Uint8Array) {
      entry.length = content.length;
      // The library writes from where the buffer begins, and small ones share theirs.
      entry.binaryProvider = () => Uint8Array.from(content);
      return index;
    }
    entry.children = (content as readonly Tree[]).map((one) =>
      add(one.name, one.content instanceof Uint8Array ? TypeEnum.DOCUMENT : TypeEnum.DIRECTORY, one.content),
    );
    return index;
  }
  add("Root Entry", TypeEnum.ROOT, treeOf(mail, 32));
  return burn(entries);
}
