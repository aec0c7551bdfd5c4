import { LINE_HEIGHT, type LineCrop } from "./line-crop";

const LEAST_CONTRAST = 0.3;
/** Of print on paper most pixels are paper: more than half of them are nearer to the light end. */
const MIDDLE = 0.35;

/** Whether a line is light print on a dark bar. */
export function isWhiteOnBlack({ planes, width }: LineCrop): boolean {
  const green = planes.slice(LINE_HEIGHT * width, 2 * LINE_HEIGHT * width).sort();
  const at = (share: number) => ((green[Math.floor(share * (green.length - 1))] ?? 0) + 1) / 2;
  const [dark, middle, light] = [at(0.04), at(0.5), at(0.96)];
  return light - dark > LEAST_CONTRAST && middle - dark < MIDDLE * (light - dark);
}

/** The line with dark and light exchanged. */
export const negativeOf = ({ planes, width }: LineCrop): LineCrop => ({
  planes: planes.map((value) => -value),
  width,
});
