import { describe, expect, it } from "vitest";
import { rtfOf, wordsOfRtf } from "./rtf-body";

/** The example of [MS-OXRTFCP] 3.1.1. */
const PACKED = Buffer.from(
  "2d0000002b0000004c5a4675f1c5c7a703000a00726370673132354232 0af32068656c090020627705b06c647d0a800fa0".replace(
    " ",
    "",
  ),
  "hex",
);

describe("receipts-133 a body that Outlook keeps as RTF alone", () => {
  it("is unpacked as Microsoft's own example is", () => {
    expect(rtfOf(PACKED)).toBe("{\\rtf1\\ansi\\ansicpg1252\\pard hello world}\r\n");
    expect(wordsOfRtf(rtfOf(PACKED))).toEqual({ html: null, text: "hello world" });
  });

  it("has its words, lines and letters, and nothing of its fonts and pictures", () => {
    const rtf = [
      "{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Arial;}}{\\*\\generator Outlook;}{\\info{\\title x}}",
      "\\pard Caf\\'e9 du coin\\par Pain sans gluten\\tab 4,99\\~$\\par ",
      "{\\b Total}\\tab 4,99 \\u8364?\\{a\\}{\\pict 0102}}",
    ].join("\r\n");
    expect(wordsOfRtf(rtf).text).toBe("Café du coin\nPain sans gluten\t4,99\u00a0$\nTotal\t4,99 €{a}");
  });

  it("is the HTML that it was made of", () => {
    const rtf =
      "{\\rtf1\\ansi\\fromhtml1 {\\*\\htmltag19 <html>}{\\*\\htmltag64 <p>}\\htmlrtf {\\fs20 \\htmlrtf0 GF bread 6.99" +
      "\\htmlrtf }\\htmlrtf0 {\\*\\htmltag72 </p>}{\\*\\htmltag84 &nbsp;}\\htmlrtf \\'a0\\htmlrtf0 {\\*\\htmltag27 </html>}}";
    expect(wordsOfRtf(rtf)).toEqual({ html: "<html><p>GF bread 6.99</p>&nbsp;</html>", text: null });
  });

  it("whose letter in Unicode ends a group loses nothing behind it", () => {
    expect(wordsOfRtf("{\\rtf1 {\\u8364}5.99}").text).toBe("€5.99");
  });

  it("that is cut off or damaged anywhere is read as far as it goes", () => {
    for (let at = 0; at < PACKED.length; at += 1) {
      expect(rtfOf(PACKED.subarray(0, at)).length).toBeLessThan(60);
      for (const value of [0, 255]) {
        const damaged = Buffer.from(PACKED);
        damaged[at] = value;
        expect(wordsOfRtf(rtfOf(damaged)).text?.length ?? 0).toBeLessThan(400);
      }
    }
  });
});
