import sharp from "sharp";

const ROWS = [
  "MAPLE GROCER",
  "12 ELM STREET",
  "2025-03-14   10:12",
  "GF BREAD              6.99",
  "OAT MILK              3.99",
  "GF PENNE              4.49",
  "BANANAS               1.20",
  "GF RUSKS              8.49",
  "LENTILS               2.19",
  "SUBTOTAL             27.35",
  "TOTAL                27.35",
];

async function photoOf(name: string, rows: readonly string[]) {
  const lines = rows.map((row, at) => `<text x="60" y="${110 + at * 70}">${row}</text>`).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="860" height="${120 + rows.length * 70}">
    <rect width="100%" height="100%" fill="#ffffff"/>
    <g font-family="DejaVu Sans Mono, monospace" fill="#111111" font-size="44" xml:space="preserve">${lines}</g></svg>`;
  return {
    name,
    mimeType: "image/jpeg",
    buffer: await sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer(),
  };
}

/** Two photos of one receipt without a row on both: its head, and its foot with the total. */
export const partedHeadAndFoot = async () =>
  Promise.all([photoOf("head.jpg", ROWS.slice(0, 6)), photoOf("foot.jpg", ROWS.slice(6))]);

/** Two photos of one receipt that share two rows: its head, and its foot with the total. */
export const headAndFoot = async () =>
  Promise.all([photoOf("head.jpg", ROWS.slice(0, 7)), photoOf("foot.jpg", ROWS.slice(5))]);
