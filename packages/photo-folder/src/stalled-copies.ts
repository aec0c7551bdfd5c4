import { isSamePhoto, type SeenPhoto } from "./photos-in";

/** A copy that stalled for so long is taken as it is. */
const LONGEST_STALL_MS = 10 * 60_000;
const MAX_REMEMBERED = 1000;

/**
 * Since when copies whose end is missing have stood still, by the clock of whoever looks at them: that of a share may
 * be off by hours.
 */
export class StalledCopies {
  private readonly stood = new Map<string, { readonly photo: SeenPhoto; readonly since: number }>();

  /** Whether more of a file may still arrive, as it is seen now. */
  mayStillGrow(photo: SeenPhoto, now: number): boolean {
    const earlier = this.stood.get(photo.path);
    // After the clock was set back, counting starts again.
    if (earlier && isSamePhoto(earlier.photo, photo) && now >= earlier.since)
      return now - earlier.since < LONGEST_STALL_MS;
    this.stood.delete(photo.path);
    const [oldest] = this.stood.keys();
    if (oldest !== undefined && this.stood.size >= MAX_REMEMBERED) this.stood.delete(oldest);
    this.stood.set(photo.path, { photo, since: now });
    return true;
  }
}
