/** What a browser has for badges; one without them has neither. */
type Badges = Partial<Pick<Navigator, "setAppBadge" | "clearAppBadge">>;

/**
 * Shows a number on the installed app's icon, and none for 0 (receipts-79). Browsers without badges, and those that
 * refuse them, show nothing.
 */
export async function showAppBadge(badges: Badges, count: number): Promise<void> {
  try {
    await (count > 0 ? badges.setAppBadge?.(count) : badges.clearAppBadge?.());
  } catch {
    // Nothing is lost but the number on the icon.
  }
}
