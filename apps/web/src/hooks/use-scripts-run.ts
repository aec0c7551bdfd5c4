import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

const never = () => () => undefined;
/** Whether anything on this page has seen its scripts run. */
let ran = false;

/**
 * `false` in the page as it was sent, `true` once its scripts run. Until then, make `inert` what only scripts
 * can answer, so that no press or letter is lost unseen. In a page that starts, the change waits for whatever else
 * it has to do, so that it does not hold up the thread; what appears later is there at once.
 */
export function useScriptsRun(): boolean {
  const [run, setRun] = useState(false);
  const startedBefore = useSyncExternalStore(
    never,
    () => ran,
    () => false,
  );
  useEffect(() => {
    ran = true;
    startTransition(() => setRun(true));
  }, []);
  return run || startedBefore;
}
