/** The looks of cells, in the order in which the style sheet lists them. */
const LOOKS = [
  "text",
  "heading",
  "strong",
  "date",
  "money",
  "strongMoney",
  "exact",
  "percent",
  "count",
] as const;
export type StyleName = (typeof LOOKS)[number];

/** The index that a cell names its look by. */
export const STYLE = Object.fromEntries(LOOKS.map((name, index) => [name, index])) as Readonly<
  Record<StyleName, number>
>;

const FORMAT = { date: 164, money: 165, exact: 166, percent: 167 } as const;
const TOP = '<alignment vertical="top"/>';
const WRAPPED = '<alignment vertical="top" wrapText="1"/>';

const look = (format: number, font: number, fill: number, alignment: string) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1">${alignment}</xf>`;

const XFS: Readonly<Record<StyleName, string>> = {
  text: look(0, 0, 0, TOP),
  heading: look(0, 1, 2, WRAPPED),
  strong: look(0, 1, 0, TOP),
  date: look(FORMAT.date, 0, 0, TOP),
  money: look(FORMAT.money, 0, 0, TOP),
  strongMoney: look(FORMAT.money, 1, 0, TOP),
  exact: look(FORMAT.exact, 0, 0, TOP),
  percent: look(FORMAT.percent, 0, 0, TOP),
  count: look(0, 0, 0, TOP),
};

/** The style sheet of every workbook. The first two fills are fixed by the format. */
export const STYLES_XML = [
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n`,
  `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">`,
  `<numFmts count="4"><numFmt numFmtId="${FORMAT.date}" formatCode="yyyy\\-mm\\-dd"/>`,
  `<numFmt numFmtId="${FORMAT.money}" formatCode="#,##0.00"/><numFmt numFmtId="${FORMAT.exact}" formatCode="#,##0.00##########"/>`,
  `<numFmt numFmtId="${FORMAT.percent}" formatCode="0.##%"/></numFmts><fonts count="2">`,
  `<font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font>`,
  `<b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>`,
  `<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/>`,
  `</fill><fill><patternFill patternType="solid"><fgColor rgb="FFEDE9E4"/>`,
  `<bgColor indexed="64"/></patternFill></fill></fills><borders count="1">`,
  `<border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1">`,
  `<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${LOOKS.length}">`,
  `${LOOKS.map((name) => XFS[name]).join("")}</cellXfs><cellStyles count="1">`,
  `<cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
].join("");
