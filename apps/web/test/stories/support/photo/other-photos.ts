import { addUp } from "@gf-ledger/reader/generator/basket/sums";
import { superstore } from "@gf-ledger/reader/generator/layouts/superstore";
import { randomFromSeed } from "@gf-ledger/reader/generator/random";
import { drawSlip } from "@gf-ledger/reader/generator/slip/slip-drawing";
import sharp from "sharp";
import { samplePhoto } from "./photos";

const PLAIN_FOOD = [
  { name: "LRG EGGS 12CT", cents: 449, department: "DAIRY" },
  { name: "OLD CHEDDAR 400G", cents: 879, department: "DAIRY" },
  { name: "ROMAINE HEARTS 3CT", cents: 449, department: "PRODUCE" },
] as const;

/** A clean print of a receipt without anything gluten-free. */
export async function plainReceiptPhoto(name = "plain.png") {
  const [shop] = superstore.shops;
  if (!shop) throw new RangeError("The layout has no shop.");
  const random = randomFromSeed(7);
  const lines = PLAIN_FOOD.map((product) => ({
    product,
    code: random.digits(11),
    quantity: 1,
    weight: null,
    unitCents: product.cents,
    cents: product.cents,
    wasCents: null,
    discountCents: 0,
    depositCents: 0,
  }));
  const moment = { year: 2025, month: 3, day: 14, hour: 16, minute: 42 };
  const slip = superstore.print({ shop, moment, lines, sums: addUp(lines, superstore.taxes), random });
  const buffer = await sharp(Buffer.from(drawSlip(slip).svg))
    .png()
    .toBuffer();
  return { name, mimeType: "image/png", buffer };
}

/** A photo of a table, on which there is no receipt. */
export async function tablePhoto(name = "table.png") {
  const wood = { r: 150, g: 111, b: 75 };
  const buffer = await sharp({ create: { width: 600, height: 800, channels: 3, background: wood } })
    .png()
    .toBuffer();
  return { name, mimeType: "image/png", buffer };
}

/** The sample receipt, taken with hardly any light. */
export async function darkPhoto(name = "dark.jpg") {
  const { buffer } = await samplePhoto("ca", name);
  return { name, mimeType: "image/jpeg", buffer: await sharp(buffer).linear(0.12, 0).jpeg().toBuffer() };
}
