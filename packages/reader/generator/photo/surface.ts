import type { PhotographSettings } from "./photograph-settings";

type Noise = (x: number, y: number) => number;
type Colour = readonly [red: number, green: number, blue: number];

const COLOURS: Record<PhotographSettings["surface"], Colour> = {
  wood: [158, 112, 70],
  stone: [148, 148, 150],
  cloth: [96, 104, 122],
  counter: [206, 202, 194],
  dark: [48, 45, 46],
};

/** How light the surface is at a pixel, as a factor of its colour: grain, speckles or weave. */
function texture(surface: PhotographSettings["surface"], noise: Noise, x: number, y: number): number {
  switch (surface) {
    case "wood":
      return 0.78 + 0.3 * noise(x / 9, y / 260) + 0.12 * noise(x / 2.3, y / 90);
    case "stone":
      return 0.62 + 0.75 * noise(x / 7, y / 7) * noise(x / 3, y / 3);
    case "cloth":
      return 0.85 + 0.16 * Math.sin(x / 1.9) * Math.sin(y / 1.9) + 0.12 * noise(x / 30, y / 30);
    case "counter":
      return 0.95 + 0.06 * noise(x / 60, y / 60);
    case "dark":
      return 0.8 + 0.4 * noise(x / 18, y / 18);
  }
}

/** The colour of the surface that the receipt lies on. */
export function surfaceColour(
  surface: PhotographSettings["surface"],
  noise: Noise,
): (x: number, y: number) => Colour {
  const [red, green, blue] = COLOURS[surface];
  return (x, y) => {
    const factor = texture(surface, noise, x, y);
    return [red * factor, green * factor, blue * factor];
  };
}
