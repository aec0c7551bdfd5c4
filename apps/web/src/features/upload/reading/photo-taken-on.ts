const FIRST_YEAR = 1990;

/** The day in the form of Exif, `2026:03:14 17:42:00`, as `YYYY-MM-DD`; `null` for any other text. */
export function dayOfExif(written: unknown, now = new Date()): string | null {
  const [, year = "", month = "", day = ""] = /^(\d{4}):(\d\d):(\d\d)\b/.exec(String(written)) ?? [];
  const date = `${year}-${month}-${day}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return null;
  return Number(year) < FIRST_YEAR || time > now.getTime() ? null : date;
}

/** The day on which a photo was taken, as it says itself; `null` where it does not. It is read on this device. */
export async function photoTakenOn(photo: Blob): Promise<string | null> {
  try {
    const { load } = await import("exifreader");
    const tags = load(await photo.arrayBuffer());
    return dayOfExif(tags.DateTimeOriginal?.description);
  } catch {
    return null;
  }
}
