/** A plane projective map as the eight numbers a…h of (ax+by+c, dx+ey+f) / (gx+hy+1). */
export type Homography = readonly number[];

type Corner = readonly [x: number, y: number];

/** The map that takes four points to the unit square's corners (0,0), (1,0), (1,1), (0,1), in that order. */
export function toUnitSquare(corners: readonly [Corner, Corner, Corner, Corner]): Homography {
  const targets: readonly Corner[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  const rows = corners.flatMap(([x, y], index) => {
    const [u, v] = targets[index] ?? [0, 0];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  return solve(rows);
}

/** Gauss-Jordan elimination with row pivoting; each row is its coefficients and then its right side. */
function solve(rows: number[][]): number[] {
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    const candidates = rows.slice(column);
    const best = candidates.reduce((one, other) =>
      Math.abs(other[column] ?? 0) > Math.abs(one[column] ?? 0) ? other : one,
    );
    const at = rows.indexOf(best);
    rows[at] = rows[column] ?? best;
    const pivot = best[column] ?? 1;
    const unit = best.map((value) => value / pivot);
    rows[column] = unit;
    for (const [index, other] of rows.entries()) {
      const factor = other[column] ?? 0;
      if (index === column || factor === 0) continue;
      rows[index] = other.map((value, position) => value - factor * (unit[position] ?? 0));
    }
  }
  return rows.map((values) => values[size] ?? 0);
}
