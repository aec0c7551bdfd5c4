const PATTERNS = { switched: [10], done: [20], refused: [40, 60, 40] } as const;

/** A short vibration where the device has one, and its owner does not ask for less motion. */
export function buzz(what: keyof typeof PATTERNS): void {
  const device: Navigator | undefined = globalThis.navigator;
  if (!device?.vibrate || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  device.vibrate([...PATTERNS[what]]);
}
