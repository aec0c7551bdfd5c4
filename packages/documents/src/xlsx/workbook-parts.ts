import { xmlText } from "./xml-text";

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const SHEETS = "application/vnd.openxmlformats-officedocument.spreadsheetml";

export const sheetPath = (index: number) => `xl/worksheets/sheet${index + 1}.xml`;

function contentTypes(sheets: readonly string[]): string {
  const parts = sheets.map(
    (_, index) => `<Override PartName="/${sheetPath(index)}" ContentType="${SHEETS}.worksheet+xml"/>`,
  );
  return [
    `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`,
    `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEETS}.sheet.main+xml"/>`,
    `${parts.join("")}<Override PartName="/xl/styles.xml" ContentType="${SHEETS}.styles+xml"/>`,
    `<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>`,
    `</Types>`,
  ].join("");
}

const ROOT_RELATIONS = [
  `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/>`,
  `<Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/>`,
  `</Relationships>`,
].join("");

function workbook(sheets: readonly string[]): string {
  const list = sheets.map(
    (name, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews><sheets>${list.join("")}</sheets><calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`;
}

function workbookRelations(sheets: readonly string[]): string {
  const list = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${list.join("")}<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;
}

export interface WorkbookInfo {
  readonly title: string;
  /** BCP 47, for example `fr-CA`. */
  readonly language: string;
}

function properties({ title, language }: WorkbookInfo): string {
  return [
    `${DECLARATION}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">`,
    `<dc:title>${xmlText(title)}</dc:title><dc:creator>GF Ledger</dc:creator><dc:language>${language}</dc:language>`,
    `</cp:coreProperties>`,
  ].join("");
}

/** The small files of a workbook beside its sheets and styles, by their paths in the archive. */
export function workbookParts(
  about: WorkbookInfo,
  sheets: readonly string[],
): readonly (readonly [string, string])[] {
  return [
    ["[Content_Types].xml", contentTypes(sheets)],
    ["_rels/.rels", ROOT_RELATIONS],
    ["xl/workbook.xml", workbook(sheets)],
    ["xl/_rels/workbook.xml.rels", workbookRelations(sheets)],
    ["docProps/core.xml", properties(about)],
  ];
}
