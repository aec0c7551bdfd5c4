import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * `false` in the page as it was sent, `true` once its scripts run. Until then, make `inert` what only scripts
 * can answer, so that no press or letter is lost unseen.
 */
export function useScriptsRun(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
