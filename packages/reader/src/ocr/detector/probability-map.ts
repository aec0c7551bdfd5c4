/** For each pixel of the detector's input, how likely it is in the core of a run of text. */
export interface ProbabilityMap {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
}

/**
 * The 4-connected regions of pixels at or above a threshold, as lists of pixel indices.
 * @param within only these pixels are searched: calling again with a higher threshold cuts a region up
 */
export function connectedRegions(
  { data, width }: ProbabilityMap,
  threshold: number,
  within: Iterable<number> = data.keys(),
): number[][] {
  const seen = new Set<number>();
  const whole = Array.isArray(within) ? null : new Uint8Array(data.length);
  const regions: number[][] = [];
  const take = (pixel: number, stack: number[]) => {
    if ((data[pixel] ?? 0) < threshold || (whole ? whole[pixel] : seen.has(pixel))) return;
    if (whole) whole[pixel] = 1;
    else seen.add(pixel);
    stack.push(pixel);
  };
  for (const start of within) {
    if ((data[start] ?? 0) < threshold) continue;
    const region: number[] = [];
    take(start, region);
    for (let at = 0; at < region.length; at++) {
      const pixel = region[at] ?? 0;
      const x = pixel % width;
      if (x > 0) take(pixel - 1, region);
      if (x < width - 1) take(pixel + 1, region);
      if (pixel >= width) take(pixel - width, region);
      if (pixel + width < data.length) take(pixel + width, region);
    }
    if (region.length) regions.push(region);
  }
  return regions;
}
