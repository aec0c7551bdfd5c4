import type { Readable } from "node:stream";
import type { SheetTable } from "../table/table";
import { zipStream } from "../zip/zip-stream";
import { sheetXml } from "./sheet-xml";
import { STYLES_XML } from "./styles";
import { sheetPath, type WorkbookInfo, workbookParts } from "./workbook-parts";

async function* whole(text: string): AsyncGenerator<string> {
  yield text;
}

/** A sheet by its name, and its table once its turn has come. */
interface Sheet {
  readonly name: string;
  read(): Promise<SheetTable>;
}

/** A workbook (Office Open XML) with one sheet a table, as a stream that is written while it is read. */
export function workbookStream(about: WorkbookInfo, sheets: readonly Sheet[], at: Date): Readable {
  const names = sheets.map(({ name }) => name);
  const parts = [...workbookParts(about, names), ["xl/styles.xml", STYLES_XML] as const];
  return zipStream(
    [
      ...parts.map(([path, xml]) => ({ path, compress: true, open: () => whole(xml) })),
      ...sheets.map(({ read }, index) => ({
        path: sheetPath(index),
        compress: true,
        async *open() {
          yield* sheetXml(await read());
        },
      })),
    ],
    at,
  );
}
