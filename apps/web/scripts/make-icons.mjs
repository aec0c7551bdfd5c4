// Renders the mark as the PNG icons of each edition. Run after a change to public/icons/icon.svg.
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

const folder = new URL("../public/icons/", import.meta.url);
const mark = await readFile(new URL("icon.svg", folder), "utf8");

/** The background differs by edition, so that both icons can be told apart on one home screen. */
const GROUNDS = { ca: "#1f5e48", us: "#1d4f73" };

for (const [edition, ground] of Object.entries(GROUNDS)) {
  const drawing = mark.replaceAll("#1f5e48", ground);
  // A home screen cuts the corners itself: the background fills the square, the mark stays in the middle.
  const square = drawing.replace('rx="8"', 'rx="0"');
  const write = (svg, size, name) =>
    sharp(Buffer.from(svg), { density: 72 * (size / 32) * 2 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
      .then((png) => writeFile(new URL(`${edition}-${name}.png`, folder), png));
  await write(drawing, 192, "192");
  await write(drawing, 512, "512");
  await write(square, 512, "maskable-512");
  await write(square, 180, "180");
}
