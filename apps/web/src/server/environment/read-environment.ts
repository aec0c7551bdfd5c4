import { type Environment, environmentSchema } from "./environment";
import { faultsTogether, productionFaults } from "./environment-faults";

/** `FOO=` in a file means "not chosen", so an empty variable counts as absent. */
function withoutEmpty(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== ""),
  ) as NodeJS.ProcessEnv;
}

/**
 * Reads and checks every environment variable in one place.
 * @throws an Error with one sentence for each variable that is wrong.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const given = withoutEmpty(variables);
  const parsed = environmentSchema.safeParse(given);
  const faults = productionFaults(given);
  if (parsed.error) {
    faults.unshift(...parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`));
  } else {
    faults.push(...faultsTogether(parsed.data));
  }
  if (!parsed.success || faults.length > 0) throw new Error(faults.join("\n"));
  return parsed.data;
}
