const PASSED_ON = /^(PATH|HOME|TZ|LANG|LC_\w+|TMPDIR|TEMP|TMP|SYSTEMROOT|LD_LIBRARY_PATH)$/i;

/**
 * The variables that a process working on strangers' input gets: none of the server's secrets.
 * @param names further variables that it needs
 */
export function childEnvironment(
  environment: NodeJS.ProcessEnv,
  names: readonly string[] = [],
): NodeJS.ProcessEnv {
  const passed = Object.entries(environment).filter(([name]) => PASSED_ON.test(name) || names.includes(name));
  return { ...Object.fromEntries(passed), NODE_ENV: environment.NODE_ENV };
}
