/** How far the full-screen photo can be enlarged, in widths of the screen. */
export const SMALLEST = 1;
export const LARGEST = 6;
/** What a double tap enlarges to, and back from. */
export const DOUBLE_TAPPED = 2.5;

/** The zoom within its bounds. */
export const bounded = (zoom: number) => Math.min(LARGEST, Math.max(SMALLEST, zoom));

/**
 * Where a frame is scrolled to after a change of zoom, so that the point under the fingers stays under them.
 * `at` is where the fingers are in the frame, `scrolled` where the frame was scrolled to, both in pixels.
 */
export function scrolledTo(scrolled: number, at: number, before: number, after: number): number {
  return Math.max(0, ((scrolled + at) * after) / before - at);
}
