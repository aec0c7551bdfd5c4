/**
 * How long to wait, as a person would say it: seconds up to a minute and a half, then minutes, then hours.
 */
export function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  if (seconds < 90) return `${seconds} seconds`;
  return minutes < 90 ? `${minutes} minutes` : `${hours} hours`;
}
