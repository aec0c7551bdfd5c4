/** How long to wait, as a person would say it: seconds up to a minute and a half, then minutes, then hours. */
export function roundedWait(seconds: number): { unit: "seconds" | "minutes" | "hours"; count: number } {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 90) return { unit: "seconds", count: seconds };
  return minutes < 90
    ? { unit: "minutes", count: minutes }
    : { unit: "hours", count: Math.ceil(minutes / 60) };
}
