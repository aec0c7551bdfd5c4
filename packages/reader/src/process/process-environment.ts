const PASSED_ON =
  /^(PATH|HOME|TZ|LANG|LC_\w+|TMPDIR|TEMP|TMP|SYSTEMROOT|LD_LIBRARY_PATH|READER_MODEL|READER_EFFORT)$/i;

/** The variables that a process decoding strangers' files gets; none of them is a secret. */
export function processEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const passed = Object.entries(environment).filter(([name]) => PASSED_ON.test(name));
  return { ...Object.fromEntries(passed), NODE_ENV: environment.NODE_ENV };
}
