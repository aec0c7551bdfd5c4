import type { Page } from "playwright-core";

const LEFT = [
  "0001101",
  "0011001",
  "0010011",
  "0111101",
  "0100011",
  "0110001",
  "0101111",
  "0111011",
  "0110111",
  "0001011",
];
const PARITIES = [
  "LLLLLL",
  "LLGLGG",
  "LLGGLG",
  "LLGGGL",
  "LGLLGG",
  "LGGLLG",
  "LGGGLL",
  "LGLGLG",
  "LGLGGL",
  "LGGLGL",
];
const flipped = (bits: string) => [...bits].map((bit) => (bit === "1" ? "0" : "1")).join("");
const turned = (bits: string) => [...bits].reverse().join("");

/** The 95 modules of an EAN-13 (GS1 General Specifications, 5.2.1): `1` is a bar. */
function modulesOf(barcode: string): string {
  const digits = [...barcode].map(Number);
  const parity = PARITIES[digits[0] ?? 0] ?? "";
  const left = digits.slice(1, 7).map((digit, at) => {
    const bits = LEFT[digit] ?? "";
    return parity[at] === "L" ? bits : turned(flipped(bits));
  });
  const right = digits.slice(7).map((digit) => flipped(LEFT[digit] ?? ""));
  return `101${left.join("")}01010${right.join("")}101`;
}

/** The page's camera then sees a package with this EAN-13; it must be called before the page is opened. */
export async function holdBeforeCamera(page: Page, barcode: string): Promise<void> {
  await page.addInitScript((modules) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [640, 360];
      const pen = canvas.getContext("2d");
      if (!pen) throw new Error("No canvas to draw the package on.");
      const draw = () => {
        pen.fillStyle = "white";
        pen.fillRect(0, 0, 640, 360);
        pen.fillStyle = "black";
        [...modules].forEach((module, at) => {
          if (module === "1") pen.fillRect(130 + at * 4, 80, 4, 200);
        });
      };
      draw();
      setInterval(draw, 100);
      return canvas.captureStream(10);
    };
  }, modulesOf(barcode));
}

/** The page's camera is not allowed. */
export async function refuseCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("Permission denied", "NotAllowedError"));
  });
}
