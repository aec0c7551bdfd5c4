import type { Random } from "../random";

export const SURFACES = ["wood", "stone", "cloth", "counter", "dark"] as const;

/** The faults of a photograph, and how bad each is. Lengths are fractions of the paper. */
export interface PhotographSettings {
  readonly surface: (typeof SURFACES)[number];
  /** Pixels of the photo for one pixel of paper. */
  readonly scale: number;
  /** Degrees clockwise. */
  readonly turn: number;
  /** How far each corner is pulled, four pairs of fractions. */
  readonly corners: readonly number[];
  readonly curl: number;
  readonly curlPhase: number;
  readonly sway: number;
  /** Where the paper was folded, 0 (top) to 1, or `null`. */
  readonly fold: number | null;
  readonly light: { readonly across: number; readonly down: number; readonly level: number };
  readonly shadow: { readonly at: number; readonly slope: number; readonly depth: number };
  readonly tint: readonly [red: number, green: number, blue: number];
  readonly ink: number;
  readonly worn: number;
  readonly showThrough: number;
  readonly blur: number;
  readonly noise: number;
  readonly quality: number;
  /** Stored turned by 90 degrees with the EXIF orientation that says so. */
  readonly sideways: boolean;
}

/** Draws settings as for a phone in a kitchen: mostly fair, sometimes poor. */
export function drawPhotographSettings(random: Random): PhotographSettings {
  const poor = random.chance(0.35) ? 1 : 0.45;
  const swing = (max: number) => random.between(-max, max) * poor;
  return {
    surface: random.pick(SURFACES),
    scale: random.between(1.0, 1.45) - (poor === 1 ? 0.15 : 0),
    turn: swing(6),
    corners: Array.from({ length: 8 }, () => swing(0.035)),
    curl: swing(0.012),
    curlPhase: random.between(0, Math.PI),
    sway: swing(0.018),
    fold: random.chance(0.45) ? random.between(0.25, 0.75) : null,
    light: { across: swing(0.3), down: swing(0.3), level: random.between(0.82, 1.02) },
    shadow: {
      at: random.between(0.15, 0.95),
      slope: swing(1.2),
      depth: random.chance(0.6) ? random.between(0.12, 0.4) : 0,
    },
    tint: [random.between(0.97, 1), random.between(0.95, 0.99), random.between(0.86, 0.98)],
    ink: random.between(0.66, 0.92),
    worn: random.between(0, 0.35) * poor,
    showThrough: random.between(0.06, 0.2) * (poor + 0.3),
    blur: random.between(0.4, 0.75) + (poor === 1 ? random.between(0, 0.45) : 0),
    noise: random.between(1.5, 5) * (poor + 0.4),
    quality: random.int(62, 92),
    sideways: random.chance(0.08),
  };
}
