/** A slanted rectangle around one run of text, in pixels; `angle` in radians, clockwise. */
export interface TextBox {
  cx: number;
  cy: number;
  /** Along the text. */
  width: number;
  /** Across the text. */
  height: number;
  angle: number;
}

/** The upright rectangle around a slanted one. */
export interface Bounds {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Whether the text runs down the page rather than across it. */
export function isVertical(box: TextBox): boolean {
  return Math.abs(box.angle) > Math.PI / 4;
}

export function boundsOf({ cx, cy, width, height, angle }: TextBox): Bounds {
  const cos = Math.abs(Math.cos(angle));
  const sin = Math.abs(Math.sin(angle));
  const halfWidth = (width * cos + height * sin) / 2;
  const halfHeight = (width * sin + height * cos) / 2;
  return { x0: cx - halfWidth, y0: cy - halfHeight, x1: cx + halfWidth, y1: cy + halfHeight };
}

export function areaOf({ x0, y0, x1, y1 }: Bounds): number {
  return (x1 - x0) * (y1 - y0);
}

/** The area two upright rectangles have in common. */
export function overlap(a: Bounds, b: Bounds): number {
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const height = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return width > 0 && height > 0 ? width * height : 0;
}
