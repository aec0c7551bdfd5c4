import type { TextBox } from "../text-box";

export type Point = readonly [x: number, y: number];

const cross = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

function chain(points: Iterable<Point>): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    for (;;) {
      const last = kept.at(-1);
      const before = kept.at(-2);
      if (!last || !before || cross(before, last, point) > 0) break;
      kept.pop();
    }
    kept.push(point);
  }
  kept.pop();
  return kept;
}

/** Andrew's monotone chain. */
function convexHull(points: Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

/** The smallest slanted rectangle around the points: one of its sides lies on a side of their hull. */
export function minAreaRectangle(points: Point[]): TextBox | null {
  const hull = convexHull(points);
  let best: TextBox | null = null;
  for (const [i, a] of hull.entries()) {
    const b = hull[(i + 1) % hull.length] ?? a;
    const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    let [x0, x1, y0, y1] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const [px, py] of hull) {
      const x = px * cos + py * sin;
      const y = -px * sin + py * cos;
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
    }
    const [width, height, mx, my] = [x1 - x0, y1 - y0, (x0 + x1) / 2, (y0 + y1) / 2];
    if (best && width * height >= best.width * best.height) continue;
    best = { cx: mx * cos - my * sin, cy: mx * sin + my * cos, width, height, angle };
  }
  return best;
}
