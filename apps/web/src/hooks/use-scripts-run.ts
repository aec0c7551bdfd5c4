import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * False in the page as it was sent, true once its scripts run. Until then `inert` what only they can answer, so
 * that no press or letter is lost unseen.
 */
export function useScriptsRun(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
