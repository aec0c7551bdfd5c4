import sharp from "sharp";
import type { Random } from "../random";
import { toUnitSquare } from "./homography";
import type { PaperSheet } from "./paper";
import type { PhotographSettings } from "./photograph-settings";
import { grain, smoothNoise } from "./smooth-noise";
import { surfaceColour } from "./surface";

/** The photo's size in pixels, and the map from its pixels to the paper. */
function frame(paper: PaperSheet, settings: PhotographSettings) {
  const [width, height] = [paper.width * settings.scale, paper.height * settings.scale];
  const angle = (settings.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const pulled = settings.corners;
  const unit = [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ] as const;
  const corners = unit.map(([across, down], index) => {
    const x = (across + (pulled[index * 2] ?? 0)) * width;
    const y = (down + (pulled[index * 2 + 1] ?? 0)) * height;
    return [x * cos - y * sin, x * sin + y * cos] as const;
  });
  const border = 0.07 * width;
  const left = Math.min(...corners.map(([x]) => x)) - border;
  const top = Math.min(...corners.map(([, y]) => y)) - border;
  const right = Math.max(...corners.map(([x]) => x)) + border;
  const bottom = Math.max(...corners.map(([, y]) => y)) + border;
  const shifted = corners.map(([x, y]) => [x - left, y - top] as const);
  const [a, b, c, d] = shifted;
  if (!a || !b || !c || !d) throw new RangeError("A sheet of paper has four corners");
  return {
    width: Math.round(right - left),
    height: Math.round(bottom - top),
    toPaper: toUnitSquare([a, b, c, d]),
  };
}

function sampled({ pixels, width, height }: PaperSheet, u: number, v: number): number {
  const x = Math.min(width - 1.001, Math.max(0, u * width - 0.5));
  const y = Math.min(height - 1.001, Math.max(0, v * height - 0.5));
  const [left, top] = [x | 0, y | 0];
  const at = top * width + left;
  const [across, down] = [x - left, y - top];
  const upper = (pixels[at] ?? 255) * (1 - across) + (pixels[at + 1] ?? 255) * across;
  const lower = (pixels[at + width] ?? 255) * (1 - across) + (pixels[at + width + 1] ?? 255) * across;
  return upper * (1 - down) + lower * down;
}

/** Lays the paper on a surface, bends, folds and lights it. RGB, three bytes a pixel. */
function expose(paper: PaperSheet, settings: PhotographSettings, random: Random) {
  const { width, height, toPaper } = frame(paper, settings);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = toPaper;
  const noise = smoothNoise(random);
  const colourAt = surfaceColour(settings.surface, noise);
  const { curl, curlPhase, sway, light, shadow, tint } = settings;
  const fold = settings.fold ?? 2;
  const aspect = paper.width / paper.height;
  const out = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const depth = g * x + h * y + 1;
      const s = (a * x + b * y + c) / depth;
      const t = (d * x + e * y + f) / depth;
      const u = s + sway * Math.sin(4.2 * t + curlPhase);
      const bend = Math.sin(Math.PI * s + curlPhase) * (0.5 + 0.5 * Math.cos(2.1 * t + curlPhase));
      const v = t + curl * aspect * 1.6 * bend + (t > fold ? 0.006 * (t - fold) : 0);
      const [across, down] = [x / width, y / height];
      const shade = 1 / (1 + Math.exp(-28 * (across - shadow.at + shadow.slope * (down - 0.5))));
      let lit =
        light.level *
        (1 + light.across * (across - 0.5) + light.down * (down - 0.5)) *
        (1 - shadow.depth * shade);
      const outside = Math.max(-u, u - 1, -v / aspect, (v - 1) / aspect);
      const at = (y * width + x) * 3;
      if (outside > 0) {
        const [red, green, blue] = colourAt(x, y);
        lit *= 1 - 0.55 * Math.exp(-outside * 45);
        out[at] = Math.min(255, red * lit);
        out[at + 1] = Math.min(255, green * lit);
        out[at + 2] = Math.min(255, blue * lit);
        continue;
      }
      const crease =
        Math.abs(t - fold) < 0.06 ? Math.sign(t - fold) * 0.13 * Math.exp(-Math.abs(t - fold) * 70) : 0;
      const side = t > fold ? 0.96 : 1;
      lit *=
        (1 + 5 * curl * Math.cos(Math.PI * s + curlPhase)) *
        (1 + crease) *
        side *
        (0.975 + 0.04 * noise(u * 22, (v * 22) / aspect));
      const value = sampled(paper, u, v) * 0.94 * lit;
      out[at] = Math.min(255, value * tint[0]);
      out[at + 1] = Math.min(255, value * tint[1]);
      out[at + 2] = Math.min(255, value * tint[2]);
    }
  }
  return { data: out, width, height };
}

/** Photographs a printed paper with a phone: lens blur, sensor noise, JPEG. Returns the file's bytes. */
export async function photograph(
  paper: PaperSheet,
  settings: PhotographSettings,
  random: Random,
): Promise<Buffer> {
  const scene = expose(paper, settings, random);
  const raw = { width: scene.width, height: scene.height, channels: 3 as const };
  const pixels = await sharp(scene.data, { raw }).blur(settings.blur).raw().toBuffer();
  const grains = grain(random);
  let from = random.int(0, grains.length - 1);
  for (let at = 0; at < pixels.length; at += 3) {
    from = (from + 1) % grains.length;
    // The position is mixed in, so that the repeating table makes no stripes.
    const speck = (grains[(from + (at >> 12) * 977) % grains.length] ?? 0) * settings.noise;
    for (let channel = at; channel < at + 3; channel += 1) {
      pixels[channel] = Math.max(0, Math.min(255, Math.round((pixels[channel] ?? 0) + speck)));
    }
  }
  const photo = sharp(pixels, { raw });
  const stored = settings.sideways ? photo.rotate(270).withMetadata({ orientation: 6 }) : photo;
  return stored.jpeg({ quality: settings.quality }).toBuffer();
}
