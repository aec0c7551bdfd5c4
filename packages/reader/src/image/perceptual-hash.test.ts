import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { renderSampleReceipt } from "../../generator/sample-receipt";
import { decodeImage } from "./decode-image";
import { perceptualHash } from "./perceptual-hash";

const hashOf = async (bytes: Uint8Array) => perceptualHash((await decodeImage(bytes)).image);

function differingBits(a: string, b: string): number {
  return (BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2).replaceAll("0", "").length;
}

describe("reading-13: the perceptual hash", () => {
  it("reading-13 stays nearly the same when a photo is made smaller and compressed again, and differs for another", async () => {
    const [{ image: first }, { image: other }] = await Promise.all([
      renderSampleReceipt("ca"),
      renderSampleReceipt("us"),
    ]);
    const again = await sharp(first).resize(500).jpeg({ quality: 60 }).toBuffer();
    const hash = await hashOf(first);
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(differingBits(hash, await hashOf(again))).toBeLessThanOrEqual(4);
    expect(differingBits(hash, await hashOf(other))).toBeGreaterThan(8);
  });
});
