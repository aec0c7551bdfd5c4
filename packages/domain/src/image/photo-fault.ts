import type { GreyPhoto } from "./grey-photo";
import { printRunsOut } from "./print-at-edge";

/** What keeps a photo from being read, or from being read whole, measured on its pixels alone. */
export const PHOTO_FAULTS = ["too_small", "too_dark", "not_sharp", "cut_off"] as const;
export type PhotoFault = (typeof PHOTO_FAULTS)[number];

/** The longest side in pixels at which a photo is measured; a smaller one is measured as it is. */
export const MEASURED_SIDE_PX = 1600;

/*
 * Set by 274 photographs and scans of receipts, none of which is too small, dark or soft by them: their lightest twentieth is
 * at least 125, their detail at half size at least 11.7, and what is left of it at full size at least .376.
 */
const SHORTEST_SIDE_PX = 200;
const LONGEST_SIDE_PX = 320;
const DARKEST_LIGHT = 60;
/** A blank page has less, and so has one that is wholly blurred. */
const LEAST_DETAIL = 5;
const LEAST_SHARPNESS = 0.34;
/** As a share of the light. Receipts have at least .046, and .018 where a blur of 0.3% leaves a third legible. */
const BLANK_DETAIL = 0.01;
/** Detail of this much is print, however soft. */
const MUCH_DETAIL = 14;

const LIGHTEST_SHARE = 0.05;
/** The share of a photo's tiles that is looked at, those with most detail: a receipt may be a small part of it. */
const MEASURED_SHARE = 0.15;
const TILE_PX = 32;

/** The brightness that the lightest twentieth of the pixels reaches. */
function lightOf({ data }: GreyPhoto): number {
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at += 1) counts[data[at] ?? 0] = (counts[data[at] ?? 0] ?? 0) + 1;
  let above = 0;
  for (let level = 255; level > 0; level -= 1) {
    above += counts[level] ?? 0;
    if (above >= LIGHTEST_SHARE * data.length) return level;
  }
  return 0;
}

/** The photo at half its size, each pixel the mean of four. */
function halved({ data, width, height }: GreyPhoto): GreyPhoto {
  const [w, h] = [width >> 1, height >> 1];
  const half = new Uint8Array(w * h);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const at = 2 * y * width + 2 * x;
      const below = at + width;
      const sum = (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[below] ?? 0) + (data[below + 1] ?? 0);
      half[y * w + x] = (sum + 2) >> 2;
    }
  }
  return { data: half, width: w, height: h };
}

/** The mean strength of the Laplacian in each square tile, row by row; what is left over at the edges is not counted. */
function detailOf({ data, width, height }: GreyPhoto, tile: number): Float64Array {
  const across = Math.floor(width / tile);
  const down = Math.floor(height / tile);
  const detail = new Float64Array(across * down);
  for (let y = 1; y < Math.min(down * tile, height - 1); y += 1) {
    const row = Math.floor(y / tile) * across;
    for (let x = 1; x < Math.min(across * tile, width - 1); x += 1) {
      const at = y * width + x;
      const around =
        (data[at - 1] ?? 0) + (data[at + 1] ?? 0) + (data[at - width] ?? 0) + (data[at + width] ?? 0);
      const tileAt = row + Math.floor(x / tile);
      detail[tileAt] = (detail[tileAt] ?? 0) + Math.abs(4 * (data[at] ?? 0) - around) / (tile * tile);
    }
  }
  return detail;
}

/** The places of the tiles that have most detail. */
function mostDetailed(tiles: Float64Array): number[] {
  return [...tiles.keys()]
    .sort((one, other) => (tiles[other] ?? 0) - (tiles[one] ?? 0))
    .slice(0, Math.max(3, Math.ceil(tiles.length * MEASURED_SHARE)));
}

const meanOf = (tiles: Float64Array, places: readonly number[]) =>
  places.reduce((sum, at) => sum + (tiles[at] ?? 0), 0) / places.length;

/** The detail at half size of the tiles that have most of it, and the share of it that is left at full size. */
function sharpnessOf(photo: GreyPhoto): { detail: number; sharpness: number } {
  const half = detailOf(halved(photo), TILE_PX);
  const full = detailOf(photo, 2 * TILE_PX);
  const limit = mostDetailed(half);
  const detail = meanOf(half, limit);
  return { detail, sharpness: detail === 0 ? 0 : meanOf(full, limit) / detail };
}

/**
 * Whether nothing on a photo could be print, so that looking for text is in vain: a blank page, or a photo that is
 * wholly out of focus, however light or dark. `photo` is at most half as large as {@link MEASURED_SIDE_PX}.
 */
export function isBlank(photo: GreyPhoto): boolean {
  const tiles = detailOf(photo, TILE_PX);
  return meanOf(tiles, mostDetailed(tiles)) < BLANK_DETAIL * lightOf(photo);
}

/**
 * What keeps the photo from being read, or read whole; `null` where nothing seems to. It errs towards `null`: a photo is read
 * whatever is said here. `photo` is the original or made smaller to {@link MEASURED_SIDE_PX}.
 */
export function photoFault(photo: GreyPhoto): PhotoFault | null {
  const { width, height } = photo;
  if (Math.max(width, height) < LONGEST_SIDE_PX || Math.min(width, height) < SHORTEST_SIDE_PX)
    return "too_small";
  const light = lightOf(photo);
  if (light < DARKEST_LIGHT) return "too_dark";
  const { detail, sharpness } = sharpnessOf(photo);
  const soft = detail < LEAST_DETAIL || (detail < MUCH_DETAIL && sharpness < LEAST_SHARPNESS);
  if (soft) return "not_sharp";
  return printRunsOut(photo, light) ? "cut_off" : null;
}
