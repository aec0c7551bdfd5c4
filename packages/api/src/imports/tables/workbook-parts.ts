import { refused } from "@gf-ledger/domain/outcome/outcome";
import { SaxesParser } from "saxes";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { refusalIn, throwRefusal } from "../../refusals/throw-refusal";

/** The most that a workbook of twenty thousand rows unpacks to, with much to spare. */
const MAX_UNPACKED_BYTES = 40 * 1024 * 1024;
/** Parts of a workbook: sheets, drawings, settings. */
const MAX_PARTS = 2000;

/** Far more than any spreadsheet writes; memory grows with what is open at once. */
const DEEPEST = 50;
const MAX_ATTRIBUTES = 200;

/** An element of a part as it opens: its name without a prefix, and its attributes. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface XmlReader {
  readonly opens?: (element: XmlElement) => void;
  readonly says?: (text: string) => void;
  readonly closes?: (name: string) => void;
}

/** The parts of a workbook, of which only those that are asked for are unpacked. */
export interface WorkbookParts {
  has(name: string): boolean;
  /** Reads a part of XML as it is unpacked; throws a refusal for one that is missing, damaged or too large. */
  read(name: string, reader: XmlReader): Promise<void>;
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

function xmlParser({ opens, says: states, closes }: XmlReader): SaxesParser {
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  let depth = 0;
  let attributeCount = 0;
  parser.on("attribute", () => {
    attributeCount += 1;
    if (attributeCount > MAX_ATTRIBUTES) throwRefusal(refused("table_damaged"));
  });
  parser.on("opentag", ({ name, attributes }) => {
    depth += 1;
    attributeCount = 0;
    if (depth > DEEPEST) throwRefusal(refused("table_damaged"));
    opens?.({ name: localName(name), attributes: attributes as Record<string, string> });
  });
  if (states) {
    parser.on("text", states);
    parser.on("cdata", states);
  }
  parser.on("closetag", ({ name }) => {
    depth -= 1;
    closes?.(localName(name));
  });
  return parser;
}

const refuseFor = (error: unknown): never => {
  if (refusalIn(error)) throw error;
  return throwRefusal(refused("table_damaged"));
};

async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  if (zip.entryCount > MAX_PARTS) throwRefusal(refused("table_damaged"));
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
}

/**
 * Opens a workbook. All that is read of it together unpacks to a bounded size, which is counted while it is
 * unpacked: a small file can hold a thousand times its size.
 */
export async function openWorkbook(bytes: Uint8Array): Promise<WorkbookParts> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).catch(
    refuseFor,
  );
  const entries = await entriesOf(zip).catch(refuseFor);
  let unpacked = 0;
  const counted = (size: number) => {
    unpacked += size;
    if (unpacked > MAX_UNPACKED_BYTES) throwRefusal(refused("table_unpacks_too_large"));
  };
  return {
    has: (name) => entries.has(name),
    async read(name, reader) {
      const entry = entries.get(name);
      if (!entry) return throwRefusal(refused("table_damaged"));
      // Refused by what it declares, before anything is unpacked; the stream fails where that is not true.
      counted(entry.uncompressedSize);
      const parser = xmlParser(reader);
      const decoder = new TextDecoder("utf-8");
      try {
        for await (const piece of await zip.openReadStreamPromise(entry))
          parser.write(decoder.decode(piece as Uint8Array, { stream: true }));
        parser.close();
      } catch (error) {
        refuseFor(error);
      }
    },
  };
}
