/** Pixels in memory: three bytes each (red, green, blue), row by row from the top left. */
export interface RgbImage {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}
